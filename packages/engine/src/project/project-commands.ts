import type { CommandEffect, CommandKind, ProjectCommand } from '@regelwerk/contract/rules/project-profile';
import type { Directive, Localized } from '../directive.ts';
import { commandSpan, pathSpan } from './code-span.ts';

type Checked = Exclude<CommandKind, 'install'>;

const labels: Readonly<Record<Checked, Localized>> = {
  lint: { en: 'Lint', de: 'Linten' },
  format: { en: 'Format', de: 'Formatieren' },
  typecheck: { en: 'Types', de: 'Typen' },
  test: { en: 'Tests', de: 'Tests' },
  testOne: { en: 'one test', de: 'ein Test' },
  build: { en: 'Build', de: 'Build' },
  e2e: { en: 'End-to-end tests', de: 'E2E-Tests' },
};

/** Every one is part of even the shortest rule; where not even these fit, those that find faults stay. */
const weights: Readonly<Record<Checked, number>> = {
  lint: 97,
  typecheck: 98,
  test: 100,
  testOne: 94,
  build: 95,
  format: 92,
  e2e: 91,
};

const order: readonly Checked[] = ['lint', 'typecheck', 'test', 'testOne', 'build', 'e2e', 'format'];

/** What proves most comes first where not every check can be named. */
const proofs: readonly Checked[] = ['test', 'typecheck', 'lint', 'build', 'format'];

/** Returns the first checks of a project that prove a change: one of each kind before a second of any, in the order of the profile. */
export function provingCommands(commands: readonly ProjectCommand[], most: number): ProjectCommand[] {
  const checks = commands.filter((one) => effectOf(one) === 'checks' && one.isAside !== true);
  const byKind = proofs.map((kind) => checks.filter((one) => one.kind === kind).slice(0, mostPlaces));
  const turns = Array.from({ length: mostPlaces }, (_, turn) => byKind.flatMap((own) => own.slice(turn, turn + 1)));
  const chosen = [...new Map(turns.flat().map((one) => [keyOf(one), one])).values()].slice(0, most);
  return commands.filter((one) => chosen.includes(one));
}

/** What a rule may ask for; what never ends or destroys is named by none. */
function effectOf({ kind, effect }: ProjectCommand): CommandEffect {
  if (effect !== undefined) return effect;
  if (kind === 'testOne') return 'needs-name';
  return kind === 'format' ? 'writes' : 'checks';
}
/** Places that one line names; a monorepo may have a command in every package. */
const mostPlaces = 4;

/** Returns one directive for each purpose, which quotes the project's commands, each once and with its folder. */
export function projectCommands(commands: readonly ProjectCommand[]): Directive[] {
  const said = new Set<string>();
  return order.flatMap((kind) => {
    const own = commands.filter((one) => one.kind === kind && !said.has(keyOf(one))).slice(0, mostPlaces);
    for (const one of own) said.add(keyOf(one));
    const harmless = own.filter((one) => ['checks', 'needs-name'].includes(effectOf(one)));
    const writing = own.filter((one) => effectOf(one) === 'writes');
    return [
      ...(harmless.length === 0 ? [] : [directiveOf(kind, harmless)]),
      ...(writing.length === 0 ? [] : [directiveOf(kind, writing, writing.every(takesFiles) ? rewrites : rewritesAll)]),
    ];
  });
}

function keyOf({ folder, text }: ProjectCommand): string {
  return `${folder} ${text}`;
}

const rewrites: Localized = {
  en: 'rewrites files, so only on what you changed',
  de: 'schreibt Dateien um, also nur auf deine Änderungen',
};
const rewritesAll: Localized = {
  en: 'rewrites files',
  de: 'schreibt Dateien um',
};
const takesFiles = ({ text, byName = '' }: ProjectCommand) => /<[a-z]+>/.test(`${text} ${byName}`);

function directiveOf(kind: Checked, own: readonly ProjectCommand[], note?: Localized): Directive {
  const label = kind === 'format' && note === undefined ? formatCheck : labels[kind];
  const text = (language: 'en' | 'de') => {
    const remark = note?.[language] === undefined ? '' : ` (${note[language]})`;
    const name = label[language];
    return `${name.charAt(0).toUpperCase()}${name.slice(1)}${remark}: ${own.map((one) => described(one, language)).join('; ')}`;
  };
  return {
    id: `command.project.${kind}${note === undefined ? '' : '.writes'}`,
    slot: `command.project.${kind}${note === undefined ? '' : '.writes'}`,
    class: 'command',
    modality: 'must',
    weight: weights[kind],
    text: { en: text('en'), de: text('de') },
    why: commandReason,
  };
}

/** Quotes a command with its folder; "in" is the same word in both languages. */
export function placed({ folder, text }: ProjectCommand): string {
  return folder === '' ? `${commandSpan(text)}` : `${commandSpan(text)} in ${pathSpan(folder)}`;
}

/** The driver of a browser that starts no server. */
const runningApp: Localized = { en: 'the running app', de: 'die laufende App' };

const formatCheck: Localized = { en: 'Format check', de: 'Format prüfen' };

/** Quotes a command with its folder, the services that it needs, and the argument for one name. */
function described(command: ProjectCommand, language: 'en' | 'de'): string {
  const needed = (command.needs ?? [])
    .filter((name) => /^[\w-]+$/.test(name))
    .map((name) => (name === 'app' ? runningApp[language] : name));
  const byName = command.byName === undefined ? undefined : commandSpan(command.byName);
  const notes = [
    ...(needed.length === 0 ? [] : [`${language === 'en' ? 'needs' : 'braucht'} ${needed.join(', ')}`]),
    ...(byName === undefined ? [] : [`${language === 'en' ? 'by name' : 'nach Namen'} ${byName}`]),
  ];
  return notes.length === 0 ? placed(command) : `${placed(command)} (${notes.join('; ')})`;
}

const commandReason: Localized = {
  en: 'Only the project’s own checks say whether a change works.',
  de: 'Nur die eigenen Prüfungen des Projekts sagen, ob eine Änderung funktioniert.',
};
