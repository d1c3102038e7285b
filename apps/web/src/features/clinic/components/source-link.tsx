import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';

/** Leads to the page that a statement was read on. */
export function SourceLink({ address }: { address: string }) {
  const t = useText(copy);
  return (
    <a href={address} target="_blank" rel="noreferrer" className="font-medium text-accent underline underline-offset-4">
      {t('clinic.source')}
    </a>
  );
}
