import { targetFacts, technologyFacts } from './registry.ts';
import type { Side } from './registry-facts.ts';

/*
 * What the wizard offers, spelled as on the wire. Free of zod, so that the landing page can use it without loading a
 * parser. Models and frameworks come from the registry.
 */

export type AiModel = (typeof targetFacts)[number]['name'];
/** Every AI model and tool, in the order of the wire. */
export const aiModels: readonly AiModel[] = targetFacts.map(({ name }) => name);

export const applicationTypes = ['Frontend', 'Backend', 'Fullstack'] as const;
export type ApplicationType = (typeof applicationTypes)[number];

export type Framework = (typeof technologyFacts)[number]['name'];
const ofSide = (wanted: Side): readonly Framework[] =>
  technologyFacts.filter(({ side }) => side === wanted).map(({ name }) => name);
export const frontendFrameworks = ofSide('frontend');
export const backendFrameworks = ofSide('backend');
/** Every framework and language, in the order of the wizard. */
export const frameworks: readonly Framework[] = [...frontendFrameworks, ...backendFrameworks];

export const behaviors = ['Strict', 'Creative', 'Modular', 'Documented'] as const;
export type Behavior = (typeof behaviors)[number];

export const outputFormats = ['Markdown', 'JSON', 'Both'] as const;
export type OutputFormat = (typeof outputFormats)[number];

/** The frameworks the wizard shows for an application type. */
export function frameworksOf(applicationType: ApplicationType): readonly Framework[] {
  if (applicationType === 'Frontend') return frontendFrameworks;
  if (applicationType === 'Backend') return backendFrameworks;
  return frameworks;
}
