import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** Next.js with Drizzle: one pool, a schema that drizzle-kit can read, and pages that are built once. */
export const nextDrizzle: Seam = {
  // beside Prisma, its line says the same of the page
  applies: (stack) => stackHas.all('Next.js', 'Drizzle')(stack) && !stack.has('Prisma'),
  directive: should('pair.next-drizzle', 'foot-gun', 84, {
    text: [
      'Create `db` once, in a `server-only` module that keeps it on `globalThis` in development; the files of the schema do not import `server-only`. Call `await connection()` in a page that must query at every request.',
      'Erzeuge `db` einmal, in einem `server-only`-Modul, das es in der Entwicklung an `globalThis` hält; die Dateien des Schemas importieren `server-only` nicht. Rufe `await connection()` in einer Seite auf, die bei jeder Anfrage abfragen muss.',
    ],
    why: [
      'A query does not make a page dynamic: it shows the rows of the build to everybody. drizzle-kit runs the schema outside Next.js, where `server-only` cannot be found.',
      'Eine Abfrage macht eine Seite nicht dynamisch: Sie zeigt allen die Zeilen des Builds. drizzle-kit führt das Schema außerhalb von Next.js aus, wo `server-only` nicht zu finden ist.',
    ],
    evidence: readIn(
      'next 16.4.6, drizzle-orm 0.45.4, drizzle-kit 0.31.11',
      '2026-11-27',
    )('https://nextjs.org/docs/app/api-reference/functions/connection'),
  }),
};
