import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureProfile } from '../../../tools/rule/fixture-profile.ts';
import { projectProofs } from './project-proofs.ts';
import { proveProject } from './prove-project.ts';
import { qualityPage, recordTable, withTable } from './quality-table.ts';
import { type ProjectRecord, recordFile } from './record.ts';

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const wanted = projectProofs.filter(({ fixture }) => asked.length === 0 || asked.includes(fixture));

let failed = 0;
const projects = wanted.map((proof) => {
  const { fixture, packages } = proof;
  console.log(`\n${fixture}`);
  const { commands, faults } = proveProject(proof);
  for (const fault of faults) console.error(fault);
  failed += faults.length;
  const { technologies } = fixtureProfile(fixture);
  const versions = packages
    .map((name) => `${name} ${technologies.find((one) => one.name === name)?.version}`)
    .join(', ');
  return { fixture, versions, commands: [...commands] };
});
const npm = spawnSync('npm', ['--version'], { encoding: 'utf8' }).stdout.trim();
const record: ProjectRecord = {
  on: new Date().toISOString().slice(0, 10),
  with: `Node ${process.versions.node} and npm ${npm} on ${process.platform}`,
  projects,
};

console.log(`\n${recordTable(record)}\n\n${failed === 0 ? 'Every run ended as it should' : `${failed} faults`}`);
if (process.argv.includes('--write') && failed === 0 && wanted.length === projectProofs.length) {
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  writeFileSync(qualityPage, withTable(readFileSync(qualityPage, 'utf8'), record));
  const biome = join(import.meta.dirname, '../../../node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', recordFile]);
}
process.exitCode = failed === 0 && wanted.length > 0 ? 0 : 1;
