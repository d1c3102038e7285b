import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** NestJS with Prisma: the client as a provider, and how it is compiled. */
export const nestPrisma: Seam = {
  applies: stackHas.all('NestJS', 'Prisma'),
  directive: should('pair.nest-prisma', 'foot-gun', 84, {
    text: [
      'Provide one `PrismaService extends PrismaClient` that calls `super({ adapter })` and `$disconnect()` in `onModuleDestroy`, and turn on `app.enableShutdownHooks()`. Provide an extended client by a token with `useFactory`. Let Prisma generate below `src`.',
      'Stelle einen `PrismaService extends PrismaClient` bereit, der `super({ adapter })` und in `onModuleDestroy` `$disconnect()` aufruft, und schalte `app.enableShutdownHooks()` ein. Stelle einen erweiterten Client über ein Token mit `useFactory` bereit. Lass Prisma unterhalb von `src` generieren.',
    ],
    why: [
      '`$extends` returns an object that is no `PrismaService`, so the injected one runs without the extension; a client outside `src` is not in `dist`.',
      '`$extends` gibt ein Objekt zurück, das kein `PrismaService` ist, der injizierte läuft also ohne die Erweiterung; ein Client außerhalb von `src` fehlt in `dist`.',
    ],
    evidence: readIn('@nestjs/core 12.5.1, prisma 7.10.0', '2026-11-27')('https://docs.nestjs.com/recipes/prisma'),
  }),
};
