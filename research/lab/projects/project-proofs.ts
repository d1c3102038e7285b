import { createVue } from './commands/create-vue.ts';
import { flaskPip } from './commands/flask-pip.ts';
import { nest } from './commands/nest.ts';
import { npmWorkspaces } from './commands/npm-workspaces.ts';
import { viteReact } from './commands/vite-react.ts';
import type { ProjectCommand } from './project-command.ts';

/** The proof that the commands of an example project work. */
export interface ProjectProof {
  readonly fixture: string;
  /** The technologies whose versions the record names. */
  readonly packages: readonly string[];
  readonly commands: readonly ProjectCommand[];
}

/** The proofs of all example projects. */
export const projectProofs: readonly ProjectProof[] = [
  { fixture: 'vite-react', packages: ['react', 'vite', 'typescript', 'oxlint'], commands: viteReact },
  {
    fixture: 'create-vue',
    packages: ['vue', 'vite', 'typescript', 'vue-tsc', 'vitest', '@playwright/test', 'eslint', 'oxlint', 'prettier'],
    commands: createVue,
  },
  {
    fixture: 'nest',
    packages: ['@nestjs/core', '@nestjs/cli', 'typescript', 'vitest', 'supertest', 'oxlint', 'prettier'],
    commands: nest,
  },
  {
    fixture: 'npm-workspaces',
    packages: ['fastify', 'vue', 'vite', 'vue-tsc', 'vitest', '@biomejs/biome'],
    commands: npmWorkspaces,
  },
  { fixture: 'flask-pip', packages: ['flask', 'ruff', 'mypy', 'pytest'], commands: flaskPip },
];
