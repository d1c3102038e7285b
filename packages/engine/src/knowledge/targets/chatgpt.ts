import { localized, should } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { agentsFile } from './agents-file.ts';
import { readOn } from './limits.ts';
import { headingsCheck, repositoryRoot } from './phrases.ts';

/** ChatGPT: the instructions of a project, custom instructions, and AGENTS.md for Codex. */
export const chatgpt: TargetKnowledge = {
  name: 'ChatGPT',
  label: 'ChatGPT',
  family: 'chat',
  description: {
    en: "OpenAI's assistant: project instructions, custom GPTs and Codex.",
    de: 'Der Assistent von OpenAI: Projektanweisungen, eigene GPTs und Codex.',
  },
  badge: 'emerald',
  runsCommands: true,
  budget: { lean: 3800, standard: 7500, full: 7900 },
  takesExamples: true,
  surfaces: [
    {
      id: 'chatgpt-project',
      name: localized('Project or custom GPT', 'Projekt oder eigenes GPT'),
      kind: 'field',
      isChat: true,
      form: 'document',
      room: 7900,
      limit: {
        max: 8000,
        status: 'reported',
        source: 'https://help.openai.com/en/articles/8554397-creating-a-gpt',
        checkedOn: readOn,
      },
      place: localized(
        'Open the project, then Project settings, and paste it into Instructions; in a custom GPT: Configure, Instructions.',
        'Öffne das Projekt, dann die Projekteinstellungen, und füge sie bei den Anweisungen ein; im eigenen GPT: Konfigurieren, Anweisungen.',
      ),
      check: headingsCheck,
    },
    {
      id: 'chatgpt-custom-instructions',
      name: localized('Custom instructions of the account', 'Individuelle Hinweise des Kontos'),
      kind: 'field',
      isChat: true,
      form: 'dense',
      room: 1450,
      limit: {
        max: 1500,
        status: 'reported',
        source: 'https://help.openai.com/en/articles/8096356-chatgpt-custom-instructions',
        checkedOn: readOn,
      },
      place: localized(
        'Settings, Personalization, Custom instructions. Applies to every chat at once.',
        'Einstellungen, Personalisierung, Individuelle Hinweise. Gilt sofort in jedem Chat.',
      ),
      check: localized(
        'Ask in a new chat which things it must never do.',
        'Frage in einem neuen Chat, was ChatGPT nie tun darf.',
      ),
    },
    agentsFile(localized('Codex', 'Codex'), repositoryRoot, {
      id: 'codex',
      room: 7900,
      limit: {
        max: 32_768,
        status: 'confirmed',
        source: 'https://developers.openai.com/codex/guides/agents-md',
        checkedOn: readOn,
      },
      check: localized(
        'Run codex and ask it to list the instruction files it has loaded.',
        'Starte codex und lass es die geladenen Anweisungsdateien aufzählen.',
      ),
    }),
  ],
  directives: [
    should('chatgpt.whole-files', 'boundary', 94, {
      isForChat: true,
      text: [
        'Answer with the complete new function or file and its path, ready to paste; leave nothing out.',
        'Antworte mit der ganzen neuen Funktion oder Datei und ihrem Pfad, fertig zum Einfügen; lass nichts aus.',
      ],
      why: [
        'A chat cannot edit files, and omitted lines get lost.',
        'Ein Chat bearbeitet keine Dateien, und ausgelassene Zeilen gehen verloren.',
      ],
    }),
  ],
};
