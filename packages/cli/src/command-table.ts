import type { ParseArgsOptionDescriptor } from 'node:util';
import type { Command } from './command.ts';

type Options = Readonly<Record<string, ParseArgsOptionDescriptor>>;

interface Row {
  readonly options: Options;
  /** The most words behind its name. */
  readonly words: number;
  /** Loaded once it is called, so that a start stays short. */
  readonly load: () => Promise<Command>;
}

const text = { type: 'string' } as const;
const yes = { type: 'boolean', default: false } as const;
const server = { server: text };
const writing = { keep: text };
const spending = { ...server, ...writing, yes };

/** Every command by its name; the words of its help are `help.<name>` in `copy.ts`. */
export const commandTable = {
  init: {
    options: {
      ...spending,
      tool: { type: 'string', multiple: true },
      type: text,
      frameworks: text,
      behavior: text,
      size: text,
      notes: text,
      'rule-language': text,
      answers: text,
      save: text,
      'with-unproven': yes,
      'drop-refuted': yes,
      questions: yes,
      copy: yes,
    },
    words: 0,
    load: async () => (await import('./commands/init.ts')).init,
  },
  check: {
    options: { ...server, format: text, note: yes },
    words: 0,
    load: async () => (await import('./commands/check.ts')).check,
  },
  explain: { options: {}, words: 1, load: async () => (await import('./commands/explain.ts')).explain },
  refresh: {
    options: { ...spending, propose: yes },
    words: 0,
    load: async () => (await import('./commands/refresh.ts')).refresh,
  },
  pull: {
    options: { ...server, ...writing, tool: { type: 'string', multiple: true } },
    words: 1,
    load: async () => (await import('./commands/pull.ts')).pull,
  },
  undo: { options: { force: yes }, words: 0, load: async () => (await import('./commands/undo.ts')).undo },
  mcp: { options: server, words: 0, load: async () => (await import('./commands/mcp.ts')).mcp },
  login: { options: server, words: 0, load: async () => (await import('./commands/login.ts')).login },
  logout: { options: server, words: 0, load: async () => (await import('./commands/logout.ts')).logout },
} as const satisfies Readonly<Record<string, Row>>;

/** The name of a command. */
export type CommandName = keyof typeof commandTable;
/** Every name, in the order of the help. */
export const commandNames = Object.keys(commandTable) as readonly CommandName[];
