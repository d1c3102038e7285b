import type { ProjectCommand } from '../project-command.ts';

/** The commands of a project of create-vite, in the order of their runs. */
export const viteReact: readonly ProjectCommand[] = [
  { kind: 'install', command: 'npm install' },
  {
    kind: 'lint',
    command: 'npm run lint',
    plant: {
      fault: 'lint',
      files: {
        'src/Planted.tsx':
          "import { useState } from 'react'\n\nexport function Planted({ shown }: { shown: boolean }) {\n  if (shown) useState(0)\n  return null\n}\n",
      },
      prints: /rules-of-hooks/,
    },
  },
  {
    kind: 'build',
    command: 'npm run build',
    plant: { fault: 'types', files: { 'src/planted.ts': "export const planted: number = 'text'\n" }, prints: /TS2322/ },
  },
];
