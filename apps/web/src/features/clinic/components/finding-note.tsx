import type { Finding } from '@regelwerk/clinic/finding';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineCode } from '../../rule/view/components/inline-code.tsx';
import { copy } from '../copy.ts';
import { SourceLink } from './source-link.tsx';

const icons = { error: CircleAlert, warning: TriangleAlert, note: Info } as const;

/** One finding beside its line, with what can be done about it. */
export function FindingNote({
  finding,
  isBusy,
  onAccept,
  onDismiss,
}: {
  finding: Finding;
  isBusy: boolean;
  onAccept: (finding: Finding) => void;
  onDismiss: (finding: Finding) => void;
}) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { severity, family, line, message, source, fix } = finding;
  const Icon = icons[severity];
  const text = message[language];
  return (
    <li className="rounded-control border border-line bg-paper px-3 py-2 text-sm">
      <p className={`flex items-center gap-2 font-medium ${severity === 'error' ? 'text-danger' : ''}`}>
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        {t(`clinic.severity.${severity}`)} · {t(`clinic.family.${family}`)}
      </p>
      <p className="mt-1 wrap-anywhere">
        <InlineCode text={text} /> {source !== undefined && <SourceLink address={source} />}
      </p>
      <div className="mt-1 -ml-2 flex flex-wrap gap-1">
        {fix !== undefined && (
          <Button
            variant="quiet"
            isBusy={isBusy}
            aria-label={t('clinic.acceptOf', { line, text })}
            onClick={() => onAccept(finding)}
            className="px-2 text-accent"
          >
            {t('clinic.accept')}
          </Button>
        )}
        <Button
          variant="quiet"
          isBusy={isBusy}
          aria-label={t('clinic.dismissOf', { line, text })}
          onClick={() => onDismiss(finding)}
          className="px-2"
        >
          {t('clinic.dismiss')}
        </Button>
      </div>
    </li>
  );
}
