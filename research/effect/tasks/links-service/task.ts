import type { Task } from '../../task.ts';
import { planted } from './planted.ts';
import { probes } from './probes.ts';

export const task: Task = {
  title: 'Short links that end, are counted and come as CSV',
  frameworks: ['Node.js', 'TypeScript'],
  applicationType: 'Backend',
  test: ['node', '--test'],
  feature: ['src/**', 'tests/**', 'README.md'],
  source: ['src/**'],
  probes,
  planted,
};
