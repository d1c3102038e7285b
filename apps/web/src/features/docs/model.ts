import type { TargetDescription } from '@regelwerk/contract/rules/target-description';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import promptingDe from './content/de/prompting.md';
import startDe from './content/de/start.md';
import troubleDe from './content/de/trouble.md';
import promptingEn from './content/en/prompting.md';
import startEn from './content/en/start.md';
import troubleEn from './content/en/trouble.md';

export const helpSections = ['start', 'prompting', 'templates', 'models', 'trouble'] as const;
export type HelpSection = (typeof helpSections)[number];

export const writtenSections = ['start', 'prompting', 'trouble'] as const;

export const templates = ['review', 'writer', 'data', 'learning', 'component', 'api'] as const;

/** A help article; `anchor` is its fragment, which begins with the section's name. */
export interface Article {
  readonly anchor: string;
  readonly title: string;
  readonly html: string;
}

const written = {
  en: { start: startEn, prompting: promptingEn, trouble: troubleEn },
  de: { start: startDe, prompting: promptingDe, trouble: troubleDe },
} satisfies Record<ContentLanguage, unknown>;

/** Returns the help texts of a section, in reading order. */
export function articlesOf(section: (typeof writtenSections)[number], language: ContentLanguage): Article[] {
  return written[language][section].map(({ id, title, html }) => ({ anchor: `${section}-${id}`, title, html }));
}

/** Returns the fragment of a target on the page. */
export function targetAnchor({ model }: Pick<TargetDescription, 'model'>): string {
  return `models-${model.toLowerCase().replaceAll(' ', '-')}`;
}

/** Returns the section that a fragment names, directly or through one of its articles; the first one by default. */
export function sectionOf(hash: string): HelpSection {
  const name = hash.replace(/^#/, '');
  return helpSections.find((section) => name === section || name.startsWith(`${section}-`)) ?? 'start';
}

/** A searchable entry: its place, its title, and all its words. */
export interface SearchEntry {
  readonly anchor: string;
  readonly title: string;
  readonly text: string;
}

export interface SearchResult extends SearchEntry {
  /** The words around the first match. */
  readonly excerpt: string;
}

const wordsAround = 70;

/** Returns the entries that contain all words of the query, title matches first. Ignores case and accents. */
export function searchEntries(entries: readonly SearchEntry[], query: string): SearchResult[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const namesOne = ({ title }: SearchEntry) => words.some((word) => plain(title).includes(word));
  return entries
    .filter(({ title, text }) => words.every((word) => plain(`${title} ${text}`).includes(word)))
    .sort((a, b) => Number(namesOne(b)) - Number(namesOne(a)))
    .map((entry) => ({ ...entry, excerpt: excerptOf(entry.text, first) }));
}

/** Returns the text of HTML that the build made from our own articles. */
export function htmlText(html: string): string {
  return html
    .replace(/<\/?(strong|em|code|a)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(lt|gt|amp|quot);/g, (_, name: 'lt' | 'gt' | 'amp' | 'quot') => signs[name])
    .replace(/\s+/g, ' ')
    .trim();
}

const signs = { lt: '<', gt: '>', amp: '&', quot: '"' } as const;

function excerptOf(text: string, word: string): string {
  const at = Math.max(0, plain(text).indexOf(word));
  const start = at <= wordsAround ? 0 : text.indexOf(' ', at - wordsAround) + 1;
  const end = at + wordsAround >= text.length ? text.length : text.lastIndexOf(' ', at + wordsAround);
  return `${start === 0 ? '' : '… '}${text.slice(start, end)}${end === text.length ? '' : ' …'}`;
}

/** Removes case and accents letter by letter, so that positions stay the same as in the text. */
function plain(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase() || letter).join('');
}
