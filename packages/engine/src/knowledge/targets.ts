import type { AiModel } from '@regelwerk/contract/choices';
import type { DeliveryLimit } from '@regelwerk/contract/delivery';
import type { RuleSize } from '@regelwerk/contract/rule-size';
import type { Localized } from '../directive.ts';

/** How a rule is written for a place. */
export type DeliveryForm =
  | 'document'
  | 'workspace'
  | 'dense'
  | 'labelled'
  | 'tagged'
  | 'claude-code'
  | 'cursor'
  | 'antigravity'
  | 'marked'
  | 'model-file';

/** One place a target reads rules from. */
export interface Surface {
  readonly id: string;
  readonly name: Localized;
  readonly kind: 'files' | 'field' | 'message';
  readonly form: DeliveryForm;
  readonly path?: string;
  /** Characters the text may have here, below the known limit or below what is still followed well. */
  readonly room: number;
  readonly limit: DeliveryLimit;
  readonly place: Localized;
  readonly check: Localized;
}

/** What is known of a target: the first surface is the one its rule is made for. */
export interface TargetKnowledge {
  readonly label: string;
  /** Characters of the document for each size. */
  readonly budget: Readonly<Record<RuleSize, number>>;
  /** Whether short code examples help here. */
  readonly takesExamples: boolean;
  readonly surfaces: readonly [Surface, ...Surface[]];
}

/** The newest dated reading of the survey of targets; places change without notice, so every limit shows it. */
const readOn = '2026-09-28';
const unknown: DeliveryLimit = { status: 'unknown', checkedOn: readOn };
const asks = (question: string, frage: string): Localized => ({ en: question, de: frage });
const headingsCheck = asks(
  'Start a new conversation and ask for the section headings of its rules.',
  'Beginne ein neues Gespräch und frage nach den Abschnittsüberschriften der Regeln.',
);

const agentsFile = (name: Localized, place: Localized, changes: Partial<Surface> = {}): Surface => ({
  id: 'agents-md',
  name,
  kind: 'files',
  form: 'document',
  path: 'AGENTS.md',
  room: 8000,
  limit: unknown,
  place,
  check: headingsCheck,
  ...changes,
});
const root = asks(
  'Save it as AGENTS.md in the root of the repository and commit it.',
  'Speichere sie als AGENTS.md im Wurzelordner des Repositorys und checke sie ein.',
);
const system = asks('Send it as the system message.', 'Sende sie als System-Nachricht.');
const fileBudget = { lean: 4000, standard: 8000, full: 16_000 };

