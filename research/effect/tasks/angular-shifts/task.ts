import type { Task } from '../../task.ts';
import { planted } from './planted.ts';
import { probes } from './probes.ts';

export const task: Task = {
  title: 'A week of shifts that volunteers join and leave',
  frameworks: ['Angular', 'TypeScript'],
  applicationType: 'Frontend',
  install: ['npm', 'ci'],
  build: ['ng', 'build'],
  test: ['ng', 'test', '--watch=false'],
  feature: [
    'src/app/week/**',
    'src/app/mine/**',
    'src/app/ui/**',
    'src/app/{api,format,app.routes}*.ts',
    'src/styles.css',
    'src/testing.ts',
    'README.md',
  ],
  source: ['src/app/**/!(*.spec).ts'],
  probes,
  planted,
};
