import type { Entry } from './entry.ts';
import { conflictEntries } from './families/conflict.ts';
import { deadEntries } from './families/dead.ts';
import { loadEntries } from './families/load.ts';
import { missingEntries } from './families/missing.ts';
import { noiseEntries } from './families/noise.ts';
import { outdatedEntries } from './families/outdated.ts';
import { riskEntries } from './families/risk.ts';

/** Every kind of finding. */
export const allEntries: readonly Entry[] = [
  ...loadEntries,
  ...deadEntries,
  ...outdatedEntries,
  ...riskEntries,
  ...conflictEntries,
  ...noiseEntries,
  ...missingEntries,
];
