import { atMarks, isMarkdown, markedText } from '@regelwerk/claims/merge/marked-text';
import { type OwnLine, withoutLines } from '@regelwerk/claims/merge/without-lines';
import { withoutSaid } from '@regelwerk/claims/merge/without-said';
import type { DeliveryFile } from '@regelwerk/contract/rules/delivery';
import { Failure } from '../failure.ts';
import { basePath, type KeptRule, keptRuleFile } from './kept-rule.ts';
import { type Kept, type Merge, mergeText } from './merge-text.ts';
import { textAt } from './text-at.ts';
import type { Change } from './write-together.ts';

const mostFiles = 100;
const mostCharacters = 200_000;

interface PlannedFile {
  readonly path: string;
  readonly merge: Merge;
  readonly mine: string | undefined;
  /** What is delivered, without the lines that the person's own say too. */
  readonly content: string;
  readonly leftOut: readonly string[];
}

/** What a delivery does to each file, and everything that is then to be written. */
export interface DeliveryPlan {
  readonly files: readonly PlannedFile[];
  readonly changes: readonly Change[];
  /** Files of the delivery before, which the new one no longer has; they stay where the person changed them. */
  readonly dropped: readonly { readonly path: string; readonly isKept: boolean }[];
  /** Whether something is left to the person, so that nothing may be written. */
  readonly isOpen: boolean;
}

/** Plans how the files of a delivery are written into a project that may have them already. */
export function planDelivery(
  root: string,
  delivered: readonly DeliveryFile[],
  {
    rule,
    before,
    keep,
    leaving,
  }: {
    readonly rule: KeptRule;
    readonly before: KeptRule | undefined;
    readonly keep?: Kept | undefined;
    /** Lines of the person that leave their files, by path. */
    readonly leaving: ReadonlyMap<string, readonly OwnLine[]>;
  },
): DeliveryPlan {
  const wanted = delivered.flatMap(({ path, content }) => (path === undefined ? [] : [{ path, content }]));
  if (wanted.length > mostFiles || wanted.some(({ content }) => content.length > mostCharacters))
    throw new Failure('delivery.refused');
  const files = wanted.map(({ path, content }) => planFile(root, { path, content }, keep, leaving.get(path) ?? []));
  const kept = new Set(wanted.map(({ path }) => path));
  const dropped = (before?.files ?? [])
    .filter((path) => !kept.has(path))
    .map((path) => ({ path, isKept: textAt(root, path) !== textAt(root, basePath(path)) }));
  const changes = [
    ...files.flatMap(({ path, merge }): Change[] => ('text' in merge ? [{ path, text: merge.text }] : [])),
    ...files.map(({ path, content }) => ({ path: basePath(path), text: markedText(path, content) })),
    ...dropped.flatMap(({ path, isKept }): Change[] => [
      ...(isKept ? [] : [{ path, text: undefined }]),
      { path: basePath(path), text: undefined },
    ]),
    keptRuleFile({ ...rule, files: wanted.map(({ path }) => path) }),
  ].filter(({ path, text }) => textAt(root, path) !== text);
  return {
    files,
    changes,
    dropped,
    isOpen: files.some(({ merge }) => merge.is === 'conflict' || merge.is === 'foreign'),
  };
}

function planFile(
  root: string,
  { path, content }: { readonly path: string; readonly content: string },
  keep: Kept | undefined,
  leaving: readonly OwnLine[],
): PlannedFile {
  const mine = textAt(root, path);
  const base = textAt(root, basePath(path));
  const staying = mine === undefined ? undefined : withoutLines(mine, leaving);
  const { text: next, leftOut } = withoutSaid(content, staying === undefined ? '' : personsText(path, staying, base));
  const merge = mergeText(path, { base, mine: staying, next }, keep);
  const isChanged = merge.is === 'same' && merge.text !== mine;
  return { path, mine, content: next, leftOut, merge: isChanged ? { is: 'merged', text: merge.text } : merge };
}

/** What the person wrote in a file; nothing is told apart where they took the marks away. */
function personsText(path: string, mine: string, base: string | undefined): string {
  const parts = atMarks(mine);
  if (parts !== undefined) return `${parts.above}\n${parts.below}`;
  const wasEmpty = base !== undefined && isMarkdown(path) && atMarks(base)?.between.trim() === '';
  return isMarkdown(path) && (base === undefined || wasEmpty) ? mine : '';
}
