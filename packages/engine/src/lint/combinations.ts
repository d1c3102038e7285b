import {
  aiModels,
  applicationTypes,
  behaviors,
  type Framework,
  frameworksOf,
  moreFrameworks,
  outputFormats,
} from '@regelwerk/contract/rules/choices';
import type { FormState } from '@regelwerk/contract/rules/form-state';
import { type RuleSize, ruleSizes } from '@regelwerk/contract/rules/rule-size';
import { type ContentLanguage, contentLanguages } from '@regelwerk/contract/shared/languages';
import { allSeams } from '../knowledge/seams/all-seams.ts';
import { allTechnologies } from '../knowledge/technologies/all-technologies.ts';
import type { Technology } from '../technology.ts';
import { seededRandom } from './seeded-random.ts';

interface Combination {
  readonly form: FormState;
  readonly language: ContentLanguage;
  readonly size: RuleSize;
}

/**
 * Yields possible answers for each application type and target: every technology alone; of the first ones every pair, of those under
 * "More" the pairs that know of each other and one other partner each; `triples` random triples; and all at once. Behaviors,
 * languages, sizes and, in full size, new projects take turns; with `isWhole`, stacks of the first ones and all at once get all of them.
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
        const isWhole = options.isWhole === true && (frameworks.length > 3 || !frameworks.some(isMore));
        const chosen = isWhole ? variants : [variants[turn++ % variants.length]];
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

/** Returns the pairs that are worth a rule: of the first technologies all, of the others those that meet in a seam, bring or exclude each other, and one more each. */
export function pairsOf(names: readonly Framework[], draw: () => number): Framework[][] {
  const pairs = names.flatMap((first, index) => names.slice(index + 1).map((second) => [first, second] as const));
  const sampled = new Set(
    names.flatMap((name) => {
      const own = isMore(name) ? pairs.filter((pair) => pair.some((one) => one === name)) : [];
      const drawn = own[Math.floor(draw() * own.length)];
      return drawn === undefined ? [] : [drawn];
    }),
  );
  return pairs.filter((pair) => !pair.some(isMore) || isRelated(pair) || sampled.has(pair)).map((pair) => [...pair]);
}

type Pair = readonly [Framework, Framework];

function isRelated([first, second]: Pair): boolean {
  const [a, b] = [first, second].map((name) => allTechnologies.find((one) => one.name === name));
  const names = (one: Technology | undefined) => [...(one?.implies ?? []), ...(one?.excludes ?? [])];
  return names(a).includes(second) || names(b).includes(first) || meetIn([first, second]);
}

function meetIn(pair: Pair): boolean {
  const stack = (...names: Framework[]) =>
    new Set(names.flatMap((name) => [name, ...(allTechnologies.find((one) => one.name === name)?.implies ?? [])]));
  return allSeams.some(
    ({ applies }) => applies(stack(...pair), 'Fullstack') && !pair.some((name) => applies(stack(name), 'Fullstack')),
  );
}

function* stacksOf(
  names: readonly Framework[],
  { triples, seed }: { triples: number; seed: number },
): Generator<Framework[]> {
  const draw = seededRandom(seed);
  yield* names.map((name) => [name]);
  yield* pairsOf(names, draw);
  for (let count = 0; count < triples; count += 1) {
    const picked = [...names].sort(() => draw() - 0.5).slice(0, 3);
    yield names.filter((name) => picked.includes(name));
  }
  yield names.filter((name) => !isMore(name));
  yield [...names];
}

function isMore(name: Framework): boolean {
  return moreFrameworks.includes(name);
}
