import type {
  ProjectCommand,
  ProjectLayout,
  ProjectPort,
  ProjectProfile,
  ProjectRoutine,
} from '@regelwerk/contract/rules/project-profile';
import { recognizedPackages } from '@regelwerk/contract/rules/recognized-packages';
import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import type { Directive, Localized } from '../directive.ts';
import { listText } from '../knowledge/list-text.ts';
import type { Technology } from '../technology.ts';
import { pathSpan } from './code-span.ts';
import { ecosystemOfCommand } from './ecosystem-of-command.ts';
import { ecosystemOfTechnology } from './ecosystem-of-technology.ts';
import { policyLines } from './policy-lines.ts';
import { placed } from './project-commands.ts';

/** The managers that a rule names; anything else a profile calls one is left out. */
const managers = new Set(['npm', 'pnpm', 'yarn', 'bun', 'uv', 'poetry', 'pip', 'pipenv', 'composer', 'bundler']);
const mostFolders = 6;
const mostPackages = 8;
/** Packages that share what tells them from the others, and what is said of each. */
const mostSharing = 2;
const mostLabels = 2;

/**
 * Returns the directives that name what a repository says only in pieces: how packages are installed, and where code and
 * tests lie.
 */
export function projectLines(
  profile: ProjectProfile,
  commands: readonly ProjectCommand[],
  technologies: readonly Technology[],
): Directive[] {
  return [
    ...packagesLine(profile, commands, technologies),
    ...policyLines(profile, commands),
    ...(profile.isNew ? [] : codeLine(profile)),
    ...testsLine(profile.layout),
    ...migrationLine(profile),
    ...portsLine(profile),
    ...routineLines(profile),
  ];
}

function line(
  id: string,
  rest: Pick<Directive, 'class' | 'modality' | 'weight'>,
  text: Localized,
  why: Localized,
): Directive[] {
  return [{ id: `project.${id}`, slot: `project.${id}`, ...rest, text, why }];
}

function migrationLine({ migration }: ProjectProfile): Directive[] {
  if (migration === undefined) return [];
  return line(
    'migration',
    { class: 'command', modality: 'should', weight: 83 },
    {
      en: `Write a migration with ${placed(migration)}, and read it before it runs.`,
      de: `Schreibe eine Migration mit ${placed(migration)}, und lies sie, bevor sie läuft.`,
    },
    {
      en: 'One by hand misses the number or the snapshot that the tool keeps.',
      de: 'Einer von Hand fehlen Nummer oder Schnappschuss, die das Werkzeug führt.',
    },
  );
}

/** Names where the servers of the project and the services beside it listen. */
function portsLine({ ports = [] }: ProjectProfile): Directive[] {
  if (ports.length === 0) return [];
  const by = (one: ProjectPort) => (/^[\w-]*$/.test(one.text) ? one.text : placed(one));
  const text = (app: string) => `Ports: ${ports.map((one) => `${one.port} (${by(one) || app})`).join(', ')}.`;
  return line(
    'ports',
    { class: 'decision', modality: 'should', weight: 72 },
    { en: text('the app'), de: text('die App') },
    {
      en: 'A second server on a port fails or hides the first.',
      de: 'Ein zweiter Server auf einem Port scheitert oder verdeckt den ersten.',
    },
  );
}

