import type { Task } from '../../task.ts';
import { planted } from './planted.ts';
import { probes } from './probes.ts';

export const task: Task = {
  title: 'A board on which two people write at once',
  frameworks: ['Vue', 'TypeScript'],
  applicationType: 'Frontend',
  install: ['npm', 'ci'],
  build: ['vite', 'build'],
  test: ['vitest', 'run'],
  feature: ['src/board/**', 'src/api.ts', 'src/format-time.ts', 'src/styles.css', 'src/ui/**', 'tests/**', 'README.md'],
  source: ['src/**'],
  probes,
  planted,
};
