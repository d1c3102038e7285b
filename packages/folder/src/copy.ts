import type { UnprovenReason } from '@regelwerk/claims/proven-claim';
import type { ClaimFault } from '@regelwerk/claims/written-claim';
import type { ClaimKind, ProofKind } from '@regelwerk/contract/rules/project-claim';
import type { CommandKind, SkipReason } from '@regelwerk/contract/rules/project-profile';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';

/** The words around what a folder holds, in lines for a terminal. */
export const copy = {
  en: {
    technologies: 'Technologies',
    packageManagers: 'Package managers',
    runtimes: 'Runtimes',
    commands: 'Commands',
    checks: 'Checks',
    layout: 'Layout',
    ruleFiles: 'Rules files',
    skipped: 'Not read',
    asksFor: 'asks for',
    in: 'in',
    workspacesOf: 'workspaces of',
    package: 'package',
    code: 'code',
    tests: 'tests',
    isNew: 'new: nothing beyond a scaffold',
    characters: 'characters',
    of: 'of',
  },
  de: {
    technologies: 'Technologien',
    packageManagers: 'Paketmanager',
    runtimes: 'Laufzeiten',
    commands: 'Befehle',
    checks: 'Prüfungen',
    layout: 'Aufbau',
    ruleFiles: 'Regeldateien',
    skipped: 'Nicht gelesen',
    asksFor: 'verlangt',
    in: 'in',
    workspacesOf: 'Workspaces von',
    package: 'Paket',
    code: 'Code',
    tests: 'Tests',
    isNew: 'neu: nichts außer einem Gerüst',
    characters: 'Zeichen',
    of: 'von',
  },
} as const satisfies Readonly<Record<ContentLanguage, Readonly<Record<string, string>>>>;

/** What each kind of command does. */
export const commandNames: Readonly<Record<ContentLanguage, Readonly<Record<CommandKind, string>>>> = {
  en: {
    install: 'install',
    lint: 'lint',
    format: 'format',
    typecheck: 'check types',
    test: 'test',
    testOne: 'run one test',
    build: 'build',
    e2e: 'end-to-end tests',
  },
  de: {
    install: 'installieren',
    lint: 'linten',
    format: 'formatieren',
    typecheck: 'Typen prüfen',
    test: 'testen',
    testOne: 'einen Test ausführen',
    build: 'bauen',
    e2e: 'Ende-zu-Ende-Tests',
  },
};

/** Why a file was not read. */
export const skipNames: Readonly<Record<ContentLanguage, Readonly<Record<SkipReason, string>>>> = {
  en: {
    broken: 'unreadable',
    'too-large': 'too large',
    'too-many': 'too many files',
    refused: 'unusual path',
    secret: 'may hold secrets',
    ignored: 'ignored by Git',
  },
  de: {
    broken: 'nicht lesbar',
    'too-large': 'zu groß',
    'too-many': 'zu viele Dateien',
    refused: 'ungewöhnlicher Pfad',
    secret: 'kann Geheimnisse enthalten',
    ignored: 'von Git ignoriert',
  },
};

/** What the project says to a line. */
export const verdictCopy = {
  en: {
    proven: 'proven',
    unproven: 'unproven',
    refuted: 'refuted',
    repeated: 'repeated',
    'left out': 'left out',
    fact: 'the fact says it already',
    convention: 'the convention says it already',
    line: 'the line says it already',
    exceptions: 'it holds in {holds} of {of}, not',
    'against-line': 'another line says the opposite',
    'evidence-fails': 'its evidence does not hold',
    'not-in-evidence': 'its evidence holds, and does not show',
    reason: 'the reason was not checked',
    'no-path': 'there is no {what}',
    'no-symbol': '{what} does not occur there',
    'no-command': 'the project has no command {what}',
    'against-fact': 'against a fact: {what}',
  },
  de: {
    proven: 'belegt',
    unproven: 'unbelegt',
    refuted: 'widerlegt',
    repeated: 'bekannt',
    'left out': 'fehlt',
    fact: 'das steht schon in den Dateien',
    convention: 'das wurde schon gezählt',
    line: 'das sagt schon eine andere Zeile',
    exceptions: 'das gilt an {holds} von {of} Stellen, nicht an',
    'against-line': 'eine andere Zeile sagt das Gegenteil',
    'evidence-fails': 'ihr Beleg stimmt nicht',
    'not-in-evidence': 'ihre Belege stimmen, zeigen aber nicht',
    reason: 'die Begründung wurde nicht geprüft',
    'no-path': '{what} gibt es nicht',
    'no-symbol': '{what} kommt dort nicht vor',
    'no-command': 'den Befehl {what} gibt es nicht',
    'against-fact': 'in den Dateien steht es anders: {what}',
  },
} as const;

/** Why nothing proves a line. */
export const openCopy: Readonly<Record<ContentLanguage, Readonly<Record<UnprovenReason, string>>>> = {
  en: {
    'place-found': 'its names occur there, which proves nothing',
    'nothing-to-check': 'it names nothing that can be checked',
    'one-example': 'its evidence shows one place, not how it is done everywhere',
    'sample-only': 'not all sources were read',
    undecided: 'the code follows it and breaks it',
    'too-many': 'it was not looked at',
  },
  de: {
    'place-found': 'was sie nennt, gibt es; das belegt sie nicht',
    'nothing-to-check': 'sie nennt nichts, das sich nachsehen lässt',
    'one-example': 'ihr Beleg zeigt eine Stelle, nicht wie es überall ist',
    'sample-only': 'nicht alle Quelldateien wurden gelesen',
    undecided: 'der Code hält sich nur an manchen Stellen daran',
    'too-many': 'sie wurde nicht angesehen',
  },
};

/** Why a line cannot go into a rule. */
export const faultCopy: Readonly<Record<ContentLanguage, Readonly<Record<ClaimFault, string>>>> = {
  en: {
    'too-long': 'it is longer than a line of a rule',
    'too-many': 'it stands behind the most lines that are looked at',
    beyond: 'here begins what was not read',
  },
  de: {
    'too-long': 'sie ist länger als eine Zeile einer Regel',
    'too-many': 'sie steht hinter den Zeilen, die höchstens angesehen werden',
    beyond: 'hier beginnt, was nicht gelesen wurde',
  },
};

/** How a line was proven. */
export const proofCopy: Readonly<Record<ContentLanguage, Readonly<Record<ProofKind, string>>>> = {
  en: {
    command: 'command',
    generated: 'generated',
    import: 'import',
    call: 'call',
    'co-change': 'co-change',
    evidence: 'its evidence holds',
    count: 'count',
    stated: 'stated',
  },
  de: {
    command: 'Befehl',
    generated: 'erzeugt',
    import: 'Import',
    call: 'Aufruf',
    'co-change': 'zusammen geändert',
    evidence: 'ihre Belege stimmen',
    count: 'gezählt',
    stated: 'steht so da',
  },
};

/** What a line is about. */
export const kindCopy: Readonly<Record<ContentLanguage, Readonly<Record<ClaimKind, string>>>> = {
  en: {
    policy: 'policy',
    command: 'command',
    generated: 'generated',
    place: 'place',
    invariant: 'invariant',
    form: 'form',
    test: 'test',
    oddity: 'oddity',
  },
  de: {
    policy: 'Vorgabe',
    command: 'Befehl',
    generated: 'erzeugt',
    place: 'Ort',
    invariant: 'Invariante',
    form: 'Form',
    test: 'Test',
    oddity: 'Besonderheit',
  },
};
