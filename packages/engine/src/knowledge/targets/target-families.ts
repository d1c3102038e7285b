import type { AiModel } from '@regelwerk/contract/rules/choices';
import type { TargetFamily } from '../../target.ts';
import { allTargets } from './all-targets.ts';

/** The tool that stands for each family. */
const leaders: Readonly<Record<TargetFamily, AiModel>> = {
  editor: 'cursor',
  terminal: 'Claude',
  'shared-file': 'Gemini',
  chat: 'ChatGPT',
  builder: 'Lovable',
};

/** The tools by the way they take a rule, each family named by its first member. */
export const targetFamilies: readonly (readonly [AiModel, ...AiModel[]])[] = Object.entries(leaders).map(
  ([family, leader]) => [
    leader,
    ...allTargets.filter((target) => target.family === family && target.name !== leader).map(({ name }) => name),
  ],
);
