import { type CodeProbeId, codeProbeIds } from '@regelwerk/contract/rules/code-probes';
import { isTest } from '@regelwerk/contract/rules/is-test';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OwnSource } from '../convention.ts';
import { installedGrammars } from '../node/installed-grammars.ts';
import { parseSources } from '../sources/parse-sources.ts';
import { componentCases } from '../testing/component-cases.ts';
import { phpCases } from '../testing/php-cases.ts';
import type { ProbeCase } from '../testing/probe-case.ts';
import { scriptCases } from '../testing/script-cases.ts';
import { serverCases } from '../testing/server-cases.ts';
import { allProbes } from './all-probes.ts';
import { countCode } from './count-code.ts';

type Truth = 'follows' | 'breaks' | 'neither';
interface Sample {
  readonly probe: string;
  readonly truth: Truth;
  readonly path: string;
  readonly text: string;
}

const probeCases: Readonly<Record<CodeProbeId, ProbeCase>> = {
  ...scriptCases,
  ...componentCases,
  ...serverCases,
  ...phpCases,
};
const samples = codeProbeIds.flatMap((probe) => {
  const { at, ...texts } = probeCases[probe];
  return (['follows', 'breaks', 'neither'] as const).flatMap((truth) =>
    texts[truth].map((text, index): Sample => {
      return { probe, truth, path: at.replace('*', `${truth}${index}`), text };
    }),
  );
});

describe('probes', () => {
  const read = new Map<Sample, OwnSource>();
  beforeAll(async () => {
    const keyed = samples.map((sample, index) => ({ sample, key: `${index}/${sample.path}` }));
    const facts = await parseSources(new Map(keyed.map(({ sample, key }) => [key, sample.text])), installedGrammars);
    for (const { sample, key } of keyed) {
      const found = facts.find(({ path }) => path === key);
      if (found === undefined) throw new Error(`${key} was not read`);
      read.set(sample, { ...found, path: sample.path, isTest: isTest(sample.path), own: [], outside: [] });
    }
  });
  const sources = (chosen: readonly Sample[]) => chosen.flatMap((sample) => read.get(sample) ?? []);
  const counted = (probe: string, chosen: readonly Sample[]) => {
    const { follows = 0, breaks = 0 } = countCode(sources(chosen)).find((one) => one.probe === probe) ?? {};
    return { follows, breaks };
  };
  const truthOf = (chosen: readonly Sample[]) => ({
    follows: chosen.filter(({ truth }) => truth === 'follows').length,
    breaks: chosen.filter(({ truth }) => truth === 'breaks').length,
  });

  test.each(codeProbeIds)('%s', (probe) => {
    const own = samples.filter((one) => one.probe === probe);
    expect(counted(probe, own)).toEqual(truthOf(own));
    // one by one, so that no two faults make up for each other; what shows a line only has nothing that breaks it
    const other = own.find(({ truth }) => truth !== 'neither');
    if (other === undefined) throw new Error('nothing decides the line');
    for (const one of own) {
      expect({ text: one.text, ...counted(probe, [other, one]) }).toEqual({
        text: one.text,
        ...truthOf([other, one]),
      });
    }
  });

  test('any mixture of sources counts as much as its parts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...codeProbeIds),
        fc.array(fc.nat(20), { minLength: 1, maxLength: 40 }),
        (probe, picks) => {
          const own = samples.filter((one) => one.probe === probe);
          const chosen = picks.flatMap((pick) => own[pick % own.length] ?? []);
          expect(counted(probe, chosen)).toEqual(truthOf(chosen));
        },
      ),
    );
  });

  test('each line has one probe', () => {
    expect(allProbes.map(({ id }) => id).toSorted()).toEqual(codeProbeIds.toSorted());
  });
});
