import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Ground } from '@regelwerk/claims/ground';
import { prove } from '@regelwerk/claims/prove';
import type { ProvenClaim } from '@regelwerk/claims/proven-claim';
import { readClaims } from '@regelwerk/claims/read-claims';
import type { WrittenClaim } from '@regelwerk/claims/written-claim';
import { installedGrammars } from '@regelwerk/conventions/node/installed-grammars';
import { readCodeOfFolder } from '@regelwerk/folder/read-code-of-folder';
import { readProjectFolder } from '@regelwerk/folder/read-project-folder';
import { commandReader } from '@regelwerk/profile/command-reader';
import { detectProject } from '@regelwerk/profile/detect-project';
import { madeWrong, type Stock } from './made-wrong.ts';

const usage = `Usage: npm run research:claims -- --corpus DIR [--only WORD] [--lines FILE] [--wrong FILE]
  DIR/README     one line for each answer: its file in DIR, a tab, the folder of its project; for a rules file of the project
                 a tab and its path there as well
  DIR/truth.tsv  optional, one row for each judged line: the file, its line there, right, partly or wrong, the reason
  --lines FILE   writes each line with its verdict and its judgement
  --wrong FILE   writes each line that was made wrong and is proven all the same
  Says how many lines are proven, open, refuted and repeated, how often that is right, and how many of the proven lines are still
  proven after they were made wrong on purpose.`;

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    only: { type: 'string', default: '' },
    lines: { type: 'string' },
    wrong: { type: 'string' },
  },
});

if (values.corpus === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else await measure(values.corpus);

interface Tally {
  lines: number;
  proven: number;
  unproven: number;
  refuted: number;
  repeated: number;
  placeFound: number;
}

async function measure(corpus: string): Promise<void> {
  const truth = judgementsIn(join(corpus, 'truth.tsv'));
  const byProject: Record<string, Tally & { texts: number; ms: number }> = {};
  const byKind: Record<string, Tally> = {};
  const wrongByWay: Record<string, { lines: number; proven: number; share: string }> = {};
  const wrongByKind: Record<string, { lines: number; proven: number; share: string }> = {};
  const judged: Record<string, Record<string, number>> = {};
  const lines: string[] = [];
  const wrong: string[] = [];
  for (const [file = '', folder = '', own] of rowsOf(join(corpus, 'README'))) {
    if (!file.includes(values.only)) continue;
    const { ground, stock } = await groundOf(folder);
    const text = readFileSync(join(corpus, file), 'utf8');
    const claims = readClaims(text, own).filter(({ part }) => part === 'statement');
    const began = performance.now();
    const found = await prove(claims, ground);
    const ms = Math.round(performance.now() - began);
    byProject[file] = { ...tallied(found), texts: ground.texts.size, ms };
    for (const claim of found) byKind[claim.kind] = sum(byKind[claim.kind], tallied([claim]));
    const numbers = lineNumbers(claims, text);
    for (const [index, claim] of found.entries()) {
      const is = truth.get(`${file} ${numbers[index]}`) ?? 'not judged';
      const row = judged[claim.verdict.is] ?? {};
      judged[claim.verdict.is] = { ...row, [is]: (row[is] ?? 0) + 1 };
      lines.push(shown(`${file}:${numbers[index]}`, claim, is));
    }
    // a line that is wrong by itself may become right
    const proven = claims.filter((_, index) => found[index]?.verdict.is === 'proven');
    const made = proven.flatMap((claim) => madeWrong(claim, claims, stock).map((one) => ({ ...one, was: claim })));
    for (let from = 0; from < made.length; from += 60) {
      const some = made.slice(from, from + 60);
      const after = await prove(
        some.map(({ claim }) => claim),
        ground,
        { isApart: true },
      );
      for (const [index, { how, claim, was }] of some.entries()) {
        const isProven = after[index]?.verdict.is === 'proven';
        wrongByWay[how] = counted(wrongByWay[how], isProven);
        wrongByKind[claim.kind] = counted(wrongByKind[claim.kind], isProven);
        if (isProven && after[index] !== undefined)
          wrong.push(`${how}\n  was ${was.text} [${was.evidence.join(', ')}]\n  ${shown(file, after[index], '')}`);
      }
    }
  }
  console.table(byProject);
  console.table(byKind);
  console.table(judged);
  console.log('Proven lines that were made wrong, and are still proven:');
  console.table(wrongByWay);
  console.table(wrongByKind);
  await write(values.lines, lines);
  await write(values.wrong, wrong);
}

async function write(path: string | undefined, lines: readonly string[]): Promise<void> {
  if (path === undefined) return;

  await writeFile(path, `${lines.join('\n')}\n`);
}

async function groundOf(folder: string): Promise<{ readonly ground: Ground; readonly stock: Stock }> {
  const files = readProjectFolder(folder);
  const { counts, code, texts, paths } = await readCodeOfFolder(folder, installedGrammars);
  const known = new Set(paths);
  const open = async (path: string) => (known.has(path) ? await readFile(join(folder, path), 'utf8') : undefined);
  const { tasks: all, read } = commandReader(files);
  const tasks = all
    .filter(({ name }, index) => name.length > 2 && all.findIndex((one) => one.name === name) === index)
    .map(({ name, body, folder: at }) => ({ name, effect: read(body, at).effect }));
  return {
    ground: { profile: detectProject(files), conventions: counts.conventions, code, texts, paths, open },
    stock: { symbolsOf: (path) => symbolsIn(texts.get(path) ?? ''), paths, tasks },
  };
}

function symbolsIn(text: string): string[] {
  const defined =
    /\b(?:function|class|def|func(?: \([^)]*\))?|const|let|interface|type|enum|trait|module|struct)\s+(?:self\.)?([A-Za-z_]\w{3,})|(?:public|private|protected)[\w ]* function (\w{4,})/g;
  return [...new Set([...text.matchAll(defined)].flatMap(([, one, other]) => one ?? other ?? []))];
}

/** Where the lines stand in the file. */
function lineNumbers(claims: readonly WrittenClaim[], text: string): number[] {
  const plain = text.split('\n').map((line) => line.replace(/[^\p{L}\d]/gu, ''));
  let at = -1;
  return claims.map((claim) => {
    const head = claim.text.replace(/[^\p{L}\d]/gu, '').slice(0, 40);
    const next = plain.findIndex((line, index) => index > at && line.includes(head));
    at = next === -1 ? at : next;
    return next + 1;
  });
}

function shown(where: string, { kind, text, evidence, verdict }: ProvenClaim, truth: string): string {
  const { is, ...rest } = verdict;
  return [is, truth, kind, where, `${text} [${evidence.join(', ')}]`, JSON.stringify(rest)].join('\t');
}

function counted(row: { lines: number; proven: number } | undefined, isProven: boolean) {
  const { lines, proven } = row ?? { lines: 0, proven: 0 };
  const next = { lines: lines + 1, proven: proven + Number(isProven) };
  return { ...next, share: `${Math.round((next.proven * 100) / next.lines)} %` };
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

function judgementsIn(path: string): Map<string, string> {
  if (!existsSync(path)) return new Map();
  return new Map(rowsOf(path).map(([file, line, truth = '']) => [`${file} ${line}`, truth]));
}

function rowsOf(path: string): string[][] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'));
}
