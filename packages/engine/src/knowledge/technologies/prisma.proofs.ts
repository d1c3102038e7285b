import type { Proof, Trial } from '../../proof.ts';
import { proofsIn } from './one-run.ts';

const proof = proofsIn('more', 'prisma');
const asked = proofsIn('more', 'prisma', '@prisma/adapter-pg', '@electric-sql/pglite');
const schema = (generator: string, source = '') => `generator client {
${generator}
}
datasource db {
  provider = "postgresql"
${source}
}
model User {
  id           Int    @id @default(autoincrement())
  email        String @unique
  passwordHash String @default("hash")
}
`;
const ours = '  provider = "prisma-client"\n  output = "./gen"';
// the engine of migrations is a download, which nothing here needs
const cli = 'PRISMA_SCHEMA_ENGINE_BINARY=/bin/true DATABASE_URL=postgres://localhost/x prisma';
const generate = `${cli} generate --schema schema.prisma >generate.log 2>&1`;

const head = `import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from './gen/client.ts';
const db = await PGlite.create();
await db.exec('create table "User" (id serial primary key, email text not null unique, "passwordHash" text not null default \\'hash\\')');
const server = new PGLiteSocketServer({ db, port: 0, host: '127.0.0.1', maxConnections: 10 });
await server.start();
const connectionString = 'postgres://postgres:postgres@' + server.getServerConn() + '/postgres?sslmode=disable';
const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString }), omit: { user: { passwordHash: true } } });
await prisma.user.createMany({ data: [{ email: 'a' }, { email: 'b' }] });
`;
const asks = (shows: string, code: string, prints: RegExp, options = ours): Trial => ({
  shows,
  files: {
    'package.json': '{"type":"module"}\n',
    'schema.prisma': schema(options),
    'a.ts': `${head}${code}\nprocess.exit(0);\n`,
  },
  run: `${generate} && node a.ts`,
  exits: 'zero',
  prints,
});
const says = (
  shows: string,
  files: Record<string, string>,
  run: string,
  exits: Trial['exits'],
  prints: RegExp,
): Trial => ({
  shows,
  files,
  run,
  exits,
  prints,
});

/** Proofs of the Prisma directives. */
export const proofs: readonly Proof[] = [
  proof(
    'prisma.generator',
    says(
      'without an output generating fails',
      { 'schema.prisma': schema('  provider = "prisma-client"') },
      `${cli} generate --schema schema.prisma`,
      'not zero',
      /An output path is required/,
    ),
    says(
      'with one the client is sources of the project, and the browser file has no client',
      { 'schema.prisma': schema(ours) },
      `${generate} && ls gen && grep -c "export const PrismaClient" gen/client.ts && ! grep "export const PrismaClient" gen/browser.ts`,
      'zero',
      /browser\.ts\s+client\.ts/,
    ),
  ),
  proof(
    'prisma.config',
    says(
      'an address in the schema is an error',
      { 'schema.prisma': schema(ours, '  url = env("DATABASE_URL")') },
      `${cli} validate --schema schema.prisma`,
      'not zero',
      /P1012[\s\S]*`url` is no longer supported/,
    ),
    says(
      'nothing reads .env, and env() ends every command',
      {
        'schema.prisma': schema(ours),
        '.env': 'DATABASE_URL=postgres://localhost/x\n',
        'prisma.config.ts':
          "import { defineConfig, env } from 'prisma/config';\nexport default defineConfig({ schema: 'schema.prisma', datasource: { url: env('DATABASE_URL') } });\n",
      },
      'PRISMA_SCHEMA_ENGINE_BINARY=/bin/true prisma generate',
      'not zero',
      /Cannot resolve environment variable: DATABASE_URL/,
    ),
  ),
  asked(
    'prisma.adapter',
    asks(
      'without an adapter the constructor throws',
      'try { new PrismaClient(); } catch (error) { console.log(String(error)); }',
      /A driver adapter is required/,
    ),
  ),
  asked(
    'prisma.undefined',
    asks(
      'a condition that is undefined is left out',
      'console.log("found", await prisma.user.count({ where: { id: undefined } }), (await prisma.user.deleteMany({ where: { id: undefined } })).count);',
      /found 2 2/,
    ),
    asks(
      'strictUndefinedChecks refuses it, and Prisma.skip leaves it out',
      'console.log("skipped", await prisma.user.count({ where: { id: Prisma.skip } }));\ntry { await prisma.user.count({ where: { id: undefined } }); } catch (error) { console.log(String(error)); }',
      /skipped 2[\s\S]*explicitly `undefined` values are not allowed/,
      `${ours}\n  previewFeatures = ["strictUndefinedChecks"]`,
    ),
  ),
  asked(
    'prisma.error-meta',
    asks(
      'the violated key is in the error of the adapter alone',
      'try { await prisma.user.create({ data: { email: "a" } }); } catch (error) { console.log(error.code, error.meta.target, JSON.stringify(error.meta.driverAdapterError.cause.constraint)); }',
      /P2002 undefined \{"index":"User_email_key"\}/,
    ),
  ),
  asked(
    'prisma.removed',
    asks(
      'what was removed is undefined, and only the extended client runs the extension',
      'const own = prisma.$extends({ query: { user: { count: async () => 99 } } });\nconsole.log("gone", prisma.$use, prisma.$metrics, Prisma.validator, await own.user.count(), await prisma.user.count());',
      /gone undefined undefined undefined 99 2/,
    ),
  ),
  asked(
    'prisma.transaction',
    asks(
      'after five seconds a query of the transaction fails',
      'try { await prisma.$transaction(async (tx) => { await new Promise((end) => setTimeout(end, 5200)); await tx.user.count(); }); } catch (error) { console.log(error.code); }',
      /P2028/,
    ),
  ),
  asked(
    'prisma.omit',
    asks(
      'a field that the client omits comes only where it is asked for',
      'console.log(JSON.stringify([await prisma.user.findFirst(), await prisma.user.findFirst({ omit: { passwordHash: false } })]));',
      /\[\{"id":1,"email":"a"\},\{"id":1,"email":"a","passwordHash":"hash"\}\]/,
    ),
  ),
  proof(
    'prisma.module-format',
    says(
      'without a tsconfig.json the client imports .ts and uses import.meta, by one of CommonJS neither',
      {
        'schema.prisma': schema(ours),
        'cjs/schema.prisma': schema(ours),
        'cjs/tsconfig.json': '{"compilerOptions":{"module":"commonjs"}}\n',
      },
      `${generate} && cd cjs && ${cli} generate --schema schema.prisma >generate.log 2>&1 && cd .. && grep -E "import.meta|class\\.ts" gen/client.ts && ! grep -E "import.meta|class\\.ts" cjs/gen/client.ts`,
      'zero',
      /import\.meta[\s\S]*class\.ts/,
    ),
    says(
      'a stated ending is what the client imports',
      { 'schema.prisma': schema(`${ours}\n  importFileExtension = "js"`) },
      `${generate} && grep class gen/client.ts`,
      'zero',
      /internal\/class\.js/,
    ),
  ),
];
