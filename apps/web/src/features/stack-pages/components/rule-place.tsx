import type { StackPage } from '@regelwerk/contract/rules/stack-page';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { InlineCode } from '../../rule/view/components/inline-code.tsx';
import { copy } from '../copy.ts';

/** The files of a rule, where they go, and how to see that they are read. */
export function RulePlace({ page: { place, check, files, others } }: { page: StackPage }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const tools = new Intl.ListFormat(language).format(others);
  return (
    <aside aria-labelledby="place" className="min-w-0 self-start rounded-card border border-line bg-surface p-5">
      <h2 id="place" className="font-semibold">
        {t('showcase.place')}
      </h2>
      <ul className="mt-3 grid gap-2 text-sm">
        {files.map(({ path, characters }) => (
          <li key={path ?? ''} className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2">
            <span className={path === undefined ? '' : 'font-mono text-[0.8125rem] wrap-anywhere'}>
              {path ?? t('showcase.text')}
            </span>
            <span className="text-muted tabular-nums">{t('showcase.characters', { count: characters })}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm">
        <InlineCode text={place} />
      </p>
      <p className="mt-2 text-sm text-muted">
        <span className="font-medium text-ink">{t('showcase.check')}</span> <InlineCode text={check} />
      </p>
      {others.length > 0 && <p className="mt-2 text-sm text-muted">{t('showcase.others', { tools })}</p>}
    </aside>
  );
}
