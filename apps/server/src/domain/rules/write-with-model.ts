import type { GenerationEvent } from '@regelwerk/contract/rules/generate-rules';
import type { Rule } from '@regelwerk/contract/rules/rule';
import { InvalidObjectError } from '../../gateways/model/write-object.ts';
import { applyModelAnswer } from './apply-model-answer.ts';
import type { ConfiguredModel } from './generation-context.ts';
import { modelPrompt, wordingSchema } from './model-prompt.ts';

/**
 * Has the model write the wording of a composed rule. Checks the answer line by line and, if it fails, asks once more
 * with the faults; if that fails too, the composed wording stays. `isModel` tells which.
 */
export async function writeWithModel(
  { write }: ConfiguredModel,
  draft: Rule,
  watch: {
    readonly signal: AbortSignal;
    readonly onProgress: (step: Extract<GenerationEvent, { type: 'progress' }>['step']) => void;
  },
): Promise<{ readonly rule: Rule; readonly isModel: boolean }> {
  let faults: readonly string[] = [];
  for (const step of ['writing', 'repairing'] as const) {
    watch.onProgress(step);
    const written = await write({ ...modelPrompt(draft, faults), schema: wordingSchema, signal: watch.signal }).catch(
      invalid,
    );
    watch.onProgress('checking');
    const taken =
      written === undefined
        ? { faults: ['the answer was not the JSON that was asked for'] }
        : applyModelAnswer(draft, written);
    if ('rule' in taken) return { rule: taken.rule, isModel: true };
    faults = taken.faults;
  }
  return { rule: draft, isModel: false };
}

function invalid(error: unknown): undefined {
  if (error instanceof InvalidObjectError) return undefined;
  throw error;
}
