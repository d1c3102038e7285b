import type { Task } from '../../task.ts';
import { planted } from './planted.ts';
import { probes } from './probes.ts';

export const task: Task = {
  title: 'A library of durations that reads and writes more forms',
  frameworks: ['TypeScript'],
  applicationType: 'Backend',
  test: ['node', '--test'],
  feature: ['src/**', 'tests/**', 'README.md'],
  source: ['src/**'],
  probes,
  planted,
};
