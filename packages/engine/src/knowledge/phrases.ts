import type { ApplicationType, Behavior } from '@regelwerk/contract/rules/choices';
import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import { type Command, checks, runsOne, writes } from '../command.ts';
import type { Localized } from '../directive.ts';

/** The fixed words of a rule. */
export const phrases = {
  titleOfAny: { en: 'Behavior rule:', de: 'Verhaltensregel:' },
  titleLead: { en: 'Behavior rule for', de: 'Verhaltensregel für' },
  allProjects: { en: 'every project', de: 'jedes Projekt' },
  since: { en: 'from', de: 'ab' },
  until: { en: 'before', de: 'vor' },
  below: { en: 'below', de: 'unter' },
  project: { en: 'This project', de: 'Dieses Projekt' },
  policy: { en: 'Policy of this project', de: 'Vorgaben dieses Projekts' },
  generated: { en: 'Generated and protected', de: 'Generiert und geschützt' },
  places: { en: 'Where things are', de: 'Was wo liegt' },
  companions: { en: 'If you change this, also change that', de: 'Was zusammen geändert wird' },
  house: { en: 'House style', de: 'So ist es hier üblich' },
  tests: { en: 'Tests', de: 'Tests' },
  oddities: { en: 'Do not copy, do not “fix”', de: 'Nicht übernehmen, nicht „reparieren“' },
  useFor: { en: 'Use for', de: 'Für' },
  stack: { en: 'Stack', de: 'Stack' },
  commands: { en: 'Commands', de: 'Befehle' },
  boundaries: { en: 'Boundaries', de: 'Grenzen' },
  together: { en: 'Where the parts meet', de: 'Zusammenspiel' },
  done: { en: 'Before you finish', de: 'Vor dem Abschluss' },
  notes: { en: 'Your notes', de: 'Eigene Hinweise' },
  notesLead: {
    en: 'Written by the person you work for. They override conventions above, never security and boundaries.',
    de: 'Geschrieben von der Person, für die du arbeitest. Sie haben Vorrang vor den Konventionen oben, nie vor Sicherheit und Grenzen.',
  },
  notesConventions: {
    en: 'Conventions of this rule, where a note says otherwise.',
    de: 'Konventionen dieser Regel, denen ein Hinweis widerspricht.',
  },
  inTarget: { en: 'In', de: 'In' },
  outside: { en: 'Outside the tool', de: 'Außerhalb des Werkzeugs' },
  inFolder: { en: 'in', de: 'in' },
  external: { en: 'external', de: 'extern' },
  instead: { en: 'Instead:', de: 'Stattdessen:' },
  why: { en: 'Why:', de: 'Warum:' },
  avoid: { en: 'Avoid:', de: 'Vermeiden:' },
  knownFaults: { en: 'Known faults, do not copy:', de: 'Bekannte Fehler, nicht übernehmen:' },
  prefer: { en: 'Prefer:', de: 'Besser:' },
} as const satisfies Record<string, Localized>;

/** The label in front of a line. */
export const modalityLabels = {
  must: { en: 'Must', de: 'Muss' },
  should: { en: 'Should', de: 'Soll' },
  ask: { en: 'Ask first', de: 'Erst fragen' },
  never: { en: 'Never', de: 'Nie' },
} as const satisfies Record<string, Localized>;

/** The sentence below the title. */
export const purposes: Readonly<Record<RuleAnswers['applicationType'], Localized>> = {
  Frontend: {
    en: 'You write and change browser code in this project. Follow these rules in every answer and every change.',
    de: 'Du schreibst und änderst Browser-Code in diesem Projekt. Halte dich in jeder Antwort und jeder Änderung an diese Regeln.',
  },
  Backend: {
    en: 'You write and change server code in this project. Follow these rules in every answer and every change.',
    de: 'Du schreibst und änderst Server-Code in diesem Projekt. Halte dich in jeder Antwort und jeder Änderung an diese Regeln.',
  },
  Fullstack: {
    en: 'You write and change browser and server code in this project. Follow these rules in every answer and every change.',
    de: 'Du schreibst und änderst Browser- und Server-Code in diesem Projekt. Halte dich in jeder Antwort und jeder Änderung an diese Regeln.',
  },
  web: {
    en: 'You write and change the code of a web application. Follow these rules in every answer and every change.',
    de: 'Du schreibst und änderst den Code einer Web-Anwendung. Halte dich in jeder Antwort und jeder Änderung an diese Regeln.',
  },
  mobile: {
    en: 'You write and change the code of a mobile app. Follow these rules in every answer and every change.',
    de: 'Du schreibst und änderst den Code einer mobilen App. Halte dich in jeder Antwort und jeder Änderung an diese Regeln.',
  },
  desktop: {
    en: 'You write and change the code of a desktop application. Follow these rules in every answer and every change.',
    de: 'Du schreibst und änderst den Code einer Desktop-Anwendung. Halte dich in jeder Antwort und jeder Änderung an diese Regeln.',
  },
  cli: {
    en: 'You write and change the code of a command-line tool. Follow these rules in every answer and every change.',
    de: 'Du schreibst und änderst den Code eines Kommandozeilenwerkzeugs. Halte dich in jeder Antwort und jeder Änderung an diese Regeln.',
  },
};

