import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';

/** A profile of a React app, for tests: linted, tested, without a command for types. */
export function sampleProfile(changes: Partial<ProjectProfile> = {}): ProjectProfile {
  return {
    technologies: [reactAt('19.3.1'), { ...reactAt('5.9.3'), name: 'typescript', framework: 'TypeScript' }],
    packageManagers: [{ name: 'pnpm', version: '10.0.0', evidence: 'pnpm-lock.yaml' }],
    runtimes: [{ name: 'node', version: '24.1.0', evidence: '.nvmrc' }],
    commands: [
      { kind: 'test', folder: 'apps/web', text: 'pnpm test:web', evidence: 'apps/web/package.json' },
      { kind: 'install', folder: '', text: 'pnpm install', evidence: 'package.json' },
      { kind: 'lint', folder: '', text: 'pnpm lint', evidence: 'package.json' },
      { kind: 'test', folder: '', text: 'pnpm test', evidence: 'package.json' },
      { kind: 'testOne', folder: '', text: 'pnpm test <file>', evidence: 'package.json' },
    ],
    checks: [{ name: 'eslint', settings: ['plugin:react-hooks/recommended'], evidence: 'eslint.config.js' }],
    layout: {
      workspaces: ['pnpm'],
      packages: [{ path: 'apps/web', name: 'web' }, { path: 'packages/ui' }],
      sourceFolders: ['apps/web/src'],
      testFolders: [],
      tests: 'colocated',
      testNames: ['*.test.ts'],
    },
    ruleFiles: [{ path: 'AGENTS.md', size: 12 }],
    isNew: false,
    skipped: [{ path: '.env', reason: 'secret' }],
    ...changes,
  };
}

/** React as a direct dependency with the version of a lockfile, or a range of a manifest. */
export function reactAt(version: string, isExact = true): ProjectProfile['technologies'][number] {
  const evidence = isExact ? 'pnpm-lock.yaml' : 'package.json';
  return { name: 'react', ecosystem: 'npm', framework: 'React', version, isExact, evidence };
}
