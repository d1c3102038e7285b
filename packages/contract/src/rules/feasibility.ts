import type { Framework } from './choices.ts';
import { targetFacts, technologyFacts } from './registry.ts';
import type { TargetFacts, TechnologyFacts } from './registry-facts.ts';

/** Whether a technology can run where the target builds: `external` means it needs a separate service. */
export type Feasibility = 'native' | 'external';

const targets = new Map<string, TargetFacts>(targetFacts.map((facts) => [facts.name, facts]));
const technologies = new Map<Framework, TechnologyFacts>(technologyFacts.map((facts) => [facts.name, facts]));

/** Returns whether a target can run a technology. A custom model name can run everything. */
export function feasibilityOf(aiModel: string, framework: Framework): Feasibility {
  const runs = targets.get(aiModel)?.runs;
  const environment = technologies.get(framework)?.runsOn;
  return runs === undefined || environment === undefined || runs.includes(environment) ? 'native' : 'external';
}
