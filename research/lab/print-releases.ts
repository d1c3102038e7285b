import { compareReleases } from './compare-releases.ts';
import { newestRelease } from './newest-release.ts';
import { readProofs } from './read-proofs.ts';
import { usedVersions } from './used-versions.ts';

const longestAnswerMs = 20_000;
const atOnce = 6;

const used = usedVersions(await readProofs([]));
const longestMs = Math.ceil(used.length / atOnce) * longestAnswerMs;
console.log(
  `\nAsking for the newest release of ${used.length} packages (pip answers for its own Python), at most ${longestMs / 1000} s …`,
);
const releases = await compareReleases(used, (one) => newestRelease(one, longestAnswerMs), atOnce);

const row = (...[name = '', version = '', newest = '', state = '', proves = '']: string[]) =>
  [name.padEnd(30), version.padEnd(10), newest.padEnd(10), state.padEnd(22), proves].join(' ').trimEnd();
console.log(row('package', 'used', 'newest', 'state', 'proofs'));
for (const { name, version, newest = '?', state, proves } of releases) {
  console.log(row(name, version, newest, state, String(proves.length)));
}

const of = (wanted: string) => releases.filter(({ state }) => state === wanted);
const again = new Map<string, string[]>();
for (const { name, version, newest, proves } of of('behind')) {
  for (const id of proves) again.set(id, [...(again.get(id) ?? []), `${name} ${version} → ${newest}`]);
}
console.log(`\nTo be proven again: ${again.size}`);
for (const [id, reasons] of [...again].sort()) console.log(`  ${id}: ${reasons.join(', ')}`);

const silent = of('unknown');
if (silent.length === releases.length) {
  console.error('No registry answered. This machine is offline, or npm and pip are not set up: nothing was compared.');
  process.exitCode = 1;
} else if (silent.length > 0) {
  console.log(`No answer for ${silent.length} of ${releases.length}: ${silent.map(({ name }) => name).join(', ')}`);
}
