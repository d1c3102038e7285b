import type { Task } from '../../task.ts';
import { planted } from './planted.ts';
import { probes } from './probes.ts';

export const task: Task = {
  title: 'A cash book that reads the bank and reports the months',
  // no technology of the wizard is plain Python; Flask's facts are the nearest
  frameworks: ['Flask'],
  applicationType: 'Backend',
  test: ['python3', '-m', 'unittest'],
  feature: ['clubbook/**', 'tests/**', 'README.md'],
  source: ['clubbook/**'],
  probes,
  planted,
};
