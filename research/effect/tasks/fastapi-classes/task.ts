import type { Task } from '../../task.ts';
import { planted } from './planted.ts';
import { probes } from './probes.ts';

export const task: Task = {
  title: 'A swimming school that takes cards, plans courses and feeds calendars',
  frameworks: ['FastAPI'],
  applicationType: 'Backend',
  install: ['sh', '-c', 'python3 -m venv venv && venv/bin/python -m pip install -q -r requirements.txt'],
  test: ['python', '-m', 'pytest', '-q', '-p', 'no:cacheprovider'],
  feature: ['pool/**', 'tests/**', 'README.md', 'requirements.txt'],
  source: ['pool/**'],
  probes,
  planted,
};
