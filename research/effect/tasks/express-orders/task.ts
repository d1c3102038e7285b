import type { Task } from '../../task.ts';
import { planted } from './planted.ts';
import { probes } from './probes.ts';

export const task: Task = {
  title: 'An order desk that takes payments, asks a courier and exports',
  frameworks: ['Express', 'TypeScript'],
  applicationType: 'Backend',
  install: ['npm', 'ci'],
  test: ['node', '--test'],
  feature: ['src/**', 'tests/**', 'README.md'],
  source: ['src/**'],
  probes,
  planted,
};
