import type { ProjectCommand, ProjectPolicy, ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Directive, Localized } from '../directive.ts';
import { listText } from '../knowledge/list-text.ts';
import { commandSpan, pathSpan } from './code-span.ts';
import { placed } from './project-commands.ts';

/** What each rule for contributions asks for. */
const asks: Readonly<Record<ProjectPolicy['kind'], Localized>> = {
  commits: { en: 'commit messages follow Conventional Commits', de: 'Commit-Nachrichten folgen Conventional Commits' },
  'pr-title': {
    en: 'the title of the pull request has a prescribed form',
    de: 'der Titel des Pull Requests hat eine vorgeschriebene Form',
  },
  changeset: {
    en: 'a change that users notice needs a changeset',
    de: 'eine Änderung, die Nutzer bemerken, braucht ein Changeset',
  },
  'sign-off': { en: 'commits are signed off (`git commit -s`)', de: 'Commits tragen ein Sign-off (`git commit -s`)' },
  'generated-code': { en: 'there are rules for generated code', de: 'es gibt Regeln für generierten Code' },
};

/** Returns the lines about what breaks silently: dangerous commands, generated files, rules for contributions, outdated documents. */
export function policyLines(profile: ProjectProfile, commands: readonly ProjectCommand[]): Directive[] {
  return [...destroysLine(commands), ...generatedLine(profile), ...contributionLine(profile), ...outdatedLine(profile)];
}

function destroysLine(commands: readonly ProjectCommand[]): Directive[] {
  const all = commands.filter(({ effect }) => effect === 'destroys').map(placed);
  if (all.length === 0) return [];
  return [
    {
      id: 'project.destroys',
      slot: 'project.destroys',
      class: 'boundary',
      modality: 'ask',
      weight: 96,
      text: {
        en: `before you run ${listText(all, 'en')}: it changes, deletes or publishes data. If nobody can answer, do not run it and say so.`,
        de: `bevor du ${listText(all, 'de')} ausführst: Es ändert, löscht oder veröffentlicht Daten. Antwortet niemand, führe es nicht aus und sage es.`,
      },
      why: {
        en: 'What it deletes or publishes cannot be taken back.',
        de: 'Was es löscht oder veröffentlicht, lässt sich nicht zurückholen.',
      },
    },
  ];
}

function generatedLine({ generated = [] }: ProjectProfile): Directive[] {
  const isWithin = (path: string) =>
    generated.some((one) => one.path !== path && one.path.endsWith('/**') && path.startsWith(one.path.slice(0, -2)));
  const all = generated.flatMap(({ path, command }) => {
    if (command === undefined && isWithin(path)) return [];
    const span = pathSpan(path);
    const made = command === undefined ? undefined : commandSpan(command);
    return span === undefined ? [] : [made === undefined ? span : `${span} (${made})`];
  });
  if (all.length === 0) return [];
  const isMade = generated.some(({ command }) => command !== undefined);
  return [
    {
      id: 'project.generated',
      slot: 'project.generated',
      class: 'foot-gun',
      modality: 'never',
      weight: 93,
      text: {
        en: `edit by hand what tools write: ${listText(all, 'en')}.`,
        de: `von Hand ändern, was Werkzeuge schreiben: ${listText(all, 'de')}.`,
      },
      instead: isMade
        ? {
            en: 'change its source and run the command in brackets.',
            de: 'die Quelle ändern und den Befehl in Klammern ausführen.',
          }
        : {
            en: 'change its source and let its tool write it again.',
            de: 'die Quelle ändern und das Werkzeug neu schreiben lassen.',
          },
      why: { en: 'The next run overwrites the edit.', de: 'Der nächste Lauf überschreibt die Änderung.' },
    },
  ];
}

function contributionLine({ policies = [] }: ProjectProfile): Directive[] {
  const all = policies.flatMap(({ kind, evidence }) => {
    const span = pathSpan(evidence);
    return span === undefined ? [] : [{ en: `${asks[kind].en} (${span})`, de: `${asks[kind].de} (${span})` }];
  });
  if (all.length === 0) return [];
  const text = (language: 'en' | 'de') => all.map((one) => one[language]).join('; ');
  return [
    {
      id: 'project.contributions',
      slot: 'project.contributions',
      class: 'command',
      modality: 'should',
      weight: 91,
      text: { en: `For contributions: ${text('en')}.`, de: `Für Beiträge: ${text('de')}.` },
      why: { en: 'Else the change is sent back.', de: 'Sonst kommt die Änderung zurück.' },
    },
  ];
}

function outdatedLine({ outdated = [] }: ProjectProfile): Directive[] {
  const all = outdated.flatMap(({ text, evidence }) => {
    const [command, file] = [commandSpan(text), pathSpan(evidence)];
    return command === undefined || file === undefined ? [] : [{ command, file }];
  });
  if (all.length === 0) return [];
  const files = [...new Set(all.map(({ file }) => file))];
  const commands = all.map(({ command }) => command);
  const [names, nennt] = files.length === 1 ? ['names', 'nennt'] : ['name', 'nennen'];
  return [
    {
      id: 'project.outdated',
      slot: 'project.outdated',
      class: 'command',
      modality: 'should',
      weight: 80,
      text: {
        en: `${listText(files, 'en')} ${names} ${listText(commands, 'en')}, which no manifest has: use the commands above.`,
        de: `${listText(files, 'de')} ${nennt} ${listText(commands, 'de')}, was in keinem Manifest steht: Nimm die Befehle oben.`,
      },
      why: {
        en: 'A command that is gone costs a failed run.',
        de: 'Ein Befehl, den es nicht mehr gibt, kostet einen Lauf.',
      },
    },
  ];
}
