import type { AiModel, ApplicationType, Behavior, Framework, OutputFormat } from './choices.ts';

/** The wizard's answers. `aiModel` is a wire name or a name that the person typed, which is treated as Custom. */
export interface FormState {
  readonly aiModel: AiModel | (string & {});
  readonly applicationType: ApplicationType;
  readonly frameworks: readonly Framework[];
  readonly behaviorPreference: Behavior;
  readonly outputFormat: OutputFormat;
  readonly additionalNotes?: string | undefined;
}

/** The answers that the wizard starts with. */
export const defaultFormState: FormState = {
  aiModel: 'ChatGPT',
  applicationType: 'Frontend',
  frameworks: [],
  behaviorPreference: 'Documented',
  outputFormat: 'Markdown',
  additionalNotes: '',
};
