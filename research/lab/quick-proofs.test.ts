import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readProofs } from './read-proofs.ts';
import { runProof } from './run-proof.ts';

/** The packages of the repository itself: proofs with these alone need no scaffold. */
const atHand = new Set(['node', 'typescript']);
const folder = mkdtempSync(join(tmpdir(), 'regelwerk-proofs-'));
symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'), 'dir');
afterAll(() => rmSync(folder, { recursive: true }));

const here = {
  folder,
  source: '',
  environment: { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) },
  versionOf: () => 'of the repository',
};
const proofs = (await readProofs([])).filter(({ packages }) => packages.every((name) => atHand.has(name)));

test('there are proofs that run with the packages of the repository alone', () => {
  expect(proofs.length).toBeGreaterThan(25);
});

/** A third shows that proofs run and can fail; `npm run knowledge:prove` runs all of them. */
const sample = proofs.filter((_, index) => index % 3 === 0);

test.each(sample.map((proof) => [proof.id, proof] as const))('%s is true', (_id, proof) => {
  expect(runProof(proof, here)).toEqual([]);
});
