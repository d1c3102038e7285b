import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prove } from '@regelwerk/claims/prove';
import type { ProvenClaim } from '@regelwerk/claims/proven-claim';
import { readClaims } from '@regelwerk/claims/read-claims';
import { detectProject } from '@regelwerk/profile/detect-project';
import { readCodeOfFolder } from '../../tools/rule/read-code-of-folder.ts';
import { readProjectFolder } from '../../tools/rule/read-project-folder.ts';
import { madeWrong } from './made-wrong.ts';

const usage = `Usage: npm run research:claims -- --corpus DIR [--only WORD]
  DIR/README      one line for each answer: its file in DIR, a tab, the folder of its project; for a rules file of the project
                  a tab and its path there as well
  DIR/judged.tsv  optional, one line for each judged one: the file, its number from 1, right or wrong
  Says how many lines are proven, open, refuted and repeated, how often that is right, and how many lines that were made wrong
  on purpose are proven all the same.`;

const { values } = parseArgs({ options: { corpus: { type: 'string' }, only: { type: 'string', default: '' } } });

if (values.corpus === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else await measure(values.corpus, values.only);

interface Tally {
  lines: number;
  proven: number;
  unproven: number;
  refuted: number;
  repeated: number;
  placeFound: number;
}

async function measure(corpus: string, only: string): Promise<void> {
  const judged = judgementsIn(join(corpus, 'judged.tsv'));
  const byProject: Record<string, Tally & { texts: number; ms: number }> = {};
  const byKind: Record<string, Tally> = {};
  const wrongOnPurpose: Record<string, { lines: number; proven: number }> = {};
  const judgedAs: Record<string, { right: number; wrong: number }> = {};
  for (const [file = '', folder = '', own] of rowsOf(join(corpus, 'README'))) {
    if (!file.includes(only)) continue;
    const profile = detectProject(readProjectFolder(folder));
    const { counts, code, texts, paths } = await readCodeOfFolder(folder);
    const known = new Set(paths);
    const open = async (path: string) => (known.has(path) ? await readFile(join(folder, path), 'utf8') : undefined);
    const ground = { profile, conventions: counts.conventions, code, texts, paths, open };
    const claims = readClaims(readFileSync(join(corpus, file), 'utf8'), own).filter(({ part }) => part === 'statement');
    const began = performance.now();
    const proven = await prove(claims, ground);
    const ms = Math.round(performance.now() - began);
    byProject[file] = { ...tallied(proven), texts: texts.size, ms };
    for (const claim of proven) byKind[claim.kind] = sum(byKind[claim.kind], tallied([claim]));
    for (const [index, { verdict }] of proven.entries()) {
      const truth = judged.get(`${file} ${index + 1}`);
      if (truth === undefined) continue;
      const row = judgedAs[verdict.is] ?? { right: 0, wrong: 0 };
      judgedAs[verdict.is] = { ...row, [truth]: row[truth] + 1 };
    }
    for (const { how, claim } of madeWrong(claims)) {
      const [one] = await prove([claim], ground);
      const key = `${claim.kind}, another ${how}`;
      const { lines, proven: all } = wrongOnPurpose[key] ?? { lines: 0, proven: 0 };
      wrongOnPurpose[key] = { lines: lines + 1, proven: all + Number(one?.verdict.is === 'proven') };
    }
  }
  console.table(byProject);
  console.table(byKind);
  console.table(judgedAs);
  console.table(wrongOnPurpose);
}

function tallied(claims: readonly ProvenClaim[]): Tally {
  const count = (is: string) => claims.filter(({ verdict }) => verdict.is === is).length;
  return {
    lines: claims.length,
    proven: count('proven'),
    unproven: count('unproven'),
    refuted: count('refuted'),
    repeated: count('repeated'),
    placeFound: claims.filter(({ verdict }) => verdict.is === 'unproven' && verdict.why === 'place-found').length,
  };
}

function sum(one: Tally | undefined, other: Tally): Tally {
  if (one === undefined) return other;
  const keys = ['lines', 'proven', 'unproven', 'refuted', 'repeated', 'placeFound'] as const;
  const total = { ...one };
  for (const key of keys) total[key] += other[key];
  return total;
}

function judgementsIn(path: string): Map<string, 'right' | 'wrong'> {
  if (!existsSync(path)) return new Map();
  return new Map(
    rowsOf(path).flatMap(([file, line, truth]) =>
      truth === 'right' || truth === 'wrong' ? [[`${file} ${line}`, truth] as const] : [],
    ),
  );
}

function rowsOf(path: string): string[][] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'));
}
