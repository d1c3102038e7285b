import type { DeliveryFile } from '@regelwerk/contract/rules/delivery';
import { Failure } from '../failure.ts';
import { basePath, type KeptRule, keptRuleFile } from './kept-rule.ts';
import { markedText } from './marked-text.ts';
import { type Kept, type Merge, mergeText } from './merge-text.ts';
import { textAt } from './text-at.ts';
import type { Change } from './write-together.ts';

const mostFiles = 100;
const mostCharacters = 200_000;

/** What a delivery does to each file, and everything that is then to be written. */
export interface DeliveryPlan {
  readonly files: readonly { readonly path: string; readonly merge: Merge; readonly mine: string | undefined }[];
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
  }: { readonly rule: KeptRule; readonly before: KeptRule | undefined; readonly keep?: Kept | undefined },
): DeliveryPlan {
  const wanted = delivered.flatMap(({ path, content }) => (path === undefined ? [] : [{ path, content }]));
  if (wanted.length > mostFiles || wanted.some(({ content }) => content.length > mostCharacters))
    throw new Failure('delivery.refused');
  const files = wanted.map(({ path, content }) => {
    const mine = textAt(root, path);
    return { path, mine, merge: mergeText(path, { base: textAt(root, basePath(path)), mine, next: content }, keep) };
  });
  const kept = new Set(wanted.map(({ path }) => path));
  const dropped = (before?.files ?? [])
    .filter((path) => !kept.has(path))
    .map((path) => ({ path, isKept: textAt(root, path) !== textAt(root, basePath(path)) }));
  const changes = [
    ...files.flatMap(({ path, merge }): Change[] => ('text' in merge ? [{ path, text: merge.text }] : [])),
    ...wanted.map(({ path, content }) => ({ path: basePath(path), text: markedText(path, content) })),
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
