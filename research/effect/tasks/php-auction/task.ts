import type { Task } from '../../task.ts';
import { planted } from './planted.ts';
import { probes } from './probes.ts';

export const task: Task = {
  title: 'A charity auction that bids for its visitors and shows francs',
  frameworks: ['PHP'],
  applicationType: 'Fullstack',
  install: [
    'sh',
    '-c',
    'php -v > /dev/null || { echo "PHP 8.2 or newer is missing: apt-get install php-cli" >&2; exit 1; }',
  ],
  test: ['php', 'tests/run.php'],
  feature: ['public/**', 'src/**', 'tests/**', 'README.md', 'serve', '.gitignore'],
  source: ['src/**', 'public/**'],
  probes,
  planted,
};
