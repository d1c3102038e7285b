import type { StackPage } from '@regelwerk/contract/rules/stack-page';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { Figures } from './figures.tsx';

/** Says how the facts of a rule were checked, and how many lines each section has. */
export function RuleOutline({ page: { framework, checked, sections } }: { page: StackPage }) {
  const t = useText(copy);
  const figures = [
    { value: checked.ran, words: t('showcase.decides.ran', { stack: framework }) },
    { value: checked.read, words: t('showcase.decides.read') },
  ];
  return (
    <section aria-labelledby="decides" className="mt-14">
      <h2 id="decides" className="text-2xl font-semibold tracking-tight">
        {t('showcase.decides')}
      </h2>
      <div className="mt-5">
        <Figures figures={figures.filter(({ value }) => value > 0)} />
      </div>
      <h3 className="mt-8 text-sm font-medium text-muted">{t('showcase.decides.sections')}</h3>
      <ul className="mt-2 grid gap-x-10 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {sections.map(({ heading, lines }) => (
          <li key={heading} className="flex justify-between gap-4 border-b border-line py-2">
            <span>{heading}</span>
            <span className="text-muted tabular-nums">{lines}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
