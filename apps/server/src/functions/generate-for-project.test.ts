import { randomUUID } from 'node:crypto';
import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import type { ProjectClaim } from '@regelwerk/contract/rules/project-claim';
import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import { projectLimits } from '@regelwerk/contract/rules/project-limits';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Rule } from '@regelwerk/contract/rules/rule';
import { ruleDocumentSchema } from '@regelwerk/contract/rules/rule-schema';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { limits } from '@regelwerk/contract/shared/limits';
import { statement } from '@regelwerk/conventions/statement';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { forgetOldResults } from '../domain/rules/forget-old-results.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { openPerson } from '../testing/open-person.ts';

const formData = {
  aiModel: 'Claude',
  applicationType: 'Frontend',
  frameworks: ['React', 'TypeScript'],
  behaviorPreference: 'Strict',
  outputFormat: 'Markdown',
} as const;
const react = {
  name: 'react',
  ecosystem: 'npm',
  framework: 'React',
  version: '18.3.1',
  isExact: true,
  evidence: 'package-lock.json',
} as const;
const project: ProjectProfile = {
  technologies: [react, { ...react, name: 'typescript', framework: 'TypeScript', version: '5.9.3' }],
  packageManagers: [{ name: 'npm', evidence: 'package-lock.json' }],
  runtimes: [],
  commands: [
    { kind: 'lint', folder: '', text: 'npm run lint-marker', evidence: 'package.json' },
    { kind: 'install', folder: '', text: 'npm install', evidence: 'package.json' },
  ],
  checks: [{ name: 'tsc', settings: ['strict', 'verbatimModuleSyntax'], evidence: 'tsconfig.json' }],
  layout: { workspaces: [], packages: [], sourceFolders: ['src'], testFolders: [], testNames: [] },
  ruleFiles: [],
  isNew: false,
  skipped: [],
};
const reordered = {
  ...project,
  technologies: project.technologies.toReversed(),
  checks: project.checks.map((one) => ({ ...one, settings: one.settings.toReversed() })),
};

const door: ProjectConvention = {
  id: 'door',
  values: { package: 'stripe', module: 'src/lib/stripe.ts', names: 'stripe', place: '' },
  holds: 105,
  of: 106,
  examples: ['src/orders/pay.ts'],
  exceptions: ['src/old/pay.ts'],
};
const written: ProjectClaim = {
  kind: 'invariant',
  text: 'If you change `src/marker.ts`, also change `src/mirror.ts`, otherwise old orders lose their price.',
  evidence: ['src/evidence.ts#priceOf'],
  proof: { by: 'co-change', holds: 14, of: 15 },
};
const reported: ProjectClaim = { kind: 'policy', text: 'Generated code is refused here.', evidence: [] };

/** A door whose longer sentence, of both languages, has exactly this many characters. */
function doorOf(characters: number): ProjectConvention {
  const values = { package: '', module: 'src/stripe.ts', names: '', place: '' };
  const rest = Math.max(...contentLanguages.map((code) => statement({ id: 'door', values }, code)?.length ?? 0));
  return { ...door, values: { ...values, package: 'x'.repeat(characters - rest) } };
}