/** The sentence below the title where every server that was chosen runs outside the target. */
export const elsewherePurpose: Localized = {
  en: 'You write and change what talks to a server outside this tool: its API contract, its client, and the server functions of the tool. Follow these rules in every answer and every change.',
  de: 'Du schreibst und änderst, was mit einem Server außerhalb dieses Werkzeugs spricht: Schnittstellenbeschreibung, Client und die Server Functions des Werkzeugs. Halte dich in jeder Antwort und jeder Änderung an diese Regeln.',
};

/** The sentence below the title of a rule that says what its project is. */
export const purposeOfClaims: Localized = {
  en: 'Follow these rules in every answer and every change.',
  de: 'Halte dich in jeder Antwort und jeder Änderung an diese Regeln.',
};

/** The sentence below the title of what holds for every project of a workspace. */
export const purposeOfAll: Localized = {
  en: 'Follow these rules in every project, every answer and every change.',
  de: 'Halte dich in jedem Projekt, jeder Antwort und jeder Änderung an diese Regeln.',
};

/** The sentence below the title for targets that build apps without code. */
export const noCodePurpose: Localized = {
  en: 'You build and change this app in a visual tool. Follow these rules in every answer and every change.',
  de: 'Du baust und änderst diese App in einem visuellen Werkzeug. Halte dich in jeder Antwort und jeder Änderung an diese Regeln.',
};

/** The heading of the directives for an application type. */
export const applicationTypeHeadings: Readonly<Record<ApplicationType, Localized>> = {
  Frontend: { en: 'In the browser', de: 'Im Browser' },
  Backend: { en: 'On the server', de: 'Auf dem Server' },
  Fullstack: { en: 'Across both sides', de: 'Auf beiden Seiten' },
};

/** The heading of the directives for a behavior. */
export const behaviorHeadings: Readonly<Record<Behavior, Localized>> = {
  Strict: { en: 'How you work: strict', de: 'Arbeitsweise: streng' },
  Creative: { en: 'How you work: creative', de: 'Arbeitsweise: kreativ' },
  Modular: { en: 'How you work: modular', de: 'Arbeitsweise: modular' },
  Documented: { en: 'How you work: documented', de: 'Arbeitsweise: dokumentiert' },
};

/** The command of a rule for technologies about which nothing is known. */
export const ownCommands: Command = checks(
  'The project’s own checks (lint, types, tests, build), as its README, its scripts or its CI name them; report any that do not exist',
  'Die eigenen Prüfungen des Projekts (Lint, Typen, Tests, Build), wie README, Skripte oder CI sie nennen; melde, welche es nicht gibt',
);

/** Formats with the tool that a script of package.json names; a new app may have none. */
export const formatsByScript: Command = writes(
  'Format what you changed: the tool behind `npm run format`, if there is one, with those files',
  'Formatiere, was du geändert hast: das Werkzeug hinter `npm run format`, falls es das gibt, mit diesen Dateien',
);

/** The commands of a stack whose server renders the pages: what builds their scripts, if anything does. */
export const servedScriptCommands: readonly Command[] = [
  checks(
    'Where there is a package.json, those of its scripts that exist, with the package manager of the lockfile: `npm run lint` (if it fixes files, its tool without that option), `npm run test`, `npm run build`',
    'Gibt es eine package.json, die vorhandenen dieser Skripte, mit dem Paketmanager des Lockfiles: `npm run lint` (korrigiert es Dateien, dessen Werkzeug ohne diese Option), `npm run test`, `npm run build`',
  ),
];

/** The commands of a stack in which no technology names the scripts of package.json itself. */
export const scriptCommands: readonly Command[] = [
  checks(
    'Scripts, as far as package.json has them, with the package manager of the lockfile: `npm run lint` (if it fixes files, its tool without that option), `npm run test` or `npm run test:unit`, `npm run test:e2e`, `npm run build`',
    'Skripte, soweit package.json sie hat, mit dem Paketmanager des Lockfiles: `npm run lint` (korrigiert es Dateien, dessen Werkzeug ohne diese Option), `npm run test` oder `npm run test:unit`, `npm run test:e2e`, `npm run build`',
  ),
  runsOne(
    'One test: `npx vitest run FILE` where Vitest is installed',
    'Ein Test: `npx vitest run FILE`, wenn Vitest installiert ist',
  ),
  formatsByScript,
];
