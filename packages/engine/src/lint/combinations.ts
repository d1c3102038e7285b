import {
  aiModels,
  applicationTypes,
  behaviors,
  type Framework,
  frameworksOf,
  outputFormats,
} from '@regelwerk/contract/rules/choices';
import type { FormState } from '@regelwerk/contract/rules/form-state';
import { type RuleSize, ruleSizes } from '@regelwerk/contract/rules/rule-size';
import { type ContentLanguage, contentLanguages } from '@regelwerk/contract/shared/languages';
import { seededRandom } from './seeded-random.ts';

interface Combination {
  readonly form: FormState;
  readonly language: ContentLanguage;
  readonly size: RuleSize;
}

/**
 * Yields possible answers: every framework alone, every pair, `triples` random triples and all frameworks at once, for
 * each application type and target. Behaviors, languages, sizes and, in full size, new projects take turns; with
 * `isWhole`, each stack gets all of them.
 */
export function* combinations(options: { triples: number; seed: number; isWhole?: boolean }): Generator<Combination> {
  const asked = [...ruleSizes.map((size) => ({ size, isNew: false })), { size: 'full' as const, isNew: true }];
  const variants = behaviors.flatMap((behavior) =>
    contentLanguages.flatMap((language) => asked.map((rest) => ({ behavior, language, ...rest }))),
  );
  let turn = 0;
  for (const applicationType of applicationTypes) {
    for (const frameworks of stacksOf(frameworksOf(applicationType), options)) {
      for (const aiModel of aiModels) {
        const chosen = options.isWhole === true ? variants : [variants[turn++ % variants.length]];
        for (const { behavior, language, size, isNew } of chosen.filter((variant) => variant !== undefined)) {
          const outputFormat = outputFormats[turn % outputFormats.length] ?? 'Markdown';
          yield {
            form: {
              aiModel,
              applicationType,
              frameworks,
              behaviorPreference: behavior,
              outputFormat,
              ...(isNew && { project: { isNew } }),
            },
            language,
            size,
          };
        }
      }
    }
  }
}

function* stacksOf(
  names: readonly Framework[],
  { triples, seed }: { triples: number; seed: number },
): Generator<Framework[]> {
  for (const [index, first] of names.entries()) {
    yield [first];
    for (const second of names.slice(index + 1)) yield [first, second];
  }
  const draw = seededRandom(seed);
  for (let count = 0; count < triples; count += 1) {
    const picked = [...names].sort(() => draw() - 0.5).slice(0, 3);
    yield names.filter((name) => picked.includes(name));
  }
  yield [...names];
}
