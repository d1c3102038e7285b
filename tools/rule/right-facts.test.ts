import { answersOfProject } from '@regelwerk/contract/rules/answers-of-project';
import { choiceLabel } from '@regelwerk/contract/rules/choice-label';
import { tokensOf } from '@regelwerk/contract/rules/tokens-of';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { renderRule } from '@regelwerk/engine/render-rule';
import { expect, test } from 'vitest';
import { exampleForm } from './example-form.ts';
import { fixtureProfile } from './fixture-profile.ts';
import { fixtureProfiles } from './fixture-profiles.ts';

const ruleOf = (fixture: string) => {
  const profile = fixtureProfile(fixture);
  return composeRule(exampleForm({ fixture, aiModel: 'Claude', about: '' }, profile), 'en', 'lean', profile);
};

/** The right values, read from the manifests and lockfiles by a person. */
test.each([
  [
    'pnpm-workspace-dot',
    'browser and server code',
    ['TypeScript 5.8.3', 'Angular 20.1.3', 'Bootstrap 5.3.7', 'Django 5.2.4', 'Python 3.12+'],
  ],
  [
    'workspace-root-in-subfolder',
    'browser and server code',
    ['TypeScript 5.8.3', 'React 19.1.0', 'Django 5.2.4', 'Python 3.13+'],
  ],
  ['workspace-globs-reach-neighbours', 'browser code', ['JavaScript', 'React 19.1.0', 'Vue 3.5.17']],
  ['examples-own-workspace', 'browser code', ['TypeScript 5.8.3', 'React 19.1.0']],
  ['bundled-library-manifest', 'server code', ['PHP 8.1+']],
  [
    'two-versions-in-two-folders',
    'browser code',
    ['JavaScript', 'React 19.1.0', 'TailwindCSS 4.1.11 in `apps/docs`; 3.4.17 in `apps/shop`'],
  ],
  ['framework-only-for-storybook', 'browser code', ['TypeScript 5.8.3', 'Angular 20.1.0']],
  ['actions-and-tools-are-not-the-project', 'the code of', ['TypeScript 5.8.3', 'Node.js 22.17.0']],
  [
    'docs-site-build-as-project-build',
    'the code of a mobile app',
    ['TypeScript 5.8.3', 'React 19.0.0', 'Expo 53.0.17', 'React Native 0.79.5'],
  ],
  [
    'nextjs-is-not-only-browser',
    'browser and server code',
    ['TypeScript 5.8.3', 'React 19.1.0', 'Next.js 15.3.5', 'Prisma 6.11.1'],
  ],
  [
    'nuxt-without-vue',
    'browser and server code',
    ['Vue 3.5.17', 'FastAPI 0.115.14', 'Nuxt 3.17.6', 'Python 3.12+ (below 4)'],
  ],
  ['electron-is-not-a-browser', 'the code of a desktop app', ['TypeScript 5.8.3', 'React 18.3.1', 'Electron 37.2.0']],
  [
    'backend-with-typescript-assets',
    'browser and server code',
    ['TypeScript 5.8.3', 'PHP 8.2+ (below 9)', 'Laravel 12.19.3'],
  ],
  ['unknown-stack', 'the code of', ['Cobra 1.9.1', 'Go 1.24']],
  ['default-version-as-fact', 'server code', ['Node.js', 'Express 4.18.2']],
  ['framework-version-shown-as-node', 'server code', ['TypeScript 5.8.3', 'Node.js', 'NestJS 11.1.3']],
  ['prerelease-shown-as-release', 'server code', ['Ruby on Rails 8.2.0.alpha']],
])(
  '%s: the rule says where the code runs and names the stack with the versions that its files state',
  (fixture, kind, stack) => {
    const rule = ruleOf(fixture);
    expect(rule.purpose).toContain(`You write and change ${kind}`);
    // a technology that becomes known moves up to those that were chosen
    expect(rule.stack.map(({ name, version }) => `${name} ${version}`.trim()).toSorted()).toEqual(stack.toSorted());
  },
);

test('a project of several packages quotes no helper of the CI, and one package manager', () => {
  const { packageManagers, commands, layout } = fixtureProfile('actions-and-tools-are-not-the-project');
  expect(packageManagers.map(({ name }) => name)).toEqual(['pnpm']);
  expect(commands.filter(({ folder }) => /\.github|tools/.test(folder))).toEqual([]);
  expect(layout.packages.map(({ path }) => path)).toEqual(['packages/a', 'packages/b']);
});

test('an app without a browser gets no lines about pages', () => {
  const text = JSON.stringify(ruleOf('docs-site-build-as-project-build').sections);
  expect(text).toContain('expo.');
  expect(text).not.toMatch(/dangerouslySetInnerHTML|in the browser|browser code/i);
});

test.each(contentLanguages)(
  'a stack without knowledge is named in the title, with its commands and the conduct (%s)',
  (language) => {
    const profile = fixtureProfile('rust-workspace');
    const rule = composeRule(
      exampleForm({ fixture: 'rust-workspace', aiModel: 'Claude', about: '' }, profile),
      language,
      'lean',
      profile,
    );
    expect(rule.title.at(-1)).toBe(choiceLabel('rust'));
    expect(rule.sections.map(({ id }) => id)).toEqual(['commands', 'boundaries', 'behavior', 'done']);
  },
);

test('every rules file is seen, in any case, and what only looks like a secret is code', () => {
  expect(fixtureProfile('existing-rules-file').ruleFiles.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'AGENTS.md',
      'CLAUDE.md',
      'api/claude.md',
      '.cursor/rules/tests.mdc',
      '.github/copilot-instructions.md',
    ]),
  );
  const { skipped, languages } = fixtureProfile('env-example-is-no-secret');
  expect(skipped.map(({ path }) => path)).not.toContain('.env.example');
  expect(languages).toEqual([{ name: 'TypeScript', files: 2 }]);
});

test('a folder in which nothing is recognized gives no answers', () => {
  const profile = fixtureProfile('unknown-stack');
  expect(answersOfProject({ ...profile, technologies: [], languages: [], runtimes: [] })).toBeUndefined();
});

test.each(contentLanguages)('in %s a lean rule of any project takes at most 1,900 tokens', (language) => {
  const shown = fixtureProfiles().filter(([, profile]) => answersOfProject(profile) !== undefined);
  for (const [fixture, profile] of shown) {
    const rule = composeRule(
      exampleForm({ fixture, aiModel: 'Claude', about: '' }, profile),
      language,
      'lean',
      profile,
    );
    expect(tokensOf(renderRule(rule).length, language, true), fixture).toBeLessThanOrEqual(1900);
  }
});
