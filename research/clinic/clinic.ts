import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Ground } from '@regelwerk/claims/ground';
import { examine } from '@regelwerk/clinic/examine';
import type { Family, Finding } from '@regelwerk/clinic/finding';
import { isExamined } from '@regelwerk/clinic/reading/is-examined';
import type { RuleFile } from '@regelwerk/clinic/rule-file';
import { installedGrammars } from '@regelwerk/conventions/node/installed-grammars';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { deliveriesOf } from '@regelwerk/engine/deliveries-of';
import { readFolder } from '@regelwerk/folder/read-folder';
import { textsOf } from '@regelwerk/folder/texts-of';
import { type Planted, plant, plantRight } from './plant.ts';

const usage = `Usage: npm run research:clinic -- [--missed] [--fresh] [FOLDER ...]
  Plants faults in the rules files of each folder, one at a time, and says how many the clinic finds on the line or in the file
  where they are. Without a folder: in the rules that we write for the scaffolds and tasks of research.
  --fresh    plants only the lines that were put aside before the clinic was mended, and lines that are right
  --missed   prints each fault that was not found`;

const root = join(import.meta.dirname, '../..');
const own = [
  ...['nest', 'create-vue', 'vite-react'].map((name) => `research/lab/scaffolds/projects/${name}`),
  ...['express-orders', 'fastapi-classes', 'react-catalog', 'vue-board'].map(
    (name) => `research/effect/tasks/${name}/repository`,
  ),
].map((folder) => join(root, folder));

const { values, positionals } = parseArgs({
  options: {
    missed: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

if (values.help) console.log(usage);
else await measure(positionals.length === 0 ? own : positionals);

async function measure(folders: readonly string[]): Promise<void> {
  const table: Partial<Record<Family, { planted: number; found: number; share: string }>> = {};
  let right = 0;
  let wrong = 0;
  for (const [turn, folder] of folders.entries()) {
    const ground = await readFolder(folder, installedGrammars);
    const files = positionals.length === 0 ? rulesFor(ground) : rulesIn(folder, ground);
    if (files.length === 0) continue;
    const before = new Set((await examine(files, ground)).findings.map(nameOf));
    const manifests = [...(await textsToDecide(ground))].join('\n');
    for (const planted of plant(files, { manifests, turn, of: folders.length, isFresh: values.fresh })) {
      const { findings } = await examine(planted.files, withFiles(ground, planted.files));
      const found = findings.some((finding) => isThat(finding, planted, before));
      const row = table[planted.family] ?? { planted: 0, found: 0, share: '' };
      const next = { planted: row.planted + 1, found: row.found + Number(found) };
      table[planted.family] = { ...next, share: (next.found / next.planted).toFixed(2) };
      if (values.missed && !found) console.log(`${planted.family}\t${folder}\t${planted.what}`);
    }
    for (const planted of values.fresh && turn === 0 ? plantRight(files) : []) {
      const { findings } = await examine(planted.files, withFiles(ground, planted.files));
      const found = findings.filter(
        ({ family, line }) => /noise|risk/.test(family) && planted.lines?.includes(line) === true,
      );
      right += 1;
      wrong += Number(found.length > 0);
      if (values.missed && found.length > 0) console.log(`${found[0]?.code}\t${planted.what}`);
    }
  }
  console.table(table);
  if (values.fresh) console.log(`${wrong} of ${right} lines that are right were found.`);
}

function isThat(finding: Finding, { family, file, lines }: Planted, before: ReadonlySet<string>): boolean {
  if (finding.family !== family) return false;
  if (lines === undefined) return !before.has(nameOf(finding));
  return finding.file === file && (lines === 'any' || lines.includes(finding.line));
}

function nameOf({ code, file }: Finding): string {
  return `${code} ${file}`;
}

function rulesIn(folder: string, ground: Ground): RuleFile[] {
  const paths = ground.paths.filter((path) => isExamined(path) && lstatSync(join(folder, path)).size < 40_000);
  return textsOf(folder, paths).filter(({ path }) => !path.includes('skills/'));
}

function rulesFor({ profile }: Ground): RuleFile[] {
  const frameworks = [...new Set(profile.technologies.flatMap(({ framework }) => framework ?? []))];
  const answers = {
    applicationType: 'Fullstack',
    behaviorPreference: 'Strict',
    outputFormat: 'Markdown',
    aiModel: 'Claude Code',
    frameworks,
  } as const;
  const rule = composeRule({ ...answers, frameworks }, 'en', 'lean', profile);
  return deliveriesOf(rule)
    .filter(({ kind }) => kind === 'files')
    .slice(0, 1)
    .flatMap(({ files }) =>
      files.flatMap(({ path, content }) => (path === undefined ? [] : [{ path, text: content }])),
    );
}

async function textsToDecide({ paths, open }: Ground): Promise<Set<string>> {
  const manifest =
    /(?:^|\/)(?:package\.json|pyproject\.toml|go\.mod|composer\.json|Gemfile|requirements\.txt|\.prettierrc.*|biome\.json)$/;
  const wanted = paths.filter((path) => manifest.test(path) && path.split('/').length < 4);
  const texts = await Promise.all(wanted.slice(0, 20).map(async (path) => `${path}\n${(await open(path)) ?? ''}`));
  return new Set(texts);
}

function withFiles(ground: Ground, files: readonly RuleFile[]): Ground {
  return { ...ground, paths: [...new Set([...ground.paths, ...files.map(({ path }) => path)])] };
}
