import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allDirectives } from '../../packages/engine/src/knowledge/all-directives.ts';
import { proven } from '../../packages/engine/src/knowledge/proven.ts';
import { allTechnologies } from '../../packages/engine/src/knowledge/technologies/all-technologies.ts';
import { type OpenScaffold, openScaffold } from './open-scaffold.ts';
import { knowledgeFolder, readProofs } from './read-proofs.ts';
import { runProof } from './run-proof.ts';

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isWriting = process.argv.includes('--write');

const proofs = await readProofs(wanted);

const opened = new Map<string, OpenScaffold | undefined>();
const passed = new Map<string, { ran: string; on: string }>();
let failed = 0;
let missing = 0;
let trials = 0;
const today = new Date().toISOString().slice(0, 10);

for (const proof of proofs) {
  if (!opened.has(proof.scaffold)) opened.set(proof.scaffold, openScaffold(proof.scaffold));
  const scaffold = opened.get(proof.scaffold);
  if (scaffold === undefined) {
    missing += 1;
    console.log(`- ${proof.id}: not run, the scaffold ${proof.scaffold} cannot be installed here`);
    continue;
  }
  const versions = proof.packages.map((name) => `${name} ${scaffold.versionOf(name)}`).join(', ');
  const faults = runProof(proof, scaffold);
  trials += proof.trials.length;
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${proof.id} (${versions})`);
  for (const { run, shows } of proof.trials) console.log(`    ${shows}: ${run}`);
  for (const fault of faults) console.error(`    ${fault}`);
  if (faults.length > 0) failed += 1;
  else passed.set(proof.id, { ran: `run with ${versions}`, on: today });
}

const claims = allDirectives.filter(({ evidence }) => evidence !== undefined);
const ids = new Set([...allDirectives.map(({ id }) => id), ...allTechnologies.map(({ name }) => name as string)]);
for (const { id } of proofs) {
  if (ids.has(id)) continue;
  failed += 1;
  console.error(`${id} is proven, but no directive and no technology has that name`);
}
if (isWriting && failed === 0) {
  const kept = Object.entries(proven).filter(([id]) => wanted.length > 0 && ids.has(id));
  const entries = [...new Map([...kept, ...passed])].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = entries.map(([id, { ran, on }]) => `  '${id}': { ran: '${ran}', on: '${on}' },`);
  const record = join(knowledgeFolder, 'proven.ts');
  writeFileSync(
    record,
    `// Written by \`npm run knowledge:prove -- --write\` from the proofs that passed; nobody edits it.

/** The packages that a proof ran with and the ISO date of the run, by id of the directive or name of the technology. */
export const proven: Readonly<Record<string, { readonly ran: string; readonly on: string }>> = {\n${lines.join('\n')}\n};\n`,
  );
  const biome = join(import.meta.dirname, '../../node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', record]);
}
const provenClaims = claims.filter(({ id }) => passed.has(id)).length;
console.log(
  `\n${claims.length} claims with a source: ${provenClaims} proven here, ${claims.length - provenClaims} reported`,
);
console.log(
  `${proofs.length} proofs with ${trials} runs: ${passed.size} passed, ${failed} failed, ${missing} not run here`,
);
process.exitCode = failed === 0 ? 0 : 1;
