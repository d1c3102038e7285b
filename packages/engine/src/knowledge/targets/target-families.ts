import type { AiModel } from '@regelwerk/contract/rules/choices';

/**
 * The tools by the way they take a rule, each family named by its first member: scoped rules of an editor, memory of a
 * terminal agent, files that many agents read, instructions of a chat, knowledge of an app builder.
 */
export const targetFamilies: readonly (readonly [AiModel, ...AiModel[]])[] = [
  ['cursor'],
  ['Claude'],
  ['Gemini', 'Mistral', 'Abacus', 'Replit', 'Custom'],
  ['ChatGPT', 'DeepSeek', 'Llama'],
  ['Lovable', 'BoltNew', 'Databutton', 'Bubble'],
];
