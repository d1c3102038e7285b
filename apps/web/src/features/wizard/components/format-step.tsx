import { type OutputFormat, outputFormats } from '@regelwerk/contract/choices';
import { limits } from '@regelwerk/contract/limits';
import { declarations } from '@regelwerk/legal/consent-texts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { choiceNames } from '../../rule/copy.ts';
import { copy } from '../copy.ts';
import { useWizard } from '../use-wizard.ts';
import { Answers } from './answers.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { RuleOptions } from './rule-options.tsx';

const json = '{\n  "heading": "React",\n  "lines": [ … ]\n}';

function exampleOf(format: OutputFormat, markdown: string): string {
  const parts: Readonly<Record<OutputFormat, string>> = {
    Markdown: markdown,
    JSON: json,
    Both: `${markdown}\n\n${json}`,
  };
  return parts[format];
}

export function FormatStep() {
  const t = useText(copy);
  const name = useText(choiceNames);
  const { form, answer, hasConsent, isVisitor, consent } = useWizard();
  const [language] = useLanguage();
  return (
    <div className="space-y-7">
      <ChoiceGroup legend={t('wizard.format.question')} columns={3}>
        {outputFormats.map((format) => (
          <ChoiceCard
            key={format}
            type="radio"
            name="outputFormat"
            value={format}
            title={name(`choice.${format}`)}
            checked={form.outputFormat === format}
            onChange={() => answer({ outputFormat: format })}
          >
            <span className="mt-0.5 block text-sm text-muted">{t(`wizard.format.${format}`)}</span>
            {/* on a phone, the example of the chosen format is enough */}
            <span className={form.outputFormat === format ? 'block' : 'hidden sm:block'}>
              <span className="mt-2 block text-xs text-muted sm:mt-3">{t('wizard.format.example')}</span>
              <code className="mt-1 block overflow-hidden rounded-control bg-sunken p-2.5 font-mono text-xs leading-relaxed whitespace-pre-wrap">
                {exampleOf(format, `## React\n\n${t('wizard.format.exampleLines')}`)}
              </code>
            </span>
          </ChoiceCard>
        ))}
      </ChoiceGroup>
      <div>
        <label htmlFor="notes" className="block font-medium">
          {t('wizard.notes')}
        </label>
        <textarea
          id="notes"
          rows={3}
          value={form.additionalNotes ?? ''}
          maxLength={limits.additionalNotes}
          aria-describedby="notes-hint"
          onChange={(event) => answer({ additionalNotes: event.target.value })}
          // browsers scroll only its first line into view, which would leave the rest under the bar
          onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
          className="mt-1.5 w-full rounded-control border border-line-strong bg-surface px-3 py-2"
        />
        <p id="notes-hint" className="mt-1 text-sm text-muted">
          {t('wizard.notes.hint', { max: limits.additionalNotes })}
        </p>
      </div>
      <RuleOptions />
      <Answers />
      <label className="flex gap-3 rounded-card border border-line bg-surface p-4">
        <input
          type="checkbox"
          checked={hasConsent}
          onChange={(event) => consent(event.target.checked)}
          className="mt-1 size-5 shrink-0 accent-(--accent)"
        />
        <span className="max-w-prose text-sm">{declarations[isVisitor ? 'preview' : 'generation'].text[language]}</span>
      </label>
    </div>
  );
}
