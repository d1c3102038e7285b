import { publicAddress } from '@regelwerk/contract/public-pages';
import type { StackPage as Page } from '@regelwerk/contract/rules/stack-page';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonLook } from '../../ui/button.tsx';
import { CodePair } from './components/code-pair.tsx';
import { FullLine } from './components/full-line.tsx';
import { PageLinks } from './components/page-links.tsx';
import { RuleOutline } from './components/rule-outline.tsx';
import { RulePlace } from './components/rule-place.tsx';
import { copy } from './copy.ts';
import { pagesOfStack, pagesOfTool } from './model.ts';

/** The public page about a technology in a tool. */
export function StackPage({ page }: { page: Page }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { model, tool, framework, version, lines, probe, sections } = page;
  const count = sections.reduce((sum, section) => sum + section.lines, 0);
  const answers = new URLSearchParams({ model, frameworks: framework });
  const neighbors = [
    { title: t('showcase.sameStack', { stack: framework }), pages: pagesOfStack(framework, model) },
    { title: t('showcase.sameTool', { tool }), pages: pagesOfTool(model, framework) },
  ];
  return (
    <article className="mx-auto max-w-6xl px-4 py-10 md:py-14">
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
        <div className="min-w-0">
          <a href={publicAddress('rules', language)} className="text-sm text-muted underline-offset-4 hover:underline">
            {t('showcase.list')}
          </a>
          <h1 className="mt-2 text-4xl leading-tight font-semibold tracking-tight text-balance">
            {t('showcase.title', { stack: framework, tool })}
          </h1>
          <p className="mt-4 text-lg text-muted">{t('showcase.lead', { stack: framework, version, tool, count })}</p>
          <p className="mt-7">
            <a href={`${publicAddress('home', language)}?${answers}`} className={`${buttonLook()} px-5 text-base`}>
              {t('showcase.make')}
            </a>
          </p>
          <p className="mt-3 text-sm text-muted">{t('showcase.free')}</p>
        </div>
        <RulePlace page={page} />
      </div>
      <section aria-labelledby="lines" className="mt-14">
        <h2 id="lines" className="text-2xl font-semibold tracking-tight">
          {t('showcase.lines')}
        </h2>
        <ol className="mt-5 grid gap-4">
          {lines.map((line) => (
            <li key={line.id} className="rounded-card border border-line bg-surface p-5 md:p-6">
              <FullLine line={line} isWide>
                {line.example !== undefined && (
                  <CodePair example={line.example} labels={[t('showcase.avoid'), t('showcase.prefer')]} />
                )}
              </FullLine>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="wrong" className="mt-14">
        <h2 id="wrong" className="text-2xl font-semibold tracking-tight">
          {t('showcase.task')}
        </h2>
        <p className="mt-2 text-muted">{t('showcase.task.lead')}</p>
        <blockquote className="mt-4 max-w-[72ch] rounded-card bg-sunken p-5 font-mono text-sm leading-relaxed wrap-anywhere">
          {probe.prompt}
        </blockquote>
        <p className="mt-4 max-w-[72ch]">
          <span className="font-medium">{t('showcase.task.sign')}</span> {probe.sign}
        </p>
      </section>
      <RuleOutline page={page} />
      {neighbors.map(({ title, pages }) => (
        <nav key={title} aria-label={title} className="mt-10">
          <h2 className="font-semibold">{title}</h2>
          <PageLinks pages={pages} className="mt-3" />
        </nav>
      ))}
    </article>
  );
}
