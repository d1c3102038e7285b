import type { AiModel, Framework } from './choices.ts';
import { targetFacts, technologyFacts } from './registry.ts';
import type { TargetFacts, TechnologyFacts } from './registry-facts.ts';

/** The name of the public page about a technology in a tool, which is also its path without the first slash. */
export type StackPageName = `rules/${string}/${string}`;

const facts: readonly (TargetFacts | TechnologyFacts)[] = [...targetFacts, ...technologyFacts];

/** Returns the name of the public page about a technology in a tool: `rules/cursor/rails`. */
export function stackPageName(model: AiModel, framework: Framework): StackPageName {
  return `rules/${addressWord(model)}/${addressWord(framework)}`;
}

/** Returns the word for a tool or a technology in addresses: `rails` for Ruby on Rails. */
export function addressWord(choice: AiModel | Framework): string {
  const [spelling = choice] = facts.find(({ name }) => name === choice)?.aliases ?? [];
  return spelling.toLowerCase().replaceAll(/[^a-z]/g, '');
}
