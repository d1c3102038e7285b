import type { ContentLanguage } from '../shared/languages.ts';
import type { AiModel } from './choices.ts';
import type { BadgeColor } from './registry-facts.ts';

// Written by `npm run registry` from packages/engine/src/knowledge; `npm run check` compares it.

/** How the app shows a target. */
export interface TargetTexts {
  readonly badge: BadgeColor;
  readonly description: Readonly<Record<ContentLanguage, string>>;
}

/** The badge and description of each target, by API name. */
export const targetTexts: Readonly<Record<AiModel, TargetTexts>> = {
  ChatGPT: {
    badge: 'emerald',
    description: {
      en: "OpenAI's assistant: project instructions, custom GPTs and Codex.",
      de: 'Der Assistent von OpenAI: Projektanweisungen, eigene GPTs und Codex.',
    },
  },
  Claude: {
    badge: 'orange',
    description: {
      en: "Anthropic's assistant and Claude Code, guided by CLAUDE.md.",
      de: 'Der Assistent von Anthropic und Claude Code, gesteuert über CLAUDE.md.',
    },
  },
  Llama: {
    badge: 'blue',
    description: {
      en: "Meta's open models, guided by a system message.",
      de: 'Metas offene Modelle, gesteuert über eine System-Nachricht.',
    },
  },
  Mistral: {
    badge: 'neutral',
    description: {
      en: "Mistral's assistant and the Vibe command line, guided by AGENTS.md.",
      de: 'Der Assistent von Mistral und die Kommandozeile Vibe, gesteuert über AGENTS.md.',
    },
  },
  Gemini: {
    badge: 'sky',
    description: {
      en: "Google's assistant, Gems and Antigravity, guided by AGENTS.md.",
      de: 'Googles Assistent, Gems und Antigravity, gesteuert über AGENTS.md.',
    },
  },
  BoltNew: {
    badge: 'amber',
    description: {
      en: 'Builds web apps in the browser from its project knowledge.',
      de: 'Baut Web-Apps im Browser aus dem Projektwissen.',
    },
  },
  DeepSeek: {
    badge: 'indigo',
    description: {
      en: 'Open models with thinking modes, guided by the first message.',
      de: 'Offene Modelle mit Denkmodus, gesteuert über die erste Nachricht.',
    },
  },
  Abacus: {
    badge: 'violet',
    description: {
      en: "Abacus.AI's coding assistant, guided by AGENTS.md.",
      de: 'Der Coding-Assistent von Abacus.AI, gesteuert über AGENTS.md.',
    },
  },
  Lovable: {
    badge: 'pink',
    description: {
      en: 'Builds web apps by chat from workspace and project knowledge.',
      de: 'Baut Web-Apps im Chat aus Workspace- und Projektwissen.',
    },
  },
  Databutton: {
    badge: 'teal',
    description: {
      en: 'Builds React and FastAPI apps by chat; the product is now called Riff.',
      de: 'Baut Apps mit React und FastAPI im Chat; das Produkt heißt jetzt Riff.',
    },
  },
  cursor: {
    badge: 'zinc',
    description: {
      en: 'The code editor with project rules in .cursor/rules.',
      de: 'Der Code-Editor mit Projektregeln in .cursor/rules.',
    },
  },
  Bubble: {
    badge: 'cyan',
    description: { en: 'Builds apps visually, without code.', de: 'Baut Apps visuell und ohne Code.' },
  },
  Replit: {
    badge: 'neutral',
    description: {
      en: 'Builds and hosts apps in the browser, guided by replit.md.',
      de: 'Baut und betreibt Apps im Browser, gesteuert über replit.md.',
    },
  },
  Custom: {
    badge: 'fuchsia',
    description: { en: 'Any other model: type its name.', de: 'Jedes andere Modell: Gib seinen Namen ein.' },
  },
};
