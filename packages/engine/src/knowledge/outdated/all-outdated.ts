import { outdatedInInterfaces } from './interfaces.ts';
import { outdatedInLanguages } from './languages.ts';
import type { OutdatedName } from './outdated-name.ts';
import { outdatedInServers } from './servers.ts';

/** Every outdated name that is looked for in rules files. */
export const allOutdated: readonly OutdatedName[] = [
  ...outdatedInInterfaces,
  ...outdatedInServers,
  ...outdatedInLanguages,
];