/** Says what to run to start the app, before the first tests, and after a change that a tool has to follow. */
function routineLines({ routines = [] }: ProjectProfile): Directive[] {
  const commands = (purpose: ProjectRoutine['purpose']) =>
    routines.filter((one) => one.purpose === purpose).map((one) => placed(one));
  const [start, before, inStep] = [commands('start'), commands('before-tests'), commands('in-step')];
  const changesData = /migrat|\bdb\b|database|createdb|ecto\.|alembic|sqlx|diesel/i.test(
    before.filter((one) => !/\bgenerate\b/.test(one)).join(' '),
  );
  return [
    ...(start.length === 0
      ? []
      : line(
          'start',
          { class: 'command', modality: 'should', weight: 80 },
          {
            en: `Start the app with ${listText(start, 'en')}, which runs until you stop it.`,
            de: `Starte die App mit ${listText(start, 'de')}; das läuft, bis du es beendest.`,
          },
          { en: 'Waiting for its end blocks the work.', de: 'Auf sein Ende zu warten blockiert die Arbeit.' },
        )),
    ...(before.length === 0
      ? []
      : line(
          'before-tests',
          { class: 'command', modality: 'should', weight: 85 },
          {
            en: `Before the first tests, where it is missing, as continuous integration does${changesData ? ', and only on a database for tests' : ''}: ${before.join(', then ')}.`,
            de: `Vor den ersten Tests, wo es fehlt, wie in der CI${changesData ? ', und nur auf einer Datenbank für Tests' : ''}: ${before.join(', dann ')}.`,
          },
          {
            en: 'Without it tests fail for a reason that no change explains.',
            de: 'Ohne das scheitern Tests aus einem Grund, den keine Änderung erklärt.',
          },
        )),
    ...(inStep.length === 0
      ? []
      : line(
          'in-step',
          { class: 'command', modality: 'must', weight: 84 },
          {
            en: `After changing what ${inStep.length === 1 ? 'it reads' : 'they read'}, run ${listText(inStep, 'en')} and commit the result: continuous integration fails where files differ.`,
            de: `Nach Änderungen an ${inStep.length === 1 ? 'seinen' : 'ihren'} Quellen führe ${listText(inStep, 'de')} aus und committe das Ergebnis: Die CI scheitert, wo Dateien abweichen.`,
          },
          {
            en: 'Continuous integration writes the files anew and compares.',
            de: 'Die CI schreibt die Dateien neu und vergleicht.',
          },
        )),
  ];
}

/** What everybody takes, unless the project says otherwise. */
const usual: ReadonlySet<string> = new Set(['npm', 'bundler', 'composer', 'pip']);

/** What anybody would try first. */
const plainInstall = /^(?:npm|pnpm|yarn|bun|composer|bundle|poetry) (?:install|ci)$|^uv sync$|^go mod download$/;

/** An installation by a script of the project, which nobody guesses. */
const script = /^(?:make|just|task|mise run) |^(?:\.\/)?[\w-]+\/[\w./-]+$|^(?:mix deps\.get|(?:flutter|dart) pub get)$/;

/**
 * Names the managers by what the project installs with; a script of its own tells none. Where it installs for several
 * ecosystems, those that only bring its tools stay out, and beside them no manager is the only one.
 */
function packagesLine(
  { packageManagers }: ProjectProfile,
  commands: readonly ProjectCommand[],
  technologies: readonly Technology[],
): Directive[] {
  const all = commands.filter(({ kind }) => kind === 'install');
  const running = technologies.filter(({ role }) => role !== 'language' && role !== 'style');
  // what the commands of the rule run is needed as well
  const checked = commands.filter(({ kind, isAside }) => kind !== 'install' && isAside !== true);
  const own = new Set<Ecosystem | undefined>([
    undefined,
    ...running.map(ecosystemOfTechnology),
    ...checked.map(ecosystemOfCommand),
  ]);
  const isNamed = ({ text, isAside }: ProjectCommand) =>
    isAside !== true && (managerOf(text) !== undefined || script.test(text));
  const named = all.filter(isNamed);
  const ecosystems = new Set(named.flatMap((one) => ecosystemOfCommand(one) ?? []));
  const owned = named.filter((one) => own.has(ecosystemOfCommand(one)));
  const installs = ecosystems.size > 1 && owned.length > 0 ? owned : named;
  if (installs.length === 0) return [];
  const install = installs.slice(0, mostFolders).map(placed);
  const names = [...new Set(installs.flatMap(({ text }) => managerOf(text) ?? []))];
  const isAnotherRun = commands.some(({ text }) => {
    const manager = managerOf(text);
    return manager !== undefined && !names.includes(manager);
  });
  const quoted = names.map((name) => `\`${name}\``);
  // Yarn 1 and 4, or two versions of pnpm, write other lockfiles
  const pinned = packageManagers.flatMap(({ name, version = '' }) =>
    names.includes(name) && /^(?:pnpm|yarn|bun)$/.test(name) && /^\d+(?:\.\d+)*$/.test(version)
      ? [`${name} ${version}`]
      : [],
  );
  const versions = pinned.length === 0 ? '' : ` (${pinned.join(', ')})`;
  const isGuessed = installs.every(({ text, folder }) => folder === '' && plainInstall.test(text));
  const [onlyEn, onlyDe] =
    names.every((name) => usual.has(name)) ||
    isAnotherRun ||
    names.length > ecosystems.size ||
    installs.length < all.length
      ? ['', '']
      : [
          `; use no package manager but ${listText(quoted, 'en')}`,
          `; nutze keinen Paketmanager außer ${listText(quoted, 'de')}`,
        ];
  return line(
    'packages',
    { class: 'command', modality: 'should', weight: isGuessed ? 52 : 84 },
    {
      en: `Install packages with ${listText(install, 'en')}${versions}${onlyEn}.`,
      de: `Installiere Pakete mit ${listText(install, 'de')}${versions}${onlyDe}.`,
    },
    {
      en: 'A second manager writes a second lockfile with other versions.',
      de: 'Ein zweiter Paketmanager schreibt ein zweites Lockfile mit anderen Versionen.',
    },
  );
}

