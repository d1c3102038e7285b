import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import type { Article } from '../model.ts';
import { AnchoredHeading } from './anchored-heading.tsx';

const textLook =
  'max-w-[72ch] [&_a]:underline [&_a]:underline-offset-2 [&_code]:font-mono [&_code]:text-[0.9em] [&_li]:my-1.5 [&_li]:pl-1 [&_ol]:list-decimal [&_ol]:pl-5 [&_ol]:marker:text-muted [&_p]:my-2.5 [&_pre]:my-3 [&_pre]:rounded-control [&_pre]:bg-sunken [&_pre]:p-3 [&_pre]:text-sm [&_pre]:whitespace-pre-wrap [&_strong]:font-semibold [&_ul]:list-disc [&_ul]:pl-5 [&_ul]:marker:text-line-strong';

/** A list of help texts. */
export function Articles({ articles }: { articles: readonly Article[] }) {
  const t = useText(copy);
  return articles.map(({ anchor, title, html }) => (
    <section key={anchor} aria-labelledby={anchor} className="mt-8 break-inside-avoid first:mt-4">
      <AnchoredHeading anchor={anchor} title={title} linkLabel={t('docs.link', { title })} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build made it of our own Markdown */}
      <div className={textLook} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  ));
}
