import type { Proof, Trial } from '../../proof.ts';
import { proofsIn } from '../technologies/one-run.ts';

const layout = `export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;
const schema = `generator client {
  provider = "prisma-client"
  output = "./gen"
}
datasource db {
  provider = "postgresql"
}
enum Role {
  ADMIN
}
model User {
  id   Int @id
  role Role
}
`;
const drizzleSchema =
  "import { pgTable, serial } from 'drizzle-orm/pg-core';\nexport const users = pgTable('users', { id: serial().primaryKey() });\n";
const generate =
  'PRISMA_SCHEMA_ENGINE_BINARY=/bin/true DATABASE_URL=postgres://localhost/x prisma generate --schema schema.prisma >generate.log 2>&1';

const builds = (
  shows: string,
  files: Record<string, string>,
  run: string,
  exits: Trial['exits'],
  prints: RegExp,
): Trial => ({
  shows,
  files: {
    'package.json': '{"type":"module"}\n',
    'next.config.mjs': "export default { serverExternalPackages: ['@electric-sql/pglite'] };\n",
    'app/layout.tsx': layout,
    ...files,
  },
  run,
  exits,
  prints,
});
const pick = (file: string) => ({
  'schema.prisma': schema,
  'app/page.tsx': "import { Pick } from './pick';\nexport default function Page() {\n  return <Pick />;\n}\n",
  'app/pick.tsx': `'use client';\nimport { Role } from '../gen/${file}';\nexport function Pick() {\n  return <b>{Object.values(Role).join()}</b>;\n}\n`,
});

/** Proofs of Next.js with Prisma and with Drizzle. */
export const proofs: readonly Proof[] = [
  proofsIn('more', 'next', 'prisma')(
    'pair.next-prisma',
    builds(
      'the browser file builds in a client component',
      pick('browser'),
      `${generate} && next build`,
      'zero',
      /○ \//,
    ),
    builds('the client file does not', pick('client'), `${generate} && next build`, 'not zero', /node:module/),
  ),
  proofsIn(
    'more',
    'next',
    'drizzle-orm',
    'drizzle-kit',
  )(
    'pair.next-drizzle',
    builds(
      'a page that queries is static, with connection() it is not',
      {
        'lib/db.ts':
          "import 'server-only';\nimport { PGlite } from '@electric-sql/pglite';\nimport { drizzle } from 'drizzle-orm/pglite';\nexport const db = drizzle({ client: new PGlite() });\n",
        'app/page.tsx':
          "import { sql } from 'drizzle-orm';\nimport { db } from '../lib/db';\nexport default async function Page() {\n  return <p>{JSON.stringify(await db.execute(sql`select now()`))}</p>;\n}\n",
        'app/live/page.tsx':
          "import { connection } from 'next/server';\nexport default async function Page() {\n  await connection();\n  return <p>live</p>;\n}\n",
      },
      'next build',
      'zero',
      /○ \/\s[\s\S]*ƒ \/live/,
    ),
    builds(
      'drizzle-kit does not find server-only',
      {
        'schema.ts': `import 'server-only';\n${drizzleSchema}`,
        'drizzle.config.ts': "export default { dialect: 'postgresql', schema: './schema.ts', out: './drizzle' };\n",
      },
      'drizzle-kit generate 2>&1; ls drizzle 2>&1 | wc -l',
      'zero',
      /Cannot find module 'server-only'/,
    ),
  ),
];
