import './components/mono-font.css';
import { paths } from '@regelwerk/contract/shared/paths';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { useStore } from '../../../lib/use-store.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { freshSession, wizardSession, wizardSteps } from '../../answers/store.ts';
import { useNewRule } from '../../answers/use-new-rule.ts';
import { useSession } from '../../auth/use-session.ts';
import { knownProject } from '../../project/store.ts';
import type { WaitingRule } from '../view/model.ts';
import { waitingRule } from '../view/store.ts';
import { ExistingRuleDialog } from './components/existing-rule-dialog.tsx';
import { Generating } from './components/generating.tsx';
import { PreviewActions } from './components/preview-actions.tsx';
import { PreviewLayout } from './components/preview-layout.tsx';
import { SignUpOffer } from './components/sign-up-offer.tsx';
import { UnlockOffer } from './components/unlock-offer.tsx';
import { copy } from './copy.ts';
import { useFocusAfterGenerating } from './use-focus-after-generating.ts';
import { useGeneration } from './use-generation.ts';

/** The preview that waits in this browser: a visitor signs up for the whole rule, a signed-in person unlocks it. */
export function PreviewPage() {
  const t = useText(copy);
  // once unlocked, the preview stays until the rule is there
  const [shown] = useState(waitingRule.read);
  const rule = useStore(waitingRule) ?? shown;
  const { person } = useSession();
  usePageTitle(t(rule === undefined ? 'preview.none' : 'rule.title'));
  if (rule === undefined) return person === undefined ? <NoPreview /> : <Navigate to={paths.dashboard} replace />;
  return person === undefined ? <ForVisitor rule={rule} /> : <ForPerson rule={rule} userId={person.id} />;
}

function ForVisitor({ rule }: { rule: WaitingRule }) {
  const t = useText(copy);
  const createNew = useNewRule();
  return (
    <PreviewLayout
      rule={rule}
      lead={`${t('result.preview')} ${t('result.previewMore')}`}
      offer={<SignUpOffer />}
      actions={<PreviewActions rule={rule.preview} onCreateNew={createNew} />}
    />
  );
}

function ForPerson({ rule, userId }: { rule: WaitingRule; userId: string }) {
  const t = useText(copy);
  const navigate = useNavigate();
  const createNew = useNewRule();
  const generation = useGeneration({ isReplacing: true });
  const { form, language, size, project, requestId } = rule;
  const lacksProject = rule.isOfProject === true && project === undefined;
  const forget = () => waitingRule.write(undefined, false);
  const unlock = (offerExisting: boolean, consent: boolean) =>
    generation.generate({ form, language, size, project, consent, requestId, offerExisting }, forget);
  const change = () => {
    wizardSession.write({ ...freshSession, form, size, ruleLanguage: language, step: wizardSteps.length - 1 });
    if (project !== undefined) knownProject.takeSent(project);
    void navigate({ to: paths.home });
  };
  const isGenerating = generation.isPending || generation.isSuccess;
  useFocusAfterGenerating(isGenerating);
  if (isGenerating) return <Generating progress={generation.progress} onCancel={generation.cancel} />;
  return (
    <>
      <PreviewLayout
        rule={rule}
        lead={t('result.preview')}
        offer={
          lacksProject ? (
            <p className="rounded-card border border-accent bg-accent-soft p-5">{t('preview.lacksProject')}</p>
          ) : (
            <UnlockOffer
              userId={userId}
              isUnreachable={generation.error?.code === 'unreachable'}
              onUnlock={(isDeclared) => unlock(true, isDeclared)}
            />
          )
        }
        actions={
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={change}>
              <Pencil className="size-4" aria-hidden="true" />
              {t('preview.change')}
            </Button>
            <Button variant="quiet" onClick={createNew} className="sm:ml-auto">
              <Plus className="size-4" aria-hidden="true" />
              {t('result.createNew')}
            </Button>
          </div>
        }
      />
      {generation.error?.existing !== undefined && (
        <ExistingRuleDialog
          existing={generation.error.existing}
          onClose={generation.reset}
          onOpen={forget}
          onGenerate={() => unlock(false, generation.variables?.consent === true)}
        />
      )}
    </>
  );
}

function NoPreview() {
  const t = useText(copy);
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 text-center">
      <h1 className="text-2xl font-semibold tracking-tight text-balance">{t('preview.none')}</h1>
      <p className="mt-2 text-muted">{t('preview.noneText')}</p>
      <Link to={paths.home} onClick={wizardSession.start} className={`mt-6 ${buttonLook()}`}>
        {t('preview.create')}
      </Link>
    </div>
  );
}
