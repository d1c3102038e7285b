import type { StackEntryPoint } from '@regelwerk/contract/rules/stack-page';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { PageLinks } from './components/page-links.tsx';
import { copy } from './copy.ts';

/** Every technology with its pages, one for each kind of tool. */
export function StackListPage({ stacks }: { stacks: readonly StackEntryPoint[] }) {
  const t = useText(copy);
  const [language] = useLanguage();
  return (
    <div className="mx-auto max-w-6xl px-4 py-10 md:py-14">
      <h1 className="text-4xl leading-tight font-semibold tracking-tight">{t('showcase.list')}</h1>
      <p className="mt-4 max-w-[72ch] text-lg text-muted">{t('showcase.list.lead')}</p>
      <ul className="mt-10 grid gap-4 md:grid-cols-2">
        {stacks.map(({ framework, anchor, version, about, checked: { ran, read, latest }, tools }) => (
          <li key={framework} className="rounded-card border border-line bg-surface p-5">
            <h2 id={anchor} className="text-lg font-semibold">
              {framework} <span className="font-normal text-muted">{version}</span>
            </h2>
            <p className="mt-1 first-letter:uppercase">{about}</p>
            <p className="mt-1 text-sm text-muted">
              {ran > 0 && `${t('showcase.list.ran', { count: ran })} `}
              {read > 0 && `${t('showcase.list.read', { count: read })} `}
              {t('showcase.list.latest', { date: formatDay(latest, language).replaceAll(' ', '\u00a0') })}
            </p>
            <PageLinks label={t('showcase.list.tools', { stack: framework })} pages={tools} className="mt-4" />
          </li>
        ))}
      </ul>
    </div>
  );
}
