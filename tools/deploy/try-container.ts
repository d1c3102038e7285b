import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { endWithParent } from '../testing/end-with-parent.ts';
import { type Instruction, readContainerfile } from './read-containerfile.ts';

const root = join(import.meta.dirname, '../..');
/** Commands that run without an image; the others prepare the operating system. */
const runnable = /^(npm|cp) /;

/**
 * Runs the stages of `deploy/Containerfile` without a container engine: the commands of the first one in a clean copy,
 * then the start command of the second one with its environment, in a folder that has only what it copies, and its health check
 * against it. Returns what it did and what it could not do.
 */
export async function tryContainer(scratch: string, port: number): Promise<string[]> {
  const [build, image] = readContainerfile();
  if (build === undefined || image === undefined) throw new Error('deploy/Containerfile has less than two stages.');
  const [buildRoot, imageRoot] = [join(scratch, 'build'), join(scratch, 'image')];
  copyContext(join(buildRoot, 'app'));
  mkdirSync(join(buildRoot, 'usr/local/bin'), { recursive: true });
  const skipped: string[] = [];
  for (const command of commandsOf(build.instructions)) {
    if (!runnable.test(command)) skipped.push(command);
    else run(command.replaceAll(' /usr/', ` ${buildRoot}/usr/`), join(buildRoot, 'app'));
  }
  for (const { name, words } of image.instructions) {
    const [, source = '', target = ''] = words;
    if (name !== 'COPY') continue;
    mkdirSync(dirname(join(imageRoot, target)), { recursive: true });
    renameSync(join(buildRoot, source), join(imageRoot, target));
  }
  skipped.push(...commandsOf(image.instructions));
  const env = { ...environmentOf(image.instructions), PORT: String(port), DATA_DIR: join(scratch, 'data') };
  await tryImage(image.instructions, imageRoot, env);
  return [
    `deploy/Containerfile: its build runs in a clean copy, and what it copies starts and passes its health check`,
    `not run without a container engine: ${skipped.map((one) => one.split(' ').slice(0, 2).join(' ')).join(', ')}`,
  ];
}

async function tryImage(instructions: readonly Instruction[], imageRoot: string, settings: Record<string, string>) {
  const cwd = join(imageRoot, 'app');
  const env = { ...settings, PATH: `${join(imageRoot, 'usr/local/bin')}:/usr/bin:/bin`, HOME: imageRoot };
  const list = (name: string) => {
    const text = instructions.find((one) => one.name === name)?.text ?? '';
    return JSON.parse(text.slice(text.indexOf('['))) as string[];
  };
  const [program = '', ...words] = list('CMD');
  const [checker = '', ...checks] = list('HEALTHCHECK');
  const isHealthy = () => spawnSync(checker, checks, { cwd, env }).status === 0;
  const server = spawn(program, words, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  endWithParent(server, 'TERM');
  try {
    await untilReady(server);
    if (!isHealthy()) throw new Error('The health check of deploy/Containerfile fails at a running server.');
  } finally {
    const exited = once(server, 'exit');
    if (server.kill('SIGTERM')) await exited;
  }
  if (server.exitCode !== 0)
    throw new Error(`The start command of deploy/Containerfile ended with ${server.exitCode}.`);
  if (isHealthy()) throw new Error('The health check of deploy/Containerfile passes without a server.');
}

async function untilReady({ stdout }: ChildProcess): Promise<void> {
  if (stdout === null) return;
  for await (const line of createInterface({ input: stdout }))
    if (line.includes('ready at')) return void stdout.resume();
  throw new Error('The start command of deploy/Containerfile did not start a server.');
}

/** Copies what git does not ignore and `.dockerignore` leaves. */
function copyContext(target: string): void {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean);
  for (const path of tracked)
    if (!ignored.includes(path.split('/')[0] ?? '') && existsSync(join(root, path)))
      cpSync(join(root, path), join(target, path), { verbatimSymlinks: true });
}

const commandsOf = (instructions: readonly Instruction[]) =>
  instructions.filter(({ name }) => name === 'RUN').flatMap(({ text }) => text.split(/\s*&&\s*/));

const environmentOf = (instructions: readonly Instruction[]) =>
  Object.fromEntries(
    instructions
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ words }) => words.map((word) => word.split('=') as [string, string])),
  );

function run(command: string, cwd: string): void {
  const { PATH = '', HOME = '' } = process.env;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd, env: { PATH, HOME }, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}:\n${stdout}${stderr}`);
  // npm ci has done that in an earlier layer
  if (stdout.includes('Installing dependencies')) throw new Error(`${command} installs everything once more.`);
}
