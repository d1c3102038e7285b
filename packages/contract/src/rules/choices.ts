import { targetFacts, technologyFacts } from './registry.ts';
import type { Side, TechnologyFacts } from './registry-facts.ts';

/*
 * The choices of the wizard, spelled as in the API. Does not import zod, so that the landing page can use it without
 * loading a parser. Models and frameworks come from the registry.
 */

/** The API name of an AI model or tool. */
export type AiModel = (typeof targetFacts)[number]['name'];
/** Every AI model and tool, in API order. */
export const aiModels: readonly AiModel[] = targetFacts.map(({ name }) => name);
/** The models that the wizard shows first, Custom last of them; it offers the others under "More". */
export const firstModels: readonly AiModel[] = aiModels.slice(0, aiModels.indexOf('Custom') + 1);

/**
 * Answers that stored rules and other clients may carry, spelled as in the API. Nothing is known about them, so they lead to
 * the lines of every rule; the wizard offers a plain framework only where the project shows it. A plain output format is Markdown.
 */
export const plainChoices = {
  applicationType: ['web', 'mobile', 'desktop', 'cli'],
  framework: ['electron', 'ruby', 'rust', 'java', 'kotlin', 'scala', 'dotnet', 'elixir', 'swift', 'dart', 'cpp'],
  behavior: ['detailed', 'concise'],
  outputFormat: ['code', 'html'],
} as const;
/** One of the plain answers to a question. */
export type PlainChoice<Question extends keyof typeof plainChoices> = (typeof plainChoices)[Question][number];

/** The application types, in the order of the wizard. */
export const applicationTypes = ['Frontend', 'Backend', 'Fullstack'] as const;
/** The kind of application that the person builds. */
export type ApplicationType = (typeof applicationTypes)[number];

/** The API name of a framework or language. */
export type Framework = (typeof technologyFacts)[number]['name'];
const allFacts: readonly (TechnologyFacts & { readonly name: Framework })[] = technologyFacts;
const ofSide = (wanted: Side): readonly Framework[] =>
  allFacts.filter(({ side, isForBothSides }) => side === wanted || isForBothSides).map(({ name }) => name);
/** The frameworks of the browser side, in the order of the wizard. */
export const frontendFrameworks = ofSide('frontend');
/** The frameworks of the server side, in the order of the wizard. */
export const backendFrameworks = ofSide('backend');
/** Every framework and language, in the order of the wizard. */
export const frameworks: readonly Framework[] = allFacts.map(({ name }) => name);
/** Those that the wizard offers under "More". */
export const moreFrameworks: readonly Framework[] = allFacts.filter(({ isMore }) => isMore).map(({ name }) => name);

/** What may be chosen as a technology: one that the product knows, or one that it only names. */
export type ChosenFramework = Framework | PlainChoice<'framework'>;

/** The behaviors, in the order of the wizard. */
export const behaviors = ['Strict', 'Creative', 'Modular', 'Documented'] as const;
/** How the model should work. */
export type Behavior = (typeof behaviors)[number];

/** The output formats, in the order of the wizard. */
export const outputFormats = ['Markdown', 'JSON', 'Both'] as const;
/** The format of the document; `Both` is Markdown followed by the same rule as JSON. */
export type OutputFormat = (typeof outputFormats)[number];

/** Returns the frameworks that the wizard offers for an application type; Fullstack gets all of them. */
export function frameworksOf(applicationType: ApplicationType): readonly Framework[] {
  if (applicationType === 'Frontend') return frontendFrameworks;
  if (applicationType === 'Backend') return backendFrameworks;
  return frameworks;
}
