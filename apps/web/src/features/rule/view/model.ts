import { type OutputFormat, outputFormats } from '@regelwerk/contract/rules/choices';
import type { Delivery } from '@regelwerk/contract/rules/delivery';
import type { FormState } from '@regelwerk/contract/rules/form-state';
import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import { maskFiller } from '@regelwerk/contract/rules/mask-filler';
import type { ProjectSnippet } from '@regelwerk/contract/rules/project-changes';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Decision, Rule, RuleLine } from '@regelwerk/contract/rules/rule';
import type { RuleContents } from '@regelwerk/contract/rules/rule-contents';
import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { oldestKeptRule } from '@regelwerk/legal/oldest-kept-rule';

/** A piece of text, either shown or hidden, with its start position. */
export interface TextPart {
  readonly start: number;
  readonly text: string;
  readonly isHidden: boolean;
}

const run = new RegExp(`${maskFiller}+|[^${maskFiller}]+`, 'g');

/** Splits text at the runs of filler that replace hidden words. */
export function splitAtMask(text: string): TextPart[] {
  return [...text.matchAll(run)].map(({ index, 0: part }) => ({
    start: index,
    text: part,
    isHidden: part.startsWith(maskFiller),
  }));
}

/**
 * Returns the file name of a rule: its title in lower case with hyphens; JSON rules end in .json, all others in .md.
 */
export function fileName(title: string, format: OutputFormat): string {
  return `${plainName(title)}.${format === 'JSON' ? 'json' : 'md'}`;
}

const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Returns a title as a name that is safe in every file system. */
export function plainName(title: string): string {
  const german = title.toLowerCase().replaceAll(/[äöüß]/g, (letter) => germanLetters[letter] ?? letter);
  const plain = german.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const words = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
  return words || 'rule';
}

/** Where the server finds a rule of the person. */
export type RuleSource = { readonly requestId: string } | { readonly configurationId: string };

/** Returns the files of a delivery's ZIP by path, which the screen lists and counts. */
export function zipEntries({ files }: Pick<Delivery, 'files'>): Readonly<Record<string, string>> {
  return Object.fromEntries(files.map(({ path, content }) => [path ?? 'rule.md', content]));
}

/** A visitor's preview with the request that makes it a whole rule. */
export interface WaitingRule {
  readonly form: FormState;
  readonly language: ContentLanguage;
  readonly size: RuleSize;
  /** The profile that was sent for the preview, and is sent again to unlock it. */
  readonly project?: ProjectProfile | undefined;
  /** Whether it was made for a project; without its `project`, that one has to be read again. */
  readonly isOfProject?: boolean | undefined;
  /** The id of the request that unlocks it, so that a lost response is not charged twice. */
  readonly requestId: string;
  readonly preview: GenerateRulesResponse & { readonly contents: RuleContents };
}

/**
 * Restores a stored preview for as long as a generated rule is kept, with its project from `ofTab` where that is kept in the
 * tab alone; ignores a damaged one.
 */
export function restoreWaitingRule(
  stored: string | null,
  now: Date,
  ofTab: string | null = null,
): WaitingRule | undefined {
  if (stored === null) return undefined;
  try {
    const rule: WaitingRule = JSON.parse(stored);
    const { title, content, format, created_at, masked, contents } = rule.preview;
    const texts = [title, content, contents.target, rule.requestId, rule.form.aiModel, rule.language, rule.size];
    const lists = [rule.form.frameworks, contents.places, ...contents.places.map(({ paths }) => paths)];
    const isWhole =
      texts.every((text) => typeof text === 'string') &&
      lists.every((list) => Array.isArray(list)) &&
      outputFormats.includes(format) &&
      masked;
    const isKept = isWhole && new Date(created_at) > oldestKeptRule(now);
    if (!isKept) return undefined;
    const kept: Pick<WaitingRule, 'requestId' | 'project'> | undefined = ofTab === null ? undefined : JSON.parse(ofTab);
    return kept?.requestId === rule.requestId ? { ...rule, project: kept.project } : rule;
  } catch {
    return undefined;
  }
}

/** A file of a rule, or a text to paste, as a tab shows it. */
export interface RuleFile {
  readonly id: string;
  readonly name: string;
  readonly path: string | undefined;
  readonly content: string;
  readonly look: 'markdown' | 'json' | 'text';
}

/** The id of the tab with the whole document. */
export const documentId = 'document';

/** Returns the id of the tab with one file of a delivery. */
export function fileId(delivery: Pick<Delivery, 'id'>, path: string | undefined): string {
  return `${delivery.id}:${path ?? ''}`;
}

/** Returns the document and every file or text made from it, each once. */
export function filesOf({ content, format, full }: GenerateRulesResponse, documentName: string): RuleFile[] {
  const look = format === 'JSON' ? 'json' : 'markdown';
  const files = (full?.deliveries ?? []).flatMap((delivery) =>
    delivery.files.map(
      ({ path, content: text }): RuleFile => ({
        id: fileId(delivery, path),
        name: path === undefined ? delivery.name : path.slice(path.lastIndexOf('/') + 1),
        path,
        content: text,
        look: /\.mdc?$/.test(path ?? '') || text.startsWith('# ') ? 'markdown' : 'text',
      }),
    ),
  );
  return [{ id: documentId, name: documentName, path: undefined, content, look }, ...files];
}

/** Splits the lines between `---` at the top of a file, which tools read as its settings, from the text below. */
export function splitFrontMatter(content: string): { readonly head: string | undefined; readonly body: string } {
  const found = /^---\n(.*?)\n---\n/s.exec(content);
  return { head: found?.[1], body: content.slice(found?.[0].length ?? 0) };
}

/** The reason and the source of a line, and the decisions that it won. */
export interface LineNote {
  readonly id: string;
  readonly line: RuleLine;
  readonly decisions: readonly Decision[];
}

/** Returns a function that finds the note on the line that a list item of a document shows. */
export function notesOf({ sections, decisions }: Rule): (shown: string) => LineNote | undefined {
  const notes = sections
    .flatMap(({ lines }) => lines)
    .flatMap((line) => {
      const { id, why, evidence, ground, text } = line;
      if (id === undefined) return [];
      const won = decisions.filter(({ kept }) => kept.id === id);
      return [why, evidence, ground, won[0]].every((part) => part === undefined)
        ? []
        : [{ letters: lettersOf(text), note: { id, line, decisions: won } }];
    })
    // the text of one line may contain another
    .sort((a, b) => b.letters.length - a.letters.length);
  return (shown) => {
    const letters = lettersOf(shown);
    return notes.find((one) => letters.includes(one.letters))?.note;
  };
}

/** Leaves the marks of Markdown out, which a rendered line has lost. */
function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** Returns all snippets as one text: each below the path of its file, fenced as code. */
export function snippetsText(snippets: readonly ProjectSnippet[]): string {
  return snippets
    .map(({ path, language, text }) => `${path}\n\n\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\n`)
    .join('\n');
}

/** A node of a rendered document. */
export interface DocumentNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly children?: readonly DocumentNode[];
}

/** Returns the text of a node without the elements that are not wanted. */
export function textOf(node: DocumentNode | undefined, isWanted: (tagName: string) => boolean): string {
  const children = node?.children ?? [];
  return children
    .filter(({ tagName }) => tagName === undefined || isWanted(tagName))
    .map((child) => child.value ?? textOf(child, isWanted))
    .join('');
}
