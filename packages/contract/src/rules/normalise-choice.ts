import { aiModels, applicationTypes, behaviors, frameworks, outputFormats, plainChoices } from './choices.ts';
import { targetFacts, technologyFacts } from './registry.ts';
import type { TargetFacts, TechnologyFacts } from './registry-facts.ts';

const facts: readonly (TargetFacts | TechnologyFacts)[] = [...targetFacts, ...technologyFacts];
/** What people may read or write for a name: its label and other spellings. */
const aliases: ReadonlyMap<string, string> = new Map(
  facts.flatMap(({ name, aliases: spellings = [], ...rest }) =>
    [...spellings, ...('label' in rest ? [rest.label] : [])].map((spelling) => [plainForm(spelling), name]),
  ),
);

/** Returns the API spelling of an answer, ignoring case, spaces, punctuation and versions, or undefined if it is not a choice. */
function find<Choice extends string>(choices: readonly Choice[], written: string): Choice | undefined {
  const named = (plain: string) =>
    choices.find((choice) => plainForm(choice) === plainForm(aliases.get(plain) ?? plain));
  const plain = plainForm(written);
  // a version is no part of a name, unless the name has one
  return named(plain) ?? named(plain.replace(/\d/g, ''));
}

function plainForm(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** One function per question, which maps any accepted spelling to the API spelling, or to undefined. */
export const normaliseChoice = {
  aiModel: (written: string) => find(aiModels, written),
  applicationType: (written: string) => find(applicationTypes, written),
  framework: (written: string) => find(frameworks, written),
  behavior: (written: string) => find(behaviors, written),
  outputFormat: (written: string) => find(outputFormats, written),
};

/** The same for the answers of stored rules and other clients, which include the plain ones. */
export const normaliseAnswer = {
  applicationType: (written: string) =>
    normaliseChoice.applicationType(written) ?? find(plainChoices.applicationType, written),
  framework: (written: string) => normaliseChoice.framework(written) ?? find(plainChoices.framework, written),
  behavior: (written: string) => normaliseChoice.behavior(written) ?? find(plainChoices.behavior, written),
  outputFormat: (written: string) =>
    normaliseChoice.outputFormat(written) ?? (find(plainChoices.outputFormat, written) && 'Markdown'),
};
