import type { TargetFacts, TechnologyFacts } from './registry-facts.ts';

// Written by `npm run registry` from packages/engine/src/knowledge; `npm run check` compares it.

/** Every technology, in the order of the wizard. */
export const technologyFacts = [
  { name: 'React', side: 'frontend', runsOn: 'builder-web', packages: ['npm:react'] },
  { name: 'Vue', side: 'frontend', runsOn: 'web', packages: ['npm:vue'] },
  { name: 'Angular', side: 'frontend', runsOn: 'web', packages: ['npm:@angular/core'], implies: ['TypeScript'] },
  {
    name: 'TailwindCSS',
    aliases: ['tailwind'],
    side: 'frontend',
    runsOn: 'builder-web',
    packages: ['npm:tailwindcss'],
  },
  { name: 'Bootstrap', side: 'frontend', runsOn: 'web', packages: ['npm:bootstrap'] },
  { name: 'TypeScript', side: 'frontend', runsOn: 'builder-web', packages: ['npm:typescript'] },
  { name: 'JavaScript', side: 'frontend', runsOn: 'builder-web' },
  {
    name: 'Node.js',
    side: 'backend',
    runsOn: 'node',
    packages: ['npm:fastify', 'npm:@nestjs/core', 'npm:koa', 'npm:hono', 'npm:@hapi/hapi'],
  },
  { name: 'Express', side: 'backend', runsOn: 'node', packages: ['npm:express'], implies: ['Node.js'] },
  { name: 'FastAPI', side: 'backend', runsOn: 'builder-python', packages: ['python:fastapi'] },
  { name: 'Django', side: 'backend', runsOn: 'python', packages: ['python:django'] },
  { name: 'Flask', side: 'backend', runsOn: 'python', packages: ['python:flask'] },
  { name: 'Ruby on Rails', aliases: ['rails'], side: 'backend', runsOn: 'ruby', packages: ['ruby:rails'] },
  { name: 'PHP', side: 'backend', runsOn: 'php', packages: ['php:php'] },
  { name: 'Laravel', side: 'backend', runsOn: 'php', packages: ['php:laravel/framework'], implies: ['PHP'] },
  {
    name: 'Next.js',
    aliases: ['nextjs', 'next'],
    side: 'frontend',
    isMore: true,
    runsOn: 'node',
    packages: ['npm:next'],
    implies: ['React'],
  },
  { name: 'Python', side: 'backend', isMore: true, runsOn: 'python' },
  {
    name: 'Vitest',
    side: 'frontend',
    isForBothSides: true,
    isMore: true,
    runsOn: 'builder-web',
    packages: ['npm:vitest'],
  },
  {
    name: 'Playwright',
    side: 'frontend',
    isForBothSides: true,
    isMore: true,
    runsOn: 'builder-web',
    packages: ['npm:@playwright/test', 'npm:playwright'],
  },
  {
    name: 'PostgreSQL',
    aliases: ['postgresql', 'postgres'],
    side: 'backend',
    isMore: true,
    runsOn: 'database',
    packages: ['npm:pg', 'npm:postgres', 'python:psycopg', 'python:asyncpg', 'ruby:pg', 'go:github.com/jackc/pgx/v5'],
  },
  { name: 'Go', aliases: ['golang'], side: 'backend', isMore: true, runsOn: 'go' },
] as const satisfies readonly TechnologyFacts[];

/** Every target, in API order. */
export const targetFacts = [
  { name: 'ChatGPT', label: 'ChatGPT', budget: { lean: 3800, standard: 7500, full: 7900 } },
  { name: 'Claude', label: 'Claude', readsFiles: true, budget: { lean: 4500, standard: 11000, full: 20000 } },
  { name: 'Llama', label: 'Llama', budget: { lean: 3400, standard: 6000, full: 10000 } },
  { name: 'Mistral', label: 'Mistral', readsFiles: true, budget: { lean: 4000, standard: 8000, full: 16000 } },
  { name: 'Gemini', label: 'Gemini', readsFiles: true, budget: { lean: 4000, standard: 8000, full: 16000 } },
  {
    name: 'BoltNew',
    label: 'Bolt',
    aliases: ['bolt'],
    runs: ['builder-web', 'web', 'node'],
    budget: { lean: 3300, standard: 4000, full: 6000 },
  },
  { name: 'DeepSeek', label: 'DeepSeek', budget: { lean: 3500, standard: 7000, full: 10000 } },
  { name: 'Abacus', label: 'Abacus.AI', readsFiles: true, budget: { lean: 4000, standard: 8000, full: 16000 } },
  { name: 'Lovable', label: 'Lovable', runs: ['builder-web'], budget: { lean: 4500, standard: 9500, full: 9800 } },
  {
    name: 'Databutton',
    label: 'Databutton',
    runs: ['builder-web', 'builder-python'],
    budget: { lean: 2950, standard: 3000, full: 4500 },
  },
  { name: 'cursor', label: 'Cursor', readsFiles: true, budget: { lean: 4500, standard: 11000, full: 20000 } },
  { name: 'Bubble', label: 'Bubble', runs: [], budget: { lean: 2700, standard: 3000, full: 4500 } },
  { name: 'Replit', label: 'Replit', readsFiles: true, budget: { lean: 3500, standard: 6000, full: 9000 } },
  { name: 'Custom', label: 'Custom', readsFiles: true, budget: { lean: 4000, standard: 8000, full: 16000 } },
] as const satisfies readonly TargetFacts[];
