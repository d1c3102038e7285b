import type { Proof } from '../../proof.ts';
import { commandTrials } from './command-trials.ts';

const project = 'app';
const wrongType = { 'src/App.tsx': 'export const App = ({ start }: { start: number }) => <b>{start.missing}</b>;\n' };
const unclosed = { 'src/App.tsx': 'export const App = () => <b>;\n' };
const plain = { 'tsconfig.json': '{"extends":"./tsconfig.app.json","include":["src"]}\n' };
const scripts = (name: string) => ({
  'package.json': `{"name":"app","private":true,"type":"module","scripts":{"${name}":"tsc -b"}}\n`,
});
const types = [
  { fault: 'types', files: wrongType, prints: /TS2339/ },
  { fault: 'syntax', files: unclosed, prints: /TS\d+/ },
] as const;

/** Proofs of the commands of a React project with TypeScript, as create-vite writes it. */
export const proofs: readonly Proof[] = [
  {
    id: 'React',
    scaffold: 'react',
    packages: ['react', 'typescript', 'vite', 'oxlint'],
    trials: [
      ...commandTrials({ project, command: 'npx tsc -b', plants: types }),
      ...commandTrials({ project, command: 'npx tsc --noEmit', files: plain, plants: types }),
      ...commandTrials({
        project,
        command: 'type-check',
        run: 'npm run type-check',
        files: scripts('type-check'),
        plants: types,
      }),
      ...commandTrials({
        project,
        command: 'run lint',
        run: 'npm run lint',
        plants: [
          {
            fault: 'lint',
            files: {
              'src/App.tsx':
                "import { useState } from 'react';\n\nexport function App({ start }: { start: number }) {\n  if (start > 1) useState(start);\n  return <b>{start}</b>;\n}\n",
            },
            prints: /rules-of-hooks/,
          },
          { fault: 'syntax', files: unclosed, prints: /Unexpected|Expected/ },
        ],
      }),
      ...commandTrials({
        project,
        command: 'run build',
        run: 'npm run build',
        plants: [
          ...types,
          {
            fault: 'setting',
            files: { 'index.html': '<script type="module" src="/src/missing.tsx"></script>\n' },
            prints: /missing\.tsx/,
          },
        ],
      }),
    ],
  },
];
