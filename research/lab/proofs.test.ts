import { expect, test } from 'vitest';
import { allDirectives } from '../../packages/engine/src/knowledge/all-directives.ts';
import { evidenceOf } from '../../packages/engine/src/knowledge/evidence-of.ts';
import { proven } from '../../packages/engine/src/knowledge/proven.ts';
import { allTechnologies } from '../../packages/engine/src/knowledge/technologies/all-technologies.ts';
import type { Trial } from '../../packages/engine/src/proof.ts';
import { readProofs } from './read-proofs.ts';
import { judge } from './run-trial.ts';

const proofs = await readProofs([]);
const ids = new Map(allDirectives.map((directive) => [directive.id, directive]));

test('every proof is about a directive or the commands of a technology, and runs something', () => {
  const names = new Set<string>(allTechnologies.map(({ name }) => name));
  for (const { id, trials, packages } of proofs) {
    expect(ids.has(id) || names.has(id), id).toBe(true);
    expect(trials.length, id).toBeGreaterThan(0);
    expect(packages.length, id).toBeGreaterThan(0);
  }
});

test('what counts as proven has a proof, and only that is called confirmed', () => {
  const known = new Set(proofs.map(({ id }) => id));
  expect(Object.keys(proven).filter((id) => !known.has(id))).toEqual([]);
  for (const { id, evidence } of allDirectives) {
    if (evidence === undefined) continue;
    expect(evidenceOf(id, evidence).status, id).toBe(proven[id] === undefined ? 'reported' : 'confirmed');
  }
  expect(evidenceOf('rails.params-expect', { url: 'https://example.org', checkedOn: '2026-11-22' }).status).toBe(
    'reported',
  );
});

test('a run that ends in another way than the claim is a fault', () => {
  const trial: Trial = { shows: 'a planted error is found', run: 'tsc', exits: 'not zero', prints: /TS2322/ };
  expect(judge(trial, 1, 'error TS2322')).toEqual([]);
  expect(judge(trial, 0, 'error TS2322')).toHaveLength(1);
  expect(judge(trial, 1, 'another error')).toHaveLength(1);
  expect(judge(trial, null, 'error TS2322')).toHaveLength(1);
  expect(judge({ ...trial, exits: 5 }, 5, 'TS2322')).toEqual([]);
  expect(judge({ ...trial, exits: 'zero', neverPrints: /wrong/ }, 0, 'TS2322 wrong')).toHaveLength(1);
});
