import { unsafeInLine } from '@regelwerk/contract/shared/unsafe-in-line';

/** `<file>`, `<name>` and the `<project>` of a build of several stand for what `testOne` runs; any other angle bracket could end a tag around the rule. */
const bracket = /<(?!(?:file|name|project)>)|(?<!<(?:file|name|project))>/;

/** Quotes a command of a project; undefined if it could end its code span, or the tag or string around the rule. */
export function commandSpan(text: string): string | undefined {
  return unsafeInLine.test(text) || bracket.test(text) || text.includes('"""') ? undefined : `\`${text}\``;
}

/** Quotes a path, a pattern or a name of a project; undefined if it holds anything else, such as a sentence. */
export function pathSpan(text: string): string | undefined {
  return /^[\p{L}\p{N}@._\-/*()[\]+#~$]+$/u.test(text) ? `\`${text}\`` : undefined;
}
