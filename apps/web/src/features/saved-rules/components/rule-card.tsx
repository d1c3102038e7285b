import { choiceLabel } from '@regelwerk/contract/rules/choice-label';
import { behaviors, outputFormats, plainChoices } from '@regelwerk/contract/rules/choices';
import { modelLabel } from '@regelwerk/contract/rules/model-label';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Eye } from 'lucide-react';
import { useId, useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../rule/view/components/copy-button.tsx';
import { choiceNames } from '../../rule/view/copy.ts';
import { useRuleCopied } from '../../rule/view/use-rule-copied.ts';
import { copy } from '../copy.ts';
import { badgeLook, readsFiles, type SavedRule } from '../model.ts';
import { savedRuleQuery } from '../queries.ts';
import { useRuleActions } from '../use-rule-actions.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { MainAction } from './main-action.tsx';
import { NameDialog } from './name-dialog.tsx';
import { Staleness } from './staleness.tsx';
import { ViewDialog } from './view-dialog.tsx';

/** One saved rule with its actions. */
export function RuleCard({ rule }: { rule: SavedRule }) {
  const t = useText(copy);
  const tName = useText(choiceNames);
  // stored rules may have answers that the wizard does not offer
  const nameOf = (stored: string) => {
    const names = [...behaviors, ...outputFormats, ...plainChoices.behavior, ...plainChoices.outputFormat];
    const known = names.find((choice) => choice === stored);
    return known === undefined ? stored : tName(`choice.${known}`);
  };
  const [language] = useLanguage();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'view' | 'rename' | 'delete'>();
  const [isDetailed, setIsDetailed] = useState(false);
  const details = useId();
  const tellCopied = useRuleCopied();
  const { duplicate, rename, remove } = useRuleActions(rule, () => setOpen(undefined));
  const date = formatDay(rule.created_at, language, 'medium');
  const close = () => {
    setOpen(undefined);
    rename.reset();
    remove.reset();
  };
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className={`rounded-full px-2.5 py-0.5 text-xs font-semibold ${badgeLook(rule.ai_model)}`}>
          {modelLabel(rule.ai_model, language)}
        </span>
        <span className="text-sm text-muted">{choiceLabel(rule.application_type)}</span>
        <time dateTime={rule.created_at} className="text-sm text-muted">
          {date}
        </time>
      </div>
      <h2 className="mt-2 font-semibold wrap-anywhere">{rule.name}</h2>
      <Staleness rule={rule} />
      <button
        type="button"
        aria-expanded={isDetailed}
        aria-controls={details}
        onClick={() => setIsDetailed(!isDetailed)}
        className="mt-1 inline-flex min-h-8 items-center gap-1 text-sm text-muted hover:text-ink"
      >
        <ChevronDown className={`size-4 transition-transform ${isDetailed ? 'rotate-180' : ''}`} aria-hidden="true" />
        {t(isDetailed ? 'saved.hide' : 'saved.show')}
      </button>
      <dl id={details} hidden={!isDetailed} className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <Detail term={t('saved.frameworks')} value={rule.frameworks.map(choiceLabel).join(', ')} />
        <Detail term={t('saved.behavior')} value={nameOf(rule.behavior_preference)} />
        <Detail term={t('saved.format')} value={nameOf(rule.output_format)} />
        {rule.additional_notes !== null && <Detail term={t('saved.notes')} value={rule.additional_notes} />}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        <MainAction rule={rule} />
        <Button variant="secondary" onClick={() => setOpen('view')}>
          <Eye className="size-4" aria-hidden="true" />
          {t('saved.view')}
        </Button>
        {readsFiles(rule) && (
          <CopyButton
            variant="secondary"
            label={t('saved.copy')}
            text={async () => (await queries.fetchQuery(savedRuleQuery(rule.id))).content}
            onCopied={tellCopied}
          />
        )}
        <div className="flex flex-wrap *:px-3 max-md:-ml-3">
          <Button variant="quiet" isBusy={duplicate.isPending} onClick={duplicate.run}>
            {t('saved.duplicate')}
          </Button>
          <Button variant="quiet" onClick={() => setOpen('rename')}>
            {t('saved.rename')}
          </Button>
          <Button variant="quiet" onClick={() => setOpen('delete')} className="text-danger!">
            {t('saved.delete')}
          </Button>
        </div>
      </div>
      {open === 'view' && <ViewDialog rule={rule} onClose={close} />}
      {open === 'rename' && (
        <NameDialog
          title={t('saved.rename')}
          submit={t('saved.rename')}
          initial={rule.name}
          isPending={rename.isPending}
          failure={rename.failure}
          onSubmit={rename.run}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <DeleteDialog
          name={rule.name}
          isPending={remove.isPending}
          failure={remove.failure}
          onConfirm={remove.run}
          onClose={close}
        />
      )}
    </article>
  );
}

function Detail({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt className="font-medium">{term}</dt>
      <dd className="text-muted wrap-anywhere whitespace-pre-wrap">{value}</dd>
    </>
  );
}
