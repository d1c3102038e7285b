import type { Task } from '../../task.ts';
import { planted } from './planted.ts';
import { probes } from './probes.ts';

export const task: Task = {
  title: 'A catalog that can be searched over a slow API',
  frameworks: ['React', 'TypeScript', 'TailwindCSS'],
  applicationType: 'Frontend',
  install: ['npm', 'ci'],
  build: ['vite', 'build'],
  test: ['vitest', 'run'],
  feature: ['src/catalog/**', 'src/api.ts', 'src/format.ts', 'src/ui/**', 'src/router.tsx', 'tests/**', 'README.md'],
  source: ['src/**'],
  probes,
  planted,
};
