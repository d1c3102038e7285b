import type { AiModel, ApplicationType, Behavior, ChosenFramework, OutputFormat, PlainChoice } from './choices.ts';

/** Facts about the project beyond the five answers. Absent ones are derived from the answers. */
export interface ProjectFacts {
  /** True if there is no existing code to follow; default false. */
  readonly isNew?: boolean | undefined;
  /** Whether the project has browser code. */
  readonly hasClient?: boolean | undefined;
  /** Whether the project has server code. */
  readonly hasServer?: boolean | undefined;
  /** The newest TypeScript that the project may use, for example `6.0`. */
  readonly typescript?: string | undefined;
}

/**
 * The answers that a rule is composed from, which may be plain. `aiModel` is an API name or a name that the person typed, which
 * counts as Custom.
 */
export interface RuleAnswers {
  readonly aiModel: AiModel | (string & {});
  readonly applicationType: ApplicationType | PlainChoice<'applicationType'>;
  readonly frameworks: readonly ChosenFramework[];
  readonly behaviorPreference: Behavior | PlainChoice<'behavior'>;
  readonly outputFormat: OutputFormat;
  readonly additionalNotes?: string | undefined;
  readonly project?: ProjectFacts | undefined;
}

/** The wizard's answers. */
export interface FormState extends RuleAnswers {
  readonly applicationType: ApplicationType;
  readonly behaviorPreference: Behavior;
}

/** The initial answers of the wizard. */
export const defaultFormState: FormState = {
  aiModel: 'ChatGPT',
  applicationType: 'Frontend',
  frameworks: [],
  behaviorPreference: 'Documented',
  outputFormat: 'Markdown',
  additionalNotes: '',
};
