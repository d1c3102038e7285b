import type { AiModel } from '@regelwerk/contract/choices';
import type { Localized } from '../directive.ts';

/** Where the rule for a model is put today, and how much of it fits. */
export interface TargetKnowledge {
  readonly label: string;
  readonly place: Localized;
  readonly path?: string;
  /** Characters the rule may use: below the known limit, or below what is still followed well. */
  readonly budget: number;
}

export const targets: Readonly<Record<AiModel, TargetKnowledge>> = {
  ChatGPT: {
    label: 'ChatGPT',
    place: {
      en: 'Paste it into the instructions of a ChatGPT project or of a custom GPT.',
      de: 'Füge sie in die Anweisungen eines ChatGPT-Projekts oder eines eigenen GPT ein.',
    },
    budget: 7500,
  },
  Claude: {
    label: 'Claude',
    place: {
      en: 'Save it as CLAUDE.md in the root of the repository, or paste it into the instructions of a Claude project.',
      de: 'Speichere sie als CLAUDE.md im Wurzelordner des Repositorys oder füge sie in die Anweisungen eines Claude-Projekts ein.',
    },
    path: 'CLAUDE.md',
    budget: 9000,
  },
  Llama: {
    label: 'Llama',
    place: { en: 'Send it as the system message.', de: 'Sende sie als System-Nachricht.' },
    budget: 6000,
  },
  Mistral: {
    label: 'Mistral',
    place: {
      en: 'Save it as AGENTS.md in the root of a folder that Vibe trusts.',
      de: 'Speichere sie als AGENTS.md im Wurzelordner eines Verzeichnisses, dem Vibe vertraut.',
    },
    path: 'AGENTS.md',
    budget: 8000,
  },
  Gemini: {
    label: 'Gemini',
    place: {
      en: 'Save it as AGENTS.md or GEMINI.md in the root of the workspace.',
      de: 'Speichere sie als AGENTS.md oder GEMINI.md im Wurzelordner des Arbeitsbereichs.',
    },
    path: 'AGENTS.md',
    budget: 8000,
  },
  BoltNew: {
    label: 'Bolt',
    place: {
      en: 'Paste it into Project Knowledge in the project settings.',
      de: 'Füge sie in den Projekteinstellungen unter Project Knowledge ein.',
    },
    budget: 4000,
  },
  DeepSeek: {
    label: 'DeepSeek',
    place: {
      en: 'Send it at the top of the first message; the reasoning model follows a system message only weakly.',
      de: 'Sende sie am Anfang der ersten Nachricht; das Reasoning-Modell folgt einer System-Nachricht nur schwach.',
    },
    budget: 7000,
  },
  Abacus: {
    label: 'Abacus.AI',
    place: {
      en: 'Save it as AGENTS.md in the root of the repository.',
      de: 'Speichere sie als AGENTS.md im Wurzelordner des Repositorys.',
    },
    path: 'AGENTS.md',
    budget: 8000,
  },
  Lovable: {
    label: 'Lovable',
    place: {
      en: 'Paste it into Project settings, Knowledge.',
      de: 'Füge sie in den Projekteinstellungen unter Knowledge ein.',
    },
    budget: 9500,
  },
  Databutton: {
    label: 'Databutton',
    place: {
      en: 'Send it as the first message of the project.',
      de: 'Sende sie als erste Nachricht des Projekts.',
    },
    budget: 3000,
  },
  cursor: {
    label: 'Cursor',
    place: {
      en: 'Save it in .cursor/rules with the ending .mdc, or as AGENTS.md in the root of the repository.',
      de: 'Speichere sie in .cursor/rules mit der Endung .mdc oder als AGENTS.md im Wurzelordner des Repositorys.',
    },
    path: 'AGENTS.md',
    budget: 8000,
  },
  Bubble: {
    label: 'Bubble',
    place: {
      en: 'Send it as the first prompt to the AI agent.',
      de: 'Sende sie als ersten Prompt an den AI Agent.',
    },
    budget: 3000,
  },
  Replit: {
    label: 'Replit',
    place: {
      en: 'Save it in replit.md in the project root.',
      de: 'Speichere sie in replit.md im Wurzelordner des Projekts.',
    },
    path: 'replit.md',
    budget: 6000,
  },
  Custom: {
    label: 'Custom',
    place: {
      en: 'Save it as AGENTS.md, or send it as the system message.',
      de: 'Speichere sie als AGENTS.md oder sende sie als System-Nachricht.',
    },
    path: 'AGENTS.md',
    budget: 8000,
  },
};
