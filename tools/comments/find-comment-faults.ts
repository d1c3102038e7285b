const markers = /^\s*(?:\{?\/\*+|\*\/?|\/\/|--)\s*/;
const trailing = /\s\/\/ (.*)$/;
const note = 'docs/decisions/';

/** The phrases that a comment must not contain, each with its replacement. */
const rules: readonly { readonly pattern: RegExp; readonly advice: string }[] = [
  { pattern: /^What /, advice: 'begin with the subject or the verb, not with "What"' },
  { pattern: /\b(?:whoever|whomever)\b/i, advice: 'name the person or the caller' },
  {
    pattern: new RegExp(`^(?!.*${note}).*\\b(?:decision|issue|spec(?:ification)? section) \\d`, 'i'),
    advice: `say why, or name a note in ${note}`,
  },
];

/** Returns one sentence for each comment line of a source that breaks a rule, with its line number from 1. */
export function findCommentFaults(source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const comment = markers.test(line) ? line.replace(markers, '') : trailing.exec(line)?.[1];
    const broken = rules.filter(({ pattern }) => comment !== undefined && pattern.test(comment));
    return broken.map(({ advice }) => `${index + 1}: ${advice}`);
  });
}
