import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { wantsText } from '@regelwerk/profile/wants-text';
import { cutLockfile } from './cut-lockfile.ts';

const [folder, target] = process.argv.slice(2);
const asset =
  /\.(?:png|jpe?g|svg|ico|webp|gif|css|scss|html|md|txt|woff2?|map|snap)$|(?:^|\/)(?:LICENSE|README.*|Dockerfile|\.editorconfig|\.npmrc|\.yarnrc\.yml)$/;

if (folder === undefined || target === undefined) {
  console.error('Usage: node tools/run.mjs tools/profile/pack-fixture.ts FOLDER packages/profile/fixtures/NAME.txtar');
  process.exitCode = 2;
} else writeFileSync(target, pack(folder));

/** Returns the files of a folder that a profile is read from, and the bare names of its code. */
function pack(root: string): string {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/(?:^|\/)(?:node_modules|\.git|\.yarn)\//.test(path) && statSync(join(root, path)).isFile())
    .sort();
  const direct = paths
    .filter((path) => basename(path) === 'package.json')
    .flatMap((path) => dependenciesOf(join(root, path)));
  const entries = paths.flatMap((path) => {
    if (!wantsText(path)) return asset.test(path) ? [] : [`-- ${path} --\n`];
    const text = cutLockfile(basename(path), readFileSync(join(root, path), 'utf8'), new Set(direct));
    return [`-- ${path} --\n${text.trimEnd()}\n`];
  });
  return entries.join('');
}

function dependenciesOf(path: string): string[] {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(path, 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
}
