import type { Proof } from '../../proof.ts';
import { proofsIn } from '../technologies/one-run.ts';

/** The proof of NestJS with Prisma. */
export const proofs: readonly Proof[] = [
  proofsIn(
    'more',
    '@nestjs/core',
    'prisma',
    'typescript',
  )('pair.nest-prisma', {
    shows: 'the service ends with the app, and an extended client is another object',
    files: {
      'package.json': '{"type":"module"}\n',
      'schema.prisma': `generator client {
  provider = "prisma-client"
  output = "./src/gen"
  importFileExtension = "js"
}
datasource db {
  provider = "postgresql"
}
model User {
  id Int @id
}
`,
      'src/main.ts': `import 'reflect-metadata';
import { Injectable, Module, type OnModuleDestroy } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './gen/client.js';

@Injectable()
class PrismaService extends PrismaClient implements OnModuleDestroy {
  constructor() {
    super({ adapter: new PrismaPg({ connectionString: 'postgres://localhost/x' }) });
  }
  async onModuleDestroy() {
    console.log('ended');
    await this.$disconnect();
  }
}

@Module({ providers: [PrismaService] })
class App {}

const app = await NestFactory.createApplicationContext(App, { logger: false });
const service = app.get(PrismaService);
const extended = service.$extends({ query: { user: { count: async () => 9 } } });
console.log(typeof service.user.count, extended instanceof PrismaService, await extended.user.count());
await app.close();
`,
    },
    run: 'PRISMA_SCHEMA_ENGINE_BINARY=/bin/true DATABASE_URL=postgres://localhost/x prisma generate --schema schema.prisma >generate.log 2>&1 && tsc --ignoreConfig --outDir dist --rootDir . --target es2023 --module nodenext --experimentalDecorators --emitDecoratorMetadata --skipLibCheck --types node src/main.ts && node dist/src/main.js',
    exits: 'zero',
    prints: /function false 9\s+ended/,
  }),
];
