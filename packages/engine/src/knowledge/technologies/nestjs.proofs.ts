import type { Proof, Trial } from '../../proof.ts';
import { proofsIn } from './one-run.ts';

const compiles = (shows: string, imports: string, prints: RegExp): Trial => ({
  shows,
  files: {
    'a.ts': `${imports}import { Injectable } from '@nestjs/common';\n\n@Injectable()\nexport class Users {\n  constructor(readonly store: Store) {}\n}\n`,
    'store.ts': 'export class Store {}\n',
  },
  run: 'tsc a.ts --ignoreConfig --target es2022 --module nodenext --experimentalDecorators --emitDecoratorMetadata --skipLibCheck --types node; grep paramtypes a.js',
  exits: 'zero',
  prints,
});

/** Proofs of the NestJS directives. */
export const proofs: readonly Proof[] = [
  proofsIn('more', '@nestjs/common', 'typescript')(
    'nest.type-import',
    compiles('a type import leaves Function', "import type { Store } from './store.js';\n", /\[Function\]/),
    compiles('an import leaves the class', "import { Store } from './store.js';\n", /\[Store\]/),
  ),
];
