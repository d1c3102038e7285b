import type { ProjectChanges } from '@regelwerk/contract/rules/project-changes';

/** Writes what a profile changed as text for people, in the order of what it saves them. */
export function changeLines({
  exact,
  enforced,
  outdated,
  contradicted = [],
  unasked = [],
  conventions = [],
  added,
  commands,
  snippets,
  saved,
}: ProjectChanges): string[] {
  return [
    `${saved.characters < 0 ? 'Added to' : 'Saved in'} every request: ${Math.abs(saved.characters)} characters, about ${Math.abs(saved.tokens)} tokens`,
    ...section(
      'Made exact',
      exact.map(({ text }) => text),
    ),
    ...section(
      'Commands quoted',
      commands.map(({ kind, folder, text }) => `${kind}: ${text}${folder === '' ? '' : ` (in ${folder})`}`),
    ),
    ...section(
      'Conventions of the code',
      conventions.map(({ text }) => text),
    ),
    ...section(
      'Left to a check',
      enforced.map(({ text, check, setting, evidence }) => `${text} [${check} ${setting}, ${evidence}]`),
    ),
    ...section(
      'Not true for the installed version',
      outdated.map(({ text, technology, version }) => `${text} [${technology} ${version}]`),
    ),
    ...section(
      'Broken by the code',
      contradicted.map(
        ({ text, follows, breaks, places }) => `${text} [${breaks} of ${follows + breaks}: ${places.join(', ')}]`,
      ),
    ),
    ...section(
      'Nothing in the code or files asks for it',
      unasked.map(({ text }) => text),
    ),
    ...section(
      'Added',
      added.map(({ text }) => text),
    ),
    ...section(
      'Could be enforced instead',
      snippets.map(({ directives, check, path }) => `${directives.join(', ')}: ${check} in ${path}`),
    ),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}
