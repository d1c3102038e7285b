import type { CommandKind } from '@regelwerk/contract/rules/project-profile';
import type { Meaning } from '../shell/meaning-of.ts';
import { isBuildName, kindOfName } from './kind-names.ts';

/** The kinds that a text with several of them serves, the most telling first. */
const telling: readonly CommandKind[] = ['install', 'test', 'e2e', 'build', 'lint', 'typecheck', 'format'];

/** The kinds that a name may claim although the tools behind it are of another. */
const allowed: Readonly<Partial<Record<CommandKind, readonly CommandKind[]>>> = {
  lint: ['format'],
  format: ['lint'],
  typecheck: ['build'],
  build: ['typecheck'],
};

/** Names of type checks that also stand for reports on sizes and for types that are written. */
const otherThanCheck = /^(?!.*(?:check|lint|test)).*(?<![a-z])(?:analy[sz]e|types?)(?![a-z])/i;

/** Returns the purpose of a command: what its tools do, and its name where they leave a choice or are unknown. */
export function kindOf(
  name: string | undefined,
  { kinds, effect, isKnown, isImage, emits }: Meaning,
): CommandKind | undefined {
  const named = name === undefined ? undefined : kindOfName(name);
  // a program in a container is what its task is called, an image is nothing to check with
  if (isImage && (named === 'build' || (kinds.size === 0 && isKnown))) return undefined;
  // what analyzes a bundle builds it, and is neither the build nor a check
  if (named === 'typecheck' && otherThanCheck.test(name ?? '') && !kinds.has('typecheck'))
    return kinds.has('build') ? undefined : telling.find((kind) => kinds.has(kind));
  // a site of documents is built by the tool that builds documents elsewhere
  if (kinds.size === 0) {
    if (isKnown && name !== 'build') return undefined;
    return named === 'build' && !isBuildName(name ?? '') ? undefined : named;
  }
  // a tool that only reports is no formatter, and one that rewrites is no check of style
  const isStyle = [...kinds.keys()].every((kind) => kind === 'lint' || kind === 'format');
  if (named === 'lint' && kinds.has('format') && effect === 'writes' && isStyle) return 'format';
  if (named !== undefined && kinds.has(named)) return named;
  if (named === 'format' && kinds.has('lint') && effect !== 'writes') return 'lint';
  if (named === 'build' && isKnown && !emits) return telling.find((kind) => kinds.has(kind));
  if (named !== undefined && allowed[named]?.some((kind) => kinds.has(kind))) return named;
  if ((named === 'build' || named === 'lint') && !isKnown) return named;
  if (named === 'test' && !isKnown && !kinds.has('e2e')) return named;
  return telling.find((kind) => kinds.has(kind));
}

/** Returns the effect of a command: a formatter that nobody knows rewrites files, unless its name says that it checks. */
export function effectOf(kind: CommandKind, name: string | undefined, { kinds, effect }: Meaning): Meaning['effect'] {
  const isUnknown = kinds.size === 0 && effect === 'checks';
  return kind === 'format' && isUnknown && !/check|verify|dry|test/i.test(name ?? '') ? 'writes' : effect;
}

const checks: readonly CommandKind[] = ['lint', 'typecheck'];

/** Returns the kinds that a command of a kind serves: one that lints and checks types is both. */
export function kindsServed(kind: CommandKind, { kinds, effect }: Meaning): CommandKind[] {
  return checks.includes(kind) && effect === 'checks'
    ? [kind, ...checks.filter((one) => one !== kind && kinds.has(one))]
    : [kind];
}
