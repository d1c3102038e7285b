import { isOfCi } from '@regelwerk/contract/rules/is-of-ci';
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

const formatCheck: Localized = { en: 'Format check', de: 'Format prüfen' };

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
const orderOfBuilt: readonly Checked[] = ['lint', 'typecheck', 'build', 'test', 'testOne', 'e2e', 'format'];

/** Returns the checks that prove a change, as the lines about commands name them: in their order, each once. */
export function provingCommands(commands: readonly ProjectCommand[]): ProjectCommand[] {
  return byPurpose(commands)
    .filter(({ kind }) => kind !== 'testOne' && kind !== 'e2e')
    .flatMap(({ own }) => own.filter((one) => effectOf(one) === 'checks' && one.isAside !== true));
}

/** The commands that the lines name, by purpose; one that serves several stands with the first. */
function byPurpose(commands: readonly ProjectCommand[]): { kind: Checked; own: ProjectCommand[] }[] {
  const said = new Set<string>();
  return kindsOf(commands).map((kind) => {
    const own = named(commands.filter((one) => one.kind === kind && !said.has(keyOf(one))));
    for (const one of own) said.add(keyOf(one));
    return { kind, own };
  });
}

/** The purposes of commands in the order in which they are named: the build before the tests where the project runs it first. */
function kindsOf(commands: readonly ProjectCommand[]): readonly Checked[] {
  const first = (kind: Checked) => commands.findIndex((one) => one.kind === kind && effectOf(one) === 'checks');
  return first('build') !== -1 && first('build') < first('test') ? orderOfBuilt : order;
}

/** How a sentence names checks of a purpose. */
export function checkName({ kind }: ProjectCommand): Localized {
  const { en, de } = kind === 'format' || kind === 'install' ? formatCheck : labels[kind];
  return { en: en.toLowerCase(), de };
}

/** What a rule may ask for; what never ends or destroys is named by none. */
function effectOf({ kind, effect }: ProjectCommand): CommandEffect {
  if (effect !== undefined) return effect;
  if (kind === 'testOne') return 'needs-name';
  return kind === 'format' ? 'writes' : 'checks';
}
/** Places that one line names; a monorepo may have a command in every package. What CI runs is named as far as it proves a change. */
const mostPlaces = 4;
const mostOfCi = 8;

/** Returns one directive for each purpose, which quotes the project's commands, each once and with its folder. */
export function projectCommands(commands: readonly ProjectCommand[]): Directive[] {
  return byPurpose(commands).flatMap(({ kind, own }) => {
    const harmless = own.filter((one) => ['checks', 'needs-name'].includes(effectOf(one)));
    const writing = own.filter((one) => effectOf(one) === 'writes');
    return [
      ...(harmless.length === 0 ? [] : [directiveOf(kind, harmless)]),
      ...(writing.length === 0 ? [] : [directiveOf(kind, writing, writing.every(takesFiles) ? rewrites : rewritesAll)]),
    ];
  });
}

/** The commands of one kind that a line names. */
function named(own: readonly ProjectCommand[]): ProjectCommand[] {
  return own.filter((one, index) => index < (isOfCi(one.evidence) ? mostOfCi : mostPlaces));
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
export function placed({ folder, text }: Pick<ProjectCommand, 'folder' | 'text'>): string {
  return folder === '' ? `${commandSpan(text)}` : `${commandSpan(text)} in ${pathSpan(folder)}`;
}

/** The driver of a browser that starts no server. */
const runningApp: Localized = { en: 'the running app', de: 'die laufende App' };

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
