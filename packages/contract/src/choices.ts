/**
 * What the wizard offers, spelled as on the wire (specification section 3). Free of zod, so that the landing page
 * can use it without loading a parser.
 */
export const aiModels = [
  'ChatGPT',
  'Claude',
  'Llama',
  'Mistral',
  'Gemini',
  'BoltNew',
  'DeepSeek',
  'Abacus',
  'Lovable',
  'Databutton',
  'cursor',
  'Bubble',
  'Replit',
  'Custom',
] as const;
export type AiModel = (typeof aiModels)[number];

export const applicationTypes = ['Frontend', 'Backend', 'Fullstack'] as const;
export type ApplicationType = (typeof applicationTypes)[number];

export const frontendFrameworks = [
  'React',
  'Vue',
  'Angular',
  'TailwindCSS',
  'Bootstrap',
  'TypeScript',
  'JavaScript',
] as const;
export const backendFrameworks = [
  'Node.js',
  'Express',
  'FastAPI',
  'Django',
  'Flask',
  'Ruby on Rails',
  'PHP',
  'Laravel',
] as const;
export const frameworks = [...frontendFrameworks, ...backendFrameworks] as const;
export type Framework = (typeof frameworks)[number];

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
