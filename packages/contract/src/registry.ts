import type { TargetFacts, TechnologyFacts } from './registry-facts.ts';

// Written by `npm run registry` from packages/engine/src/knowledge; `npm run check` compares it.

/** Every technology, in the order of the wizard. */
export const technologyFacts = [
  { name: 'React', side: 'frontend', runsOn: 'builder-web' },
  { name: 'Vue', side: 'frontend', runsOn: 'web' },
  { name: 'Angular', side: 'frontend', runsOn: 'web' },
  { name: 'TailwindCSS', aliases: ['tailwind'], side: 'frontend', runsOn: 'builder-web' },
  { name: 'Bootstrap', side: 'frontend', runsOn: 'web' },
  { name: 'TypeScript', side: 'frontend', runsOn: 'builder-web' },
  { name: 'JavaScript', side: 'frontend', runsOn: 'builder-web' },
  { name: 'Node.js', side: 'backend', runsOn: 'node' },
  { name: 'Express', side: 'backend', runsOn: 'node' },
  { name: 'FastAPI', side: 'backend', runsOn: 'builder-python' },
  { name: 'Django', side: 'backend', runsOn: 'python' },
  { name: 'Flask', side: 'backend', runsOn: 'python' },
  { name: 'Ruby on Rails', aliases: ['rails'], side: 'backend', runsOn: 'ruby' },
  { name: 'PHP', side: 'backend', runsOn: 'php' },
  { name: 'Laravel', side: 'backend', runsOn: 'php' },
] as const satisfies readonly TechnologyFacts[];

/** Every target, in API order. */
export const targetFacts = [
  { name: 'ChatGPT', label: 'ChatGPT' },
  { name: 'Claude', label: 'Claude' },
  { name: 'Llama', label: 'Llama' },
  { name: 'Mistral', label: 'Mistral' },
  { name: 'Gemini', label: 'Gemini' },
  { name: 'BoltNew', label: 'Bolt', aliases: ['bolt'], runs: ['builder-web', 'web', 'node'] },
  { name: 'DeepSeek', label: 'DeepSeek' },
  { name: 'Abacus', label: 'Abacus.AI' },
  { name: 'Lovable', label: 'Lovable', runs: ['builder-web'] },
  { name: 'Databutton', label: 'Databutton', runs: ['builder-web', 'builder-python'] },
  { name: 'cursor', label: 'Cursor' },
  { name: 'Bubble', label: 'Bubble', runs: [] },
  { name: 'Replit', label: 'Replit' },
  { name: 'Custom', label: 'Custom' },
] as const satisfies readonly TargetFacts[];
