import type { Framework } from './choices.ts';
import { targetFacts } from './registry.ts';
import type { Environment, TargetFacts } from './registry-facts.ts';

/** The technology of each environment that app builders set up themselves. */
const setUpBy: Readonly<Partial<Record<Environment, Framework>>> = {
  'builder-web': 'React',
  'builder-python': 'FastAPI',
};

const targets = new Map<string, TargetFacts>(targetFacts.map((facts) => [facts.name, facts]));

/** Returns the technologies that a tool always builds with; none if the project chooses. */
export function fixedStackOf(aiModel: string): Framework[] {
  const runs = targets.get(aiModel)?.runs ?? [];
  const fixed = runs.flatMap((environment) => setUpBy[environment] ?? []);
  return fixed.length === runs.length ? fixed : [];
}
