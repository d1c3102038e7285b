import { contentLanguageOf } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useRenderedPart } from '../../../i18n/use-rendered-part.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { copy } from '../copy.ts';
import {
  type Article,
  articlesOf,
  htmlText,
  type SearchEntry,
  searchEntries,
  sectionOf,
  templates,
  writtenSections,
} from '../model.ts';

/** The search field for help on this page, with its results. */
export function HelpSearch({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const t = useText(copy);
  const isAsked = query.trim() !== '';
  const findable = useFindable();
  const found = isAsked ? searchEntries(findable(), query) : [];
  return (
    <search className="mt-4 print:hidden noscript:hidden">
      <TextField
        className="max-w-md"
        type="search"
        label={t('docs.search')}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      <p role="status" className="mt-3 text-sm text-muted">
        {isAsked && (found.length === 0 ? t('docs.search.none') : t('docs.search.count', { count: found.length }))}
      </p>
      {found.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {found.map(({ anchor, title, excerpt }) => (
            <li key={anchor}>
              <Link
                to={paths.documentation}
                hash={anchor}
                onClick={() => onQuery('')}
                className="block rounded-control border border-line bg-surface px-4 py-3 hover:border-line-strong"
              >
                <span className="font-medium">{title}</span>{' '}
                <span className="text-sm text-muted">· {t(`docs.tab.${sectionOf(anchor)}`)}</span>
                <span className="mt-1 block text-sm text-muted">{excerpt}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

/** Returns the sections of a rendered part: the address and the title of each, and what stands below its heading. */
function sectionsIn(html: string): Article[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(body.querySelectorAll('section'), (section) => {
    const heading = section.querySelector('h2');
    return {
      anchor: heading?.id ?? '',
      title: heading?.textContent ?? '',
      html: section.querySelector('ul')?.outerHTML ?? '',
    };
  });
}

/** Returns a function that collects everything searchable on the page. */
function useFindable(): () => SearchEntry[] {
  const t = useText(copy);
  const [language] = useLanguage();
  const { part } = useRenderedPart('documentation', 'targets');
  return () => [
    ...writtenSections.flatMap((section) =>
      articlesOf(section, contentLanguageOf(language)).map(({ anchor, title, html }) => ({
        anchor,
        title,
        text: htmlText(html),
      })),
    ),
    ...templates.map((name) => ({
      anchor: `templates-${name}`,
      title: t(`docs.t.${name}.title`),
      text: `${t(`docs.t.${name}.about`)} ${t(`docs.t.${name}.text`)}`,
    })),
    ...sectionsIn(part?.html ?? '').map(({ anchor, title, html }) => ({ anchor, title, text: htmlText(html) })),
  ];
}