export const targets: Readonly<Record<AiModel, TargetKnowledge>> = {
  ChatGPT: {
    label: 'ChatGPT',
    budget: { lean: 3800, standard: 7500, full: 7900 },
    takesExamples: true,
    surfaces: [
      {
        id: 'chatgpt-project',
        name: asks('Project or custom GPT', 'Projekt oder eigenes GPT'),
        kind: 'field',
        form: 'document',
        room: 7900,
        limit: {
          max: 8000,
          status: 'reported',
          source: 'https://help.openai.com/en/articles/8554397-creating-a-gpt',
          checkedOn: readOn,
        },
        place: asks(
          'Open the project, then Project settings, and paste it into Instructions; in a custom GPT: Configure, Instructions.',
          'Öffne das Projekt, dann die Projekteinstellungen, und füge sie bei den Anweisungen ein; im eigenen GPT: Konfigurieren, Anweisungen.',
        ),
        check: headingsCheck,
      },
      {
        id: 'chatgpt-custom-instructions',
        name: asks('Custom instructions of the account', 'Individuelle Hinweise des Kontos'),
        kind: 'field',
        form: 'dense',
        room: 1450,
        limit: {
          max: 1500,
          status: 'reported',
          source: 'https://help.openai.com/en/articles/8096356-chatgpt-custom-instructions',
          checkedOn: readOn,
        },
        place: asks(
          'Settings, Personalization, Custom instructions. Applies to every chat at once.',
          'Einstellungen, Personalisierung, Individuelle Hinweise. Gilt sofort in jedem Chat.',
        ),
        check: asks(
          'Ask in a new chat which things it must never do.',
          'Frage in einem neuen Chat, was es nie tun darf.',
        ),
      },
      agentsFile(asks('Codex', 'Codex'), root, {
        id: 'codex',
        room: 7900,
        limit: {
          max: 32_768,
          status: 'confirmed',
          source: 'https://developers.openai.com/codex/guides/agents-md',
          checkedOn: readOn,
        },
        check: asks(
          'Run codex and ask it to list the instruction files it has loaded.',
          'Starte codex und lass es die geladenen Anweisungsdateien aufzählen.',
        ),
      }),
    ],
  },
  Claude: {
    label: 'Claude',
    budget: { lean: 4500, standard: 11_000, full: 20_000 },
    takesExamples: true,
    surfaces: [
      {
        id: 'claude-code',
        name: asks('Claude Code', 'Claude Code'),
        kind: 'files',
        form: 'claude-code',
        path: 'CLAUDE.md',
        room: 20_000,
        limit: { max: 40_000, status: 'reported', source: 'https://code.claude.com/docs/en/memory', checkedOn: readOn },
        place: asks(
          'Put CLAUDE.md into the root of the repository and the other files into .claude/rules; each of those is loaded when a matching file is touched.',
          'Lege CLAUDE.md in den Wurzelordner des Repositorys und die übrigen Dateien in .claude/rules; jede davon wird geladen, wenn eine passende Datei berührt wird.',
        ),
        check: asks('Run /memory: CLAUDE.md is in the list.', 'Rufe /memory auf: CLAUDE.md steht in der Liste.'),
      },
      {
        id: 'claude-project',
        name: asks('Project on claude.ai', 'Projekt auf claude.ai'),
        kind: 'field',
        form: 'tagged',
        room: 8000,
        limit: unknown,
        place: asks(
          'Open the project and paste it into its instructions.',
          'Öffne das Projekt und füge sie in dessen Anweisungen ein.',
        ),
        check: headingsCheck,
      },
    ],
  },
  Llama: {
    label: 'Llama',
    budget: { lean: 3000, standard: 6000, full: 10_000 },
    takesExamples: true,
    surfaces: [
      {
        id: 'llama-system',
        name: asks('System message', 'System-Nachricht'),
        kind: 'message',
        form: 'document',
        room: 10_000,
        limit: { ...unknown, source: 'https://www.llama.com/docs/model-cards-and-prompt-formats/' },
        place: system,
        check: headingsCheck,
      },
      {
        id: 'llama-modelfile',
        name: asks('Ollama model file', 'Ollama-Modelfile'),
        kind: 'files',
        form: 'model-file',
        path: 'Modelfile',
        room: 4500,
        limit: { ...unknown, source: 'https://docs.ollama.com/modelfile' },
        place: asks(
          'Save it as Modelfile, set the model you use in the first line, then run ollama create rules -f Modelfile.',
          'Speichere sie als Modelfile, trage in der ersten Zeile dein Modell ein und führe ollama create rules -f Modelfile aus.',
        ),
        check: asks('Run ollama show rules --system.', 'Führe ollama show rules --system aus.'),
      },
    ],
  },
  Mistral: {
    label: 'Mistral',
    budget: fileBudget,
    takesExamples: true,
    surfaces: [
      agentsFile(
        asks('Mistral Vibe', 'Mistral Vibe'),
        asks(
          'Save it as AGENTS.md in the root of a folder that Vibe trusts; other folders are not read.',
          'Speichere sie als AGENTS.md im Wurzelordner eines Verzeichnisses, dem Vibe vertraut; andere werden nicht gelesen.',
        ),
        { limit: { ...unknown, source: 'https://github.com/mistralai/mistral-vibe' } },
      ),
      {
        id: 'mistral-agent',
        name: asks('Agent or project in Le Chat', 'Agent oder Projekt in Le Chat'),
        kind: 'field',
        form: 'tagged',
        room: 8000,
        limit: unknown,
        place: asks(
          'Paste it into the instructions of an agent or a project.',
          'Füge sie in die Anweisungen eines Agenten oder Projekts ein.',
        ),
        check: headingsCheck,
      },
    ],
  },
  Gemini: {
    label: 'Gemini',
    budget: fileBudget,
    takesExamples: true,
    surfaces: [
      {
        id: 'antigravity',
        name: asks('Antigravity and Gemini CLI', 'Antigravity und Gemini CLI'),
        kind: 'files',
        form: 'antigravity',
        path: 'AGENTS.md',
        room: 11_500,
        limit: {
          max: 12_000,
          status: 'reported',
          source: 'https://antigravity.google/docs/rules-workflows',
          checkedOn: readOn,
        },
        place: asks(
          'Save AGENTS.md in the root of the workspace and the other files in .agents/rules; keep that folder out of .gitignore. Gemini CLI: name AGENTS.md in its settings or rename it to GEMINI.md.',
          'Speichere AGENTS.md im Wurzelordner des Arbeitsbereichs und die übrigen Dateien in .agents/rules; dieser Ordner darf nicht in der .gitignore stehen. Gemini CLI: AGENTS.md in den Einstellungen nennen oder in GEMINI.md umbenennen.',
        ),
        check: asks(
          'Gemini CLI: run /memory show. Antigravity: open the list of rules.',
          'Gemini CLI: /memory show. Antigravity: die Liste der Regeln öffnen.',
        ),
      },
      {
        id: 'gem',
        name: asks('Gem', 'Gem'),
        kind: 'field',
        form: 'labelled',
        room: 4000,
        limit: unknown,
        place: asks('Gems, New Gem, Instructions.', 'Gems, Neues Gem, Anleitung.'),
        check: headingsCheck,
      },
    ],
  },
  BoltNew: {
    label: 'Bolt',
    budget: { lean: 3000, standard: 4000, full: 6000 },
    takesExamples: false,
    surfaces: [
      {
        id: 'bolt-knowledge',
        name: asks('Project Knowledge', 'Project Knowledge'),
        kind: 'field',
        form: 'document',
        room: 6000,
        limit: { ...unknown, source: 'https://support.bolt.new/building/using-bolt/project-settings' },
        place: asks('Project settings, Knowledge.', 'Projekteinstellungen, Knowledge.'),
        check: headingsCheck,
      },
      agentsFile(
        asks('File in the project', 'Datei im Projekt'),
        asks('Save it as claude.md in the project root.', 'Speichere sie als claude.md im Wurzelordner des Projekts.'),
        { id: 'bolt-file', path: 'claude.md', room: 6000 },
      ),
    ],
  },
  DeepSeek: {
    label: 'DeepSeek',
    budget: { lean: 3500, standard: 7000, full: 10_000 },
    takesExamples: false,
    surfaces: [
      {
        id: 'deepseek-message',
        name: asks('First message', 'Erste Nachricht'),
        kind: 'message',
        form: 'document',
        room: 10_000,
        limit: { ...unknown, source: 'https://api-docs.deepseek.com/' },
        place: asks(
          'Send it at the top of the first message: the reasoning model follows a system message only weakly. With the chat model it may be the system message.',
          'Sende sie am Anfang der ersten Nachricht: Das Reasoning-Modell folgt einer System-Nachricht nur schwach. Beim Chat-Modell darf sie die System-Nachricht sein.',
        ),
        check: headingsCheck,
      },
    ],
  },
  Abacus: {
    label: 'Abacus.AI',
    budget: fileBudget,
    takesExamples: true,
    surfaces: [
      agentsFile(asks('Command line, editor and desktop', 'Kommandozeile, Editor und Desktop'), root, {
        limit: { ...unknown, source: 'https://abacus.ai/help/' },
      }),
    ],
  },
  Lovable: {
    label: 'Lovable',
    budget: { lean: 4500, standard: 9500, full: 9800 },
    takesExamples: true,
    surfaces: [
      {
        id: 'lovable-project',
        name: asks('Project knowledge', 'Projektwissen'),
        kind: 'field',
        form: 'document',
        room: 9800,
        limit: {
          max: 10_000,
          status: 'confirmed',
          source: 'https://docs.lovable.dev/features/knowledge',
          checkedOn: readOn,
        },
        place: asks(
          'Project settings, Knowledge. It wins over workspace knowledge.',
          'Projekteinstellungen, Knowledge. Es geht dem Workspace-Wissen vor.',
        ),
        check: headingsCheck,
      },
      {
        id: 'lovable-workspace',
        name: asks('Workspace knowledge', 'Workspace-Wissen'),
        kind: 'field',
        form: 'workspace',
        room: 9500,
        limit: {
          max: 10_000,
          status: 'confirmed',
          source: 'https://docs.lovable.dev/features/knowledge',
          checkedOn: readOn,
        },
        place: asks(
          'Settings, Knowledge (owners and admins). Only the part that holds for every project.',
          'Einstellungen, Knowledge (nur Eigentümer und Admins). Nur der Teil, der für jedes Projekt gilt.',
        ),
        check: headingsCheck,
      },
      agentsFile(asks('File in the repository', 'Datei im Repository'), root, { room: 9800 }),
    ],
  },
  Databutton: {
    label: 'Databutton',
    budget: { lean: 2700, standard: 3000, full: 4500 },
    takesExamples: false,
    surfaces: [
      {
        id: 'databutton-message',
        name: asks('First message', 'Erste Nachricht'),
        kind: 'message',
        form: 'document',
        room: 4500,
        limit: { ...unknown, source: 'https://docs.databutton.com/' },
        place: asks(
          'Send it as the first message of the project; no lasting field for rules is known.',
          'Sende sie als erste Nachricht des Projekts; ein dauerhaftes Feld für Regeln ist nicht bekannt.',
        ),
        check: headingsCheck,
      },
    ],
  },
  cursor: {
    label: 'Cursor',
    budget: { lean: 4500, standard: 11_000, full: 20_000 },
    takesExamples: true,
    surfaces: [
      {
        id: 'cursor-rules',
        name: asks('Project rules', 'Projektregeln'),
        kind: 'files',
        form: 'cursor',
        path: '.cursor/rules/00-core.mdc',
        room: 20_000,
        limit: { status: 'unknown', source: 'https://cursor.com/docs/rules', checkedOn: readOn },
        place: asks(
          'Put the files into .cursor/rules; they must end in .mdc, a plain .md there is ignored. Advice of the maker: fewer than 500 lines each.',
          'Lege die Dateien in .cursor/rules; sie müssen auf .mdc enden, eine .md wird dort ignoriert. Rat des Herstellers: je unter 500 Zeilen.',
        ),
        check: asks(
          'Settings, Rules: the core rule is listed as Always.',
          'Einstellungen, Rules: Die Kernregel steht dort als Always.',
        ),
      },
      agentsFile(asks('One file for all tools', 'Eine Datei für alle Werkzeuge'), root, { room: 20_000 }),
    ],
  },
  Bubble: {
    label: 'Bubble',
    budget: { lean: 2700, standard: 3000, full: 4500 },
    takesExamples: false,
    surfaces: [
      {
        id: 'bubble-message',
        name: asks('First prompt to the AI agent', 'Erster Prompt an den AI Agent'),
        kind: 'message',
        form: 'document',
        room: 4500,
        limit: { ...unknown, source: 'https://manual.bubble.io/' },
        place: asks(
          'Send it as the first prompt to the AI agent or the app generator; no lasting field for rules is known.',
          'Sende sie als ersten Prompt an den AI Agent oder den App-Generator; ein dauerhaftes Feld für Regeln ist nicht bekannt.',
        ),
        check: headingsCheck,
      },
    ],
  },
  Replit: {
    label: 'Replit',
    budget: { lean: 3500, standard: 6000, full: 9000 },
    takesExamples: true,
    surfaces: [
      {
        id: 'replit-md',
        name: asks('replit.md', 'replit.md'),
        kind: 'files',
        form: 'marked',
        path: 'replit.md',
        room: 9000,
        limit: { ...unknown, source: 'https://docs.replit.com/replitai/replit-dot-md' },
        place: asks(
          'Add the block to replit.md in the project root. The agent may rewrite that file: the markers show what is to stay.',
          'Füge den Block in replit.md im Wurzelordner ein. Der Agent darf die Datei umschreiben: Die Marken zeigen, was bleiben soll.',
        ),
        check: asks(
          'Start a new chat and ask what stands between the two markers.',
          'Beginne einen neuen Chat und frage, was zwischen den beiden Marken steht.',
        ),
      },
    ],
  },
  Custom: {
    label: 'Custom',
    budget: fileBudget,
    takesExamples: true,
    surfaces: [
      agentsFile(asks('File for tools that read AGENTS.md', 'Datei für Werkzeuge, die AGENTS.md lesen'), root, {
        room: 16_000,
      }),
      {
        id: 'system-message',
        name: asks('System message', 'System-Nachricht'),
        kind: 'message',
        form: 'tagged',
        room: 8000,
        limit: unknown,
        place: system,
        check: headingsCheck,
      },
    ],
  },
};
