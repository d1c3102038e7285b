import type { ProjectClaim } from '@regelwerk/contract/rules/project-claim';
import type { ProjectCommand } from '@regelwerk/contract/rules/project-profile';
import { codeSpans } from './code-spans.ts';
import { ecosystemOfCommand } from './ecosystem-of-command.ts';
import { isDestructive } from './is-destructive.ts';
import { tellsOneTest } from './tells-one-test.ts';

const writes = /\b(?:re)?writes\b|\bnever ends\b|\bwatch(?:es)?\b|schreibt|endet nie/i;
const demands =
  /\b(?:before|vor)\b[^.`]*\b(?:PR|pull request|merge|commit|push)|\b(?:runs?|führ\w*)\b[^.]*\b(?:for every change|bei jeder Änderung)/i;
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
    .filter((one) => !(one.kind === 'testOne' && warnings.some(({ text }) => tellsOne(text, one, commands))))
    .map((command) => {
      const warning = warnings.find(({ text }) => text.split('`')[1] === command.text);
      if (warning === undefined || denied.test(warning.text)) return command;
      // a command is never asked for as a check and asked about first
      const isDemanded = warnings.some(({ text }) => demands.test(text) && text.includes(`\`${command.text}\``));
      if (isDestructive(warning) && isDemanded) return { ...command, effect: 'watches' };
      if (isDestructive(warning)) return { ...command, effect: 'destroys' };
      // its line says what it does, which nothing else repeats
      return writes.test(warning.text) && command.kind !== 'format' ? { ...command, effect: 'watches' } : command;
    });
}

/**
 * A line that was read in the project says more than the form that its runner takes: with the same program, or with another of its
 * ecosystem that runs no tests elsewhere.
 */
function tellsOne(text: string, command: ProjectCommand, all: readonly ProjectCommand[]): boolean {
  if (!tellsOneTest(text)) return false;
  const [program = ''] = command.text.split(' ');
  const spans = codeSpans(text);
  if (spans.some((span) => span.split(' ').includes(program))) return true;
  const ecosystem = ecosystemOfCommand({ ...command, evidence: '' });
  const others = all.filter(
    (one) => one.kind === 'testOne' && ecosystemOfCommand({ ...one, evidence: '' }) === ecosystem,
  );
  return (
    others.length === 1 &&
    ecosystem !== undefined &&
    spans.some(
      (span) => span.includes(' ') && ecosystemOfCommand({ ...command, evidence: '', text: span }) === ecosystem,
    )
  );
}
