import type { AiModel } from '@regelwerk/contract/rules/choices';

/** A project whose rule the examples show. */
export interface ExampleProject {
  /** The name of its fixture in `packages/profile`. */
  readonly fixture: string;
  readonly aiModel: AiModel;
  readonly about: string;
}

/** The projects whose rules the examples show; all of their commands can be run. */
export const exampleProjects: readonly ExampleProject[] = [
  {
    fixture: 'vite-react',
    aiModel: 'Claude',
    about: 'A React app as create-vite writes it, with oxlint and strict options of tsc.',
  },
  {
    fixture: 'create-vue',
    aiModel: 'cursor',
    about: 'A Vue app as create-vue writes it, with Vitest, Playwright, oxlint, ESLint and Prettier.',
  },
  { fixture: 'nest', aiModel: 'Claude', about: 'A NestJS service as the Nest CLI writes it, with type-aware oxlint.' },
  {
    fixture: 'npm-workspaces',
    aiModel: 'cursor',
    about: 'A monorepo of npm with a Fastify service, a Vue app and a shared package, under Biome.',
  },
  { fixture: 'flask-pip', aiModel: 'Gemini', about: 'A Flask service under pip, with ruff, pytest and a strict mypy.' },
];
