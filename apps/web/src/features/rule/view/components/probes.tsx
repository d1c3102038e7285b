import type { Probe } from '@regelwerk/contract/rules/rule';
import { useText } from '../../../../i18n/use-text.ts';
import { notify } from '../../../../ui/notify.ts';
import { detailsCopy } from '../copy.ts';
import { CopyButton } from './copy-button.tsx';
import { InlineCode } from './inline-code.tsx';

/** Short prompts that test a rule in use, each with the sign that it works. */
export function Probes({ probes }: { probes: readonly Probe[] }) {
  const t = useText(detailsCopy);
  return (
    <div className="text-sm">
      <p className="text-muted">{t('details.probes')}</p>
      <ol className="mt-3 grid gap-3">
        {probes.map(({ id, prompt, sign }) => (
          <li key={id} className="rounded-card border border-line bg-surface p-4">
            <p className="font-medium">
              <InlineCode text={prompt} />
            </p>
            <p className="mt-1.5 text-muted">
              <span className="font-medium text-ink">{t('details.sign')}</span> <InlineCode text={sign} />
            </p>
            <div className="mt-3">
              <CopyButton
                text={prompt}
                label={t('details.copyPrompt')}
                variant="secondary"
                onCopied={() => notify({ title: t('details.promptCopied') })}
              />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
