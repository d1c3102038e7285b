import type { ProjectClaim } from '@regelwerk/contract/rules/project-claim';
import type { ProjectCommand } from '@regelwerk/contract/rules/project-profile';
import { isDestructive } from './is-destructive.ts';
import { tellsOneTest } from './tells-one-test.ts';

const writes = /\b(?:re)?writes\b|\bnever ends\b|\bwatch(?:es)?\b|schreibt|endet nie/i;
const denied = /\b(?:not|never|nothing|without|no)\b (?!ends)|\bwrites (?:nothing|no)\b|nichts|nicht|ohne|kein/i;

/**
 * Returns the commands so that none is asked for as a check of which a written line says that it writes, destroys or never ends,
 * and without those for one test that a written line tells with the same program.
 */
export function heedWarnings(
  commands: readonly ProjectCommand[],
  claims: readonly ProjectClaim[] = [],
): readonly ProjectCommand[] {
  const warnings = claims.filter(({ kind }) => kind === 'command');
  return commands
    .filter((one) => !(one.kind === 'testOne' && warnings.some(({ text }) => tellsOne(text, one))))
    .map((command) => {
      const warning = warnings.find(({ text }) => text.split('`')[1] === command.text);
      if (warning === undefined || denied.test(warning.text)) return command;
      if (isDestructive(warning)) return { ...command, effect: 'destroys' };
      // its line says what it does, which nothing else repeats
      return writes.test(warning.text) && command.kind !== 'format' ? { ...command, effect: 'watches' } : command;
    });
}

/** A line that was read in the project says more than the form that its runner takes. */
function tellsOne(text: string, { text: command }: ProjectCommand): boolean {
  const [program = ''] = command.split(' ');
  return (
    tellsOneTest(text) && text.split('`').some((span, index) => index % 2 === 1 && span.split(' ').includes(program))
  );
}
