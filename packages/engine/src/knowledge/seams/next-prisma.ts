import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** Next.js with Prisma: one client, what the browser may import, and pages that are built once. */
export const nextPrisma: Seam = {
  applies: stackHas.all('Next.js', 'Prisma'),
  directive: should('pair.next-prisma', 'foot-gun', 86, {
    text: [
      'Create the client once, in a `server-only` module that keeps it on `globalThis` in development, and let `build` run `prisma generate` first. Client components import enums and types from the generated `browser` file. Call `await connection()` in a page that must query at every request.',
      'Erzeuge den Client einmal, in einem `server-only`-Modul, das ihn in der Entwicklung an `globalThis` hält, und lass `build` zuerst `prisma generate` ausführen. Client-Komponenten importieren Enums und Typen aus der generierten Datei `browser`. Rufe `await connection()` in einer Seite auf, die bei jeder Anfrage abfragen muss.',
    ],
    why: [
      'A query does not make a page dynamic: it shows the rows of the build to everybody. An import of `client` in the browser ends the build, and every reload would open another pool.',
      'Eine Abfrage macht eine Seite nicht dynamisch: Sie zeigt allen die Zeilen des Builds. Ein Import von `client` im Browser bricht den Build ab, und jedes Neuladen würde einen weiteren Pool öffnen.',
    ],
    evidence: readIn('next 16.4.6, prisma 7.10.0', '2026-11-27')('https://www.prisma.io/docs/guides/nextjs'),
  }),
};
