import type { Evidence } from '@regelwerk/contract/rules/rule';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';

/** When and how a fact was checked, with its source. */
export function SourceNote({ evidence: { url, read = '', checkedOn, status } }: { evidence: Evidence }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const what = read === '' ? new URL(url).hostname : read.replace(/^run with /, '');
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {t(`showcase.${status}`, { date: formatDay(checkedOn, language), what })}{' '}
      <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-2 hover:text-ink">
        {t('showcase.source')}
      </a>
    </p>
  );
}