function managerOf(text: string): string | undefined {
  const [, tool = ''] = /^(?:python3? -m )?([a-z]+)\b/.exec(text) ?? [];
  const name = tool === 'bundle' ? 'bundler' : tool;
  return managers.has(name) ? name : undefined;
}

/** Packages are named where hardly any code lies outside of them; folders of one package are seen at once. */
function codeLine({ layout: { packages, sourceFolders }, technologies }: ProjectProfile): Directive[] {
  const main = sourceFolders.filter((folder) => folder !== '.').slice(0, mostFolders);
  const isPackaged =
    packages.length > 1 && main.every((folder) => packages.some(({ path }) => `${folder}/`.startsWith(`${path}/`)));
  const largest = packages.flatMap(({ path }) => {
    const span = pathSpan(path);
    const made = labelsOf(path, technologies);
    return span === undefined ? [] : [made.length === 0 ? span : `${span} (${made.join(', ')})`];
  });
  if (!isPackaged || largest.length === 0) return [];
  const text = (only: string, first: string) =>
    `${largest.length > mostPackages ? first : only}: ${largest.slice(0, mostPackages).join(', ')}.`;
  return line(
    'code',
    { class: 'decision', modality: 'should', weight: 77 },
    {
      en: text('Packages', 'Packages, the largest first'),
      de: text('Pakete', 'Pakete, die größten zuerst'),
    },
    {
      en: 'Searching for it costs a step in every task.',
      de: 'Danach zu suchen kostet in jeder Aufgabe einen Schritt.',
    },
  );
}

/** What tells a package from the others: what it alone is made with, then what one more is. */
function labelsOf(path: string, technologies: ProjectProfile['technologies']): string[] {
  const own = technologies
    .filter(({ folders = [], isAside }) => isAside !== true && folders.includes(path) && folders.length <= mostSharing)
    .toSorted((a, b) => (a.folders?.length ?? 0) - (b.folders?.length ?? 0));
  const labels = own.flatMap(({ ecosystem, name }) => recognizedPackages.get(`${ecosystem}:${name}`)?.label ?? []);
  return [...new Set(labels)].slice(0, mostLabels);
}

function testsLine({ tests, testFolders, testNames }: ProjectLayout): Directive[] {
  const names = spans(testNames);
  const folders = spans(testFolders);
  if (tests === undefined || names.length === 0 || (tests !== 'colocated' && folders.length === 0)) return [];
  const places = (beside: string, language: 'en' | 'de') =>
    listText(
      [...(tests === 'apart' ? [] : [beside]), ...(tests === 'colocated' ? [] : [`in ${listText(folders, language)}`])],
      language,
    );
  return line(
    'tests',
    { class: 'decision', modality: 'should', weight: 78 },
    {
      en: `Tests are ${places('beside the code', 'en')}, named ${listText(names, 'en')}.`,
      de: `Tests liegen ${places('neben dem Code', 'de')} und heißen ${listText(names, 'de')}.`,
    },
    {
      en: 'A test elsewhere or under another name may never run.',
      de: 'Ein Test an anderer Stelle oder mit anderem Namen läuft vielleicht nie.',
    },
  );
}

function spans(texts: readonly string[]): string[] {
  return [...new Set(texts)].flatMap((text) => pathSpan(text) ?? []).slice(0, mostFolders);
}
