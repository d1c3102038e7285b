import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Programs that unpack a ZIP; the systems we build on have at least one of them. */
const programs = [
  { name: 'unzip', args: (file: string, folder: string) => ['-q', file, '-d', folder] },
  { name: 'bsdtar', args: (file: string, folder: string) => ['-xf', file, '-C', folder] },
  { name: 'tar', args: (file: string, folder: string) => ['-xf', file, '-C', folder] },
] as const;

/** Unpacks a ZIP with a program of the system and returns the text of each file by its path. */
export function unpack(bytes: Uint8Array, folder: string): Record<string, string> {
  const target = join(folder, 'unpacked');
  mkdirSync(target, { recursive: true });
  const file = join(folder, 'rule.zip');
  writeFileSync(file, bytes);
  const program = programs.find(({ name }) => spawnSync(name, ['--help']).error === undefined);
  if (program === undefined) throw new Error('Install unzip or bsdtar to test ZIP files.');
  execFileSync(program.name, program.args(file, target));
  const paths = readdirSync(target, { recursive: true, encoding: 'utf8' }).map((path) => join(target, path));
  return Object.fromEntries(
    paths
      .filter((path) => statSync(path).isFile())
      .map((path) => [relative(target, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );
}
