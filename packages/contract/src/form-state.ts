import type { AiModel, ApplicationType, Behavior, Framework, OutputFormat } from './choices.ts';

/**
 * The wizard's answers. `aiModel` is a known model or a typed name, which counts as Custom everywhere but on screen.
 */
export interface FormState {
  readonly aiModel: AiModel | (string & {});
  readonly applicationType: ApplicationType;
  readonly frameworks: readonly Framework[];
  readonly behaviorPreference: Behavior;
  readonly outputFormat: OutputFormat;
  readonly additionalNotes?: string | undefined;
}

/** The answers a new visitor starts from (specification section 3). */
export const defaultFormState: FormState = {
  aiModel: 'ChatGPT',
  applicationType: 'Frontend',
  frameworks: [],
  behaviorPreference: 'Documented',
  outputFormat: 'Markdown',
  additionalNotes: '',
};
