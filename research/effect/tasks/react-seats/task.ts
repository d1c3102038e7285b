import type { Task } from '../../task.ts';
import { planted } from './planted.ts';
import { probes } from './probes.ts';

export const task: Task = {
  title: 'A hall in which seats are chosen, held and bought',
  frameworks: ['React', 'TypeScript', 'TailwindCSS'],
  applicationType: 'Frontend',
  install: ['npm', 'ci'],
  build: ['vite', 'build'],
  test: ['vitest', 'run'],
  feature: [
    'src/{shows,seats,hall,tickets}/**',
    'src/{api,format}.ts',
    'src/{app,router}.tsx',
    'src/ui/**',
    'src/styles.css',
    'tests/**',
    'README.md',
  ],
  source: ['src/**'],
  probes,
  planted,
};
