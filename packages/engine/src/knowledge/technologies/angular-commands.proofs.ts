import type { Proof } from '../../proof.ts';
import { commandTrials } from './command-trials.ts';

const project = 'app';
const component = (template: string, member = '') =>
  `import { Component, signal } from '@angular/core';\n\n@Component({ selector: 'app-root', template: '${template}' })\nexport class App {\n  protected readonly count = signal(1);\n${member}}\n`;
const wrongType = { 'src/app/app.ts': component('{{ count() }}', "  protected readonly wrong: number = 'text';\n") };
const wrongTemplate = { 'src/app/app.ts': component('{{ counter() }}') };
const failing = {
  'src/app/app.spec.ts': "describe('App', () => {\n  it('counts', () => {\n    expect(1).toBe(2);\n  });\n});\n",
};
const other = {
  'src/app/other.spec.ts':
    "describe('Other', () => {\n  it('fails', () => {\n    throw new Error('other');\n  });\n});\n",
};
// `ng add angular-eslint` adds this target
const withLint =
  "node -e \"const fs=require('fs');const a=JSON.parse(fs.readFileSync('angular.json'));a.projects.ng.architect.lint={builder:'@angular-eslint/builder:lint',options:{lintFilePatterns:['src/**/*.ts']}};fs.writeFileSync('angular.json',JSON.stringify(a))\"";
const format = 'npx prettier --write src/app/app.ts && npx prettier --check src/app/app.ts';

/** Proofs of the commands of an Angular project, as the Angular CLI creates it. */
export const proofs: readonly Proof[] = [
  {
    id: 'Angular',
    scaffold: 'angular',
    packages: ['@angular/core', '@angular/build', 'angular-eslint', 'prettier', 'vitest'],
    trials: [
      ...commandTrials({
        project,
        command: 'npx ng build',
        plants: [
          { fault: 'types', files: wrongType, prints: /TS2322/ },
          { fault: 'template', files: wrongTemplate, prints: /TS2339|TS2551/ },
        ],
      }),
      ...commandTrials({
        project,
        command: 'npx ng test --watch=false',
        prints: /1 passed/,
        plants: [
          { fault: 'test', files: failing, prints: /expected 1 to be 2/ },
          { fault: 'types', files: wrongType, prints: /TS2322/ },
        ],
      }),
      ...commandTrials({
        project,
        command: 'npx ng test --watch=false --include=src/app/NAME.spec.ts',
        run: 'npx ng test --watch=false --include=src/app/app.spec.ts',
        prints: /1 passed/,
        files: other,
        plants: [{ fault: 'test', files: failing, prints: /expected 1 to be 2/ }],
      }),
      ...commandTrials({
        project,
        command: 'npx ng lint',
        run: `${withLint} && npx ng lint`,
        plants: [
          {
            fault: 'lint',
            files: { 'src/app/app.ts': component('{{ count() }}', '  protected readonly any: any = 1;\n') },
            prints: /no-explicit-any/,
          },
        ],
      }),
      {
        shows: '`npx ng lint` fails where angular.json has no lint target',
        project,
        run: 'npx ng lint',
        exits: 'not zero',
        prints: /Cannot find "lint" target/,
      },
      ...commandTrials({
        project,
        command: 'npx prettier --write FILE',
        run: format,
        plants: [
          {
            fault: 'format',
            run: 'npx prettier --check src/app/app.ts',
            files: { 'src/app/app.ts': 'export   const a =  "a"\n' },
            prints: /app\.ts/,
          },
          { fault: 'syntax', files: { 'src/app/app.ts': 'export const = 1;\n' }, prints: /SyntaxError/ },
        ],
      }),
    ],
  },
];