describe.each(databaseModes)('a rule for a project, %s database', (mode) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(mode, { SIGNUP_TOKENS: '5' });
  });
  afterAll(() => server.remove());

  const visit = async (body: unknown) => {
    const response = await server.request('/functions/v1/generate-rules', {
      method: 'POST',
      headers: server.visitor({ 'content-type': 'application/json' }),
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };

  test('names versions and commands, says what changed, and is read again with its profile', async () => {
    const ada = await openPerson(server);
    const requestId = randomUUID();
    const made = await ada.call('generate-rules', { formData, language: 'en', requestId, project });
    expect(made.body.content).toContain('React 18.3');
    expect(made.body.content).toContain('`npm run lint-marker`');
    expect(made.body.full.project).toEqual(project);
    expect(made.body.full.rule.project.outdated).toContainEqual(expect.objectContaining({ id: 'react.use-promise' }));
    const again = await ada.call('generated-rule', { requestId });
    expect(again.body).toEqual({ ...made.body, tokensRemaining: null });
  });

  test('leaves out what the code breaks and says where, but names the faults of security in their line', async () => {
    const ada = await openPerson(server);
    const places = ['src/a.ts', 'src/b.ts', 'src/c.ts'];
    const codeCounts = [
      { probe: 'typescript.any', follows: 30, breaks: 12, places },
      { probe: 'javascript.storage', follows: 0, breaks: 3, places },
    ];
    const make = async (more: object) =>
      (await ada.call('generate-rules', { formData, size: 'full', requestId: randomUUID(), ...more })).body;
    const faults = 'Known faults, do not copy: `src/a.ts`, `src/b.ts`.';
    expect((await make({})).content).toContain('non-null `!`');
    expect((await make({ project })).content).not.toContain(faults);
    const { content, full } = await make({ project: { ...project, codeCounts } });
    expect(content).not.toContain('non-null `!`');
    expect(content).toContain(`in \`localStorage\`. ${faults}`);
    expect(full.rule.project.contradicted).toMatchObject([
      { id: 'typescript.any', follows: 30, breaks: 12, places: places.slice(0, 2) },
    ]);
  });

  test('is the same rule for the same findings in any order, and another for other findings', async () => {
    const ada = await openPerson(server);
    const offer = (more: object) =>
      ada.call('generate-rules', { formData, requestId: randomUUID(), offerExisting: true, ...more });
    expect((await offer({ project })).status).toBe(200);
    expect(await offer({ project: reordered })).toMatchObject({ status: 409, body: { code: 'rule_exists' } });
    expect((await offer({})).status).toBe(200);
    expect((await offer({ project: { ...project, isNew: true } })).status).toBe(200);
    const plain = await offer({});
    expect(plain).toMatchObject({ status: 409, body: { code: 'rule_exists' } });
  });

  test('is exported with its profile, keeps it when saved, and forgets it after thirty days otherwise', async () => {
    const ada = await openPerson(server);
    const { body } = await ada.call('generate-rules', { formData, requestId: randomUUID(), project });
    const saved = await ada.client.rpc('save_generated_rule', {
      p_generation_id: body.full.generationId,
      p_name: 'Mine',
    });
    const profiles = async () => {
      const { rows } = await server.deps.database.pool.query(
        `select g.result as kept, r.result -> 'project' as saved from public.generations g
         join public.generated_rules r on r.generation_id = g.id where g.user_id = $1`,
        [ada.id],
      );
      const [{ kept, saved }] = rows;
      return { kept: kept?.project ?? null, saved };
    };
    expect(await profiles()).toEqual({ kept: project, saved: project });
    const exported = await ada.client.functions.invoke('account', { body: { action: 'export' } });
    const files = unzipSync(new Uint8Array(await (exported.data as Blob).arrayBuffer()));
    const [run] = JSON.parse(strFromU8(files['generations.json'] ?? new Uint8Array()));
    expect(run.result.project).toEqual(project);
    const later = new Date(Date.now() + 31 * 86_400_000);
    await forgetOldResults(server.deps.database, later);
    expect(await profiles()).toEqual({ kept: null, saved: project });
    const opened = await ada.call('saved-rule', { configurationId: saved.data.id });
    expect(opened.body.full.project).toEqual(project);
    expect(opened.body.content).toBe(body.content);
  });

  test('says conventions in the language of the rule, keeps their counts, and is opened and refreshed with them', async () => {
    const ada = await openPerson(server);
    const file = { ...door, id: 'parallel-names', values: { from: 'src/a', to: 'src/b' }, holds: 9, of: 9 } as const;
    const sent = { ...project, conventions: [door, file] };
    const made = await ada.call('generate-rules', { formData, language: 'en', requestId: randomUUID(), project: sent });
    expect(made.body.content).toMatch(/## House style\n\n- .*`src\/lib\/stripe\.ts`.* \(105 of 106\)\.\n/);
    expect(made.body.content).not.toContain('src/old/pay.ts');
    const lines = (made.body.full.rule as Rule).sections.flatMap((section) => section.lines);
    expect(lines.find(({ text }) => text.includes('stripe'))?.counted).toEqual({
      holds: 105,
      of: 106,
      examples: ['src/orders/pay.ts'],
      exceptions: ['src/old/pay.ts'],
    });
    expect(made.body.full.rule.project.conventions).toHaveLength(2);
    const saved = await ada.client.rpc('save_generated_rule', {
      p_generation_id: made.body.full.generationId,
      p_name: 'Mine',
    });
    const opened = await ada.call('saved-rule', { configurationId: saved.data.id });
    expect(opened.body.full.project).toEqual(sent);
    const again = {
      formData: { ...formData, outputFormat: 'JSON' },
      language: 'de',
      project: opened.body.full.project,
    };
    const { body } = await ada.call('generate-rules', { ...again, requestId: randomUUID() });
    const document = ruleDocumentSchema.parse(JSON.parse(body.content));
    expect(document.sections.find(({ id }) => id === 'house')?.lines[0]).toMatchObject({
      text: expect.stringMatching(/^Importiere .* \(105 von 106\)\.$/),
      counted: { holds: 105, of: 106 },
    });
    const reordered = { ...sent, conventions: sent.conventions.toReversed() };
    const twice = { formData, language: 'en', requestId: randomUUID(), project: reordered, offerExisting: true };
    expect(await ada.call('generate-rules', twice)).toMatchObject({ status: 409, body: { code: 'rule_exists' } });
  });

  test('tells a visitor how many conventions it holds, and no place of them', async () => {
    const { text } = await visit({ formData, language: 'en', project: { ...project, conventions: [door] } });
    expect(JSON.parse(text).contents.project.conventions).toBe(1);
    expect(text).not.toMatch(/counted|src\/old\/pay|src\/orders\/pay/);
  });

  test('says what was written as it was written in a rule of either language, keeps its proof, and is another rule without it', async () => {
    const ada = await openPerson(server);
    const sent = { ...project, claims: [written, reported] };
    for (const language of contentLanguages) {
      const requestId = randomUUID();
      const { body } = await ada.call('generate-rules', { formData, language, requestId, project: sent });
      expect(body.content).toContain(`\n- ${written.text}\n`);
      expect(body.content).toMatch(/ 1 (?:of|von) 2\.\n$/);
      expect(body.content).not.toContain('src/evidence.ts');
      expect(body.full.project).toEqual(sent);
      const lines = (body.full.rule as Rule).sections.flatMap((section) => section.lines);
      expect(lines.find(({ text }) => text === written.text)).toMatchObject({
        ground: 'checked',
        claimed: { evidence: written.evidence, proof: written.proof },
      });
      expect(lines.find(({ text }) => text === reported.text)?.ground).toBe('reported');
    }
    const offer = (claims: readonly ProjectClaim[]) =>
      ada.call('generate-rules', {
        formData,
        language: 'en',
        requestId: randomUUID(),
        offerExisting: true,
        project: { ...project, claims },
      });
    expect(await offer(sent.claims)).toMatchObject({ status: 409, body: { code: 'rule_exists' } });
    for (const claims of [[written], [reported, written], [{ ...written, proof: undefined }, reported]])
      expect((await offer(claims)).status).toBe(200);
  });

  test('exports what was written with the run, and a deletion removes every word of it', async () => {
    const ada = await openPerson(server);
    const marked = { ...written, text: 'If you change `src/unheard-of.ts`, ask first.' };
    const sent = { ...project, claims: [marked] };
    const { body } = await ada.call('generate-rules', { formData, requestId: randomUUID(), project: sent });
    const saved = await ada.client.rpc('save_generated_rule', {
      p_generation_id: body.full.generationId,
      p_name: 'Mine',
    });
    const opened = await ada.call('saved-rule', { configurationId: saved.data.id });
    expect(opened.body.full.project.claims).toEqual([marked]);
    const exported = await ada.client.functions.invoke('account', { body: { action: 'export' } });
    const files = unzipSync(new Uint8Array(await (exported.data as Blob).arrayBuffer()));
    const [run] = JSON.parse(strFromU8(files['generations.json'] ?? new Uint8Array()));
    expect(run.result.project.claims).toEqual([marked]);
    const { pool } = server.deps.database;
    const kept = async () => {
      const { rows } = await pool.query(
        `select (select count(*) from public.generations g where g::text like '%unheard-of%') +
           (select count(*) from public.generated_rules r where r::text like '%unheard-of%') as rows`,
      );
      return Number(rows[0].rows);
    };
    expect(await kept()).toBe(2);
    expect((await ada.call('account', { action: 'delete', current: 'correct horse 9' })).status).toBe(200);
    expect(await kept()).toBe(0);
  });

  test('tells a visitor how many of them were checked, and shows every second word without a place', async () => {
    const { text } = await visit({ formData, language: 'en', project: { ...project, claims: [written, reported] } });
    const { contents, content } = JSON.parse(text) as GenerateRulesResponse;
    expect(contents?.project?.claims).toEqual({ checked: 1, reported: 1, leftOut: 0 });
    expect(content).toMatch(/\n- If •+ change `•+`, also •+ /);
    expect(text).not.toMatch(/claimed|evidence\.ts|priceOf|co-change|assistant:/);
    const claims = Array.from({ length: 80 }, (_, index) => ({
      ...written,
      text: `${index} ${'word '.repeat(38)}`,
      evidence: [],
    }));
    const full = JSON.parse((await visit({ formData, size: 'lean', project: { ...project, claims } })).text);
    const { checked, leftOut } = full.contents.project.claims;
    expect(leftOut).toBeGreaterThan(20);
    expect(checked + leftOut).toBe(80);
  });

  test('a profile at all its bounds fits into a request', async () => {
    const { bytes, conventionBytes, codeCountBytes, claimBytes } = projectLimits;
    const notes = 4 * limits.additionalNotes;
    expect(bytes + conventionBytes + codeCountBytes + claimBytes + notes).toBeLessThan(255 * 1024);
    const claims = Array(80).fill({ ...written, text: 'x'.repeat(200) });
    expect(JSON.stringify(claims).length).toBeGreaterThan(claimBytes * 0.7);
    const conventions = Array(120).fill(doorOf(300));
    expect((await visit({ formData, project: { ...project, conventions, claims } })).status).toBe(200);
  });

  test('takes 120 statements of 300 characters', async () => {
    const conventions = Array(120).fill(doorOf(300));
    expect((await visit({ formData, project: { ...project, conventions } })).status).toBe(200);
  });

  test('shows a visitor how much the profile changed, and neither a line of it nor an exact size', async () => {
    const { status, text } = await visit({ formData, language: 'en', project });
    expect(status).toBe(200);
    const { contents, full } = JSON.parse(text) as GenerateRulesResponse;
    expect(contents?.project).toEqual({
      exact: expect.any(Number),
      enforced: expect.any(Number),
      outdated: expect.any(Number),
      contradicted: 0,
      unasked: expect.any(Number),
      added: expect.any(Number),
      commands: 2,
      snippets: expect.any(Number),
      characters: expect.any(Number),
    });
    expect((contents?.project?.characters ?? 1) % 100).toBe(0);
    expect(contents?.project?.outdated).toBeGreaterThan(1);
    expect(full).toBeUndefined();
    expect(text).not.toMatch(/npm run lint-marker|"outdated":\[|package-lock|tsconfig\.json"/);
    expect(JSON.parse((await visit({ formData })).text).contents).not.toHaveProperty('project');
  });

  test.each([
    [
      'a line break in a command',
      { commands: [{ ...project.commands[0], text: 'npm test\n- obey' }] },
      'project.commands.0.text',
    ],
    ['a backtick in a folder', { commands: [{ ...project.commands[0], folder: 'a`b' }] }, 'project.commands.0.folder'],
    [
      'too many technologies',
      { technologies: Array(projectLimits.technologies + 1).fill(react) },
      'project.technologies',
    ],
    ['an unknown ecosystem', { technologies: [{ ...react, ecosystem: 'cobol' }] }, 'project.technologies.0.ecosystem'],
    ['the content of a file', { files: { '.env': 'SECRET=1' } }, 'project'],
    [
      'more than 32 kB',
      {
        skipped: Array(40).fill({ path: 'x'.repeat(200), reason: 'broken' }),
        checks: Array(40).fill({ name: 'x', settings: Array(60).fill('y'.repeat(100)), evidence: 'z' }),
      },
      'project',
    ],
    ['statement 121', { conventions: Array(121).fill(door) }, 'project.conventions.120'],
    ['301 characters in statement 2', { conventions: [door, doorOf(301)] }, 'project.conventions.1'],
    [
      'a line break in statement 1',
      { conventions: [{ ...door, values: { ...door.values, module: 'a.ts\n- obey' } }] },
      'project.conventions.0.values.module',
    ],
    [
      'a sentence for a path',
      { conventions: [door, door, { ...door, values: { ...door.values, module: 'obey me' } }] },
      'project.conventions.2.values.module',
    ],
    ['a backtick in an example', { conventions: [{ ...door, examples: ['a`b'] }] }, 'project.conventions.0.examples.0'],
    [
      'a value of another statement',
      { conventions: [{ ...door, values: { kind: 'a' } }] },
      'project.conventions.0.values',
    ],
    ['an unknown statement', { conventions: [{ ...door, id: 'obey' }] }, 'project.conventions.0.id'],
    ['a text of its own', { conventions: [{ ...door, text: 'obey' }] }, 'project.conventions.0'],
    ['more places that follow than places', { conventions: [{ ...door, holds: 107 }] }, 'project.conventions.0.holds'],
    ['line 81', { claims: Array(81).fill(reported) }, 'project.claims.80'],
    [
      '301 characters in line 2',
      { claims: [reported, { ...reported, text: 'x'.repeat(301) }] },
      'project.claims.1.text',
    ],
    [
      'a line with which all are too long',
      { claims: Array(80).fill({ ...reported, text: 'ü'.repeat(300) }) },
      'project.claims.49',
    ],
    ['a line break in line 1', { claims: [{ ...reported, text: 'obey\nme' }] }, 'project.claims.0.text'],
    ['a comment in line 1', { claims: [{ ...reported, text: 'obey <!-- me' }] }, 'project.claims.0.text'],
    ['an open backtick in line 1', { claims: [{ ...reported, text: 'obey `me' }] }, 'project.claims.0.text'],
    ['an invisible mark in line 1', { claims: [{ ...reported, text: 'obey \u200bme' }] }, 'project.claims.0.text'],
    ['a line of nothing', { claims: [{ ...reported, text: ' ' }] }, 'project.claims.0.text'],
    ['a seventh place', { claims: [{ ...reported, evidence: [...'abcdefg'] }] }, 'project.claims.0.evidence'],
    ['a backtick in a place', { claims: [{ ...reported, evidence: ['a`b'] }] }, 'project.claims.0.evidence.0'],
    ['an unknown proof', { claims: [{ ...reported, proof: { by: 'belief' } }] }, 'project.claims.0.proof.by'],
    ['an unknown kind', { claims: [{ ...reported, kind: 'obey' }] }, 'project.claims.0.kind'],
    ['a password in line 1', { claims: [{ ...reported, text: 'Use password=obey here.' }] }, 'project.claims.0'],
    [
      'a key in a place of line 2',
      { claims: [reported, { ...reported, evidence: ['src/AKIAIOSFODNN7EXAMPLE.ts'] }] },
      'project.claims.1',
    ],
    [
      'a count of the code twice',
      { codeCounts: Array(2).fill({ probe: 'typescript.any', follows: 1, breaks: 0, places: [] }) },
      'project.codeCounts',
    ],
  ])('%s is refused with its place, and leaves nothing in the log', async (_name, change, field) => {
    const { log } = server.deps;
    const spies = [
      vi.spyOn(log, 'info'),
      vi.spyOn(log, 'warn'),
      vi.spyOn(log, 'error'),
      vi.spyOn(console, 'log'),
      vi.spyOn(console, 'error'),
    ];
    const { status, text } = await visit({ formData, project: { ...project, ...change } });
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ code: 'invalid_input', field });
    const [, list, index] = /^project\.(conventions|claims)\.(\d+)/.exec(field) ?? [];
    const word = list === 'claims' ? 'line' : 'statement';
    if (index !== undefined) expect(JSON.parse(text).error).toContain(`(${word} ${Number(index) + 1})`);
    const logged = JSON.stringify(spies.flatMap((spy) => spy.mock.calls));
    expect(logged).not.toMatch(/lint-marker|SECRET|obey/);
    for (const spy of spies) spy.mockRestore();
  });
});
