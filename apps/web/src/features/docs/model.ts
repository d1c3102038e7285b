import type { ContentLanguage } from '@regelwerk/contract/languages';
import type { TargetDescription } from '@regelwerk/contract/target-description';
import promptingDe from './content/de/prompting.md';
import startDe from './content/de/start.md';
import troubleDe from './content/de/trouble.md';
import promptingEn from './content/en/prompting.md';
import startEn from './content/en/start.md';
import troubleEn from './content/en/trouble.md';

export const sections = ['start', 'prompting', 'templates', 'models', 'trouble'] as const;
export type Section = (typeof sections)[number];

export const writtenSections = ['start', 'prompting', 'trouble'] as const;

export const templates = ['review', 'writer', 'data', 'learning', 'component', 'api'] as const;

/** A piece of help with an address of its own; `anchor` is its fragment, which begins with the section's name. */
export interface Article {
  readonly anchor: string;
  readonly title: string;
  readonly html: string;
}

const written = {
  en: { start: startEn, prompting: promptingEn, trouble: troubleEn },
  de: { start: startDe, prompting: promptingDe, trouble: troubleDe },
} satisfies Record<ContentLanguage, unknown>;

/** The help texts of a section in the order they are read. */
export function articlesOf(section: (typeof writtenSections)[number], language: ContentLanguage): Article[] {
  return written[language][section].map(({ id, title, html }) => ({ anchor: `${section}-${id}`, title, html }));
}

/** Where a target stands on the page. */
export function targetAnchor({ model }: Pick<TargetDescription, 'model'>): string {
  return `models-${model.toLowerCase()}`;
}

/** The section an address names by its fragment, itself or by an article in it; the first one where it names none. */
export function sectionOf(hash: string): Section {
  const name = hash.replace(/^#/, '');
  return sections.find((section) => name === section || name.startsWith(`${section}-`)) ?? 'start';
}

/** Something that can be found: its place, what it is called, and all its words. */
export interface Findable {
  readonly anchor: string;
  readonly title: string;
  readonly text: string;
}

export interface Found extends Findable {
  /** The words around the first match. */
  readonly excerpt: string;
}

const wordsAround = 70;

/** Everything that holds all words of the query, what names one in its title first. Case and accents do not matter. */
export function search(entries: readonly Findable[], query: string): Found[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const namesOne = ({ title }: Findable) => words.some((word) => plain(title).includes(word));
  return entries
    .filter(({ title, text }) => words.every((word) => plain(`${title} ${text}`).includes(word)))
    .sort((a, b) => Number(namesOne(b)) - Number(namesOne(a)))
    .map((entry) => ({ ...entry, excerpt: excerptOf(entry.text, first) }));
}

/** The words of HTML that the build made of our own texts. */
export function textOf(html: string): string {
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

/** Without case and accents, letter for letter, so that places in it are places in the text. */
function plain(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase() || letter).join('');
}
