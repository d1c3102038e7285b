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
  'GitHub Copilot': {
    badge: 'zinc',
    description: {
      en: 'Agent, chat and code review, guided by AGENTS.md and .github.',
      de: 'Agent, Chat und Code-Review, gesteuert über AGENTS.md und .github.',
    },
  },
  'OpenAI Codex': {
    badge: 'emerald',
    description: {
      en: "OpenAI's coding agent and its code review, guided by AGENTS.md.",
      de: 'Der Coding-Agent von OpenAI und sein Code-Review, gesteuert über AGENTS.md.',
    },
  },
  Windsurf: {
    badge: 'teal',
    description: {
      en: 'The code editor that is now Devin Desktop, with rules in .devin/rules.',
      de: 'Der Code-Editor, der jetzt Devin Desktop heißt, mit Regeln in .devin/rules.',
    },
  },
  'JetBrains Junie': {
    badge: 'fuchsia',
    description: {
      en: 'The coding agent in JetBrains IDEs, guided by AGENTS.md.',
      de: 'Der Coding-Agent in den IDEs von JetBrains, gesteuert über AGENTS.md.',
    },
  },
  Kiro: {
    badge: 'violet',
    description: {
      en: "Amazon's agentic editor and CLI, with steering files in .kiro/steering.",
      de: 'Der Agenten-Editor von Amazon und seine CLI, mit Steering-Dateien in .kiro/steering.',
    },
  },
  Zed: {
    badge: 'blue',
    description: {
      en: 'The code editor whose agent reads AGENTS.md.',
      de: 'Der Code-Editor, dessen Agent die AGENTS.md liest.',
    },
  },
  Cline: {
    badge: 'amber',
    description: {
      en: 'The coding agent for editors and terminals, with rules in .clinerules.',
      de: 'Der Coding-Agent für Editoren und Terminals, mit Regeln in .clinerules.',
    },
  },
  Amp: {
    badge: 'orange',
    description: {
      en: 'The coding agent for terminals and editors, guided by AGENTS.md.',
      de: 'Der Coding-Agent für Terminals und Editoren, gesteuert über AGENTS.md.',
    },
  },
  OpenCode: {
    badge: 'neutral',
    description: {
      en: 'The open coding agent for terminals, guided by AGENTS.md.',
      de: 'Der offene Coding-Agent für Terminals, gesteuert über AGENTS.md.',
    },
  },
  v0: {
    badge: 'neutral',
    description: {
      en: "Vercel's app builder, guided by an instruction of your account.",
      de: 'Der App-Baukasten von Vercel, gesteuert über eine Instruction deines Kontos.',
    },
  },
  'Claude Code': {
    badge: 'orange',
    description: {
      en: "Anthropic's coding agent, guided by AGENTS.md through CLAUDE.md.",
      de: 'Der Coding-Agent von Anthropic, gesteuert über AGENTS.md, die CLAUDE.md importiert.',
    },
  },
  Antigravity: {
    badge: 'sky',
    description: {
      en: "Google's agentic editor and its CLI, with rules in .agents/rules.",
      de: 'Der Agenten-Editor von Google und seine CLI, mit Regeln in .agents/rules.',
    },
  },
};
