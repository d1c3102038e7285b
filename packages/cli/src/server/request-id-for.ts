import { createHash } from 'node:crypto';
import { knowledgeVersion } from '@regelwerk/contract/rules/knowledge-version';
import type { Server } from './choose-server.ts';

/**
 * Returns the id of the request for a body. The same body has the same id on every machine and after every login: if an answer is lost, or
 * its files could not be written, the next try asks for the same rule and pays nothing again. `round` counts the rules of this body that the
 * server no longer keeps.
 */
export function requestIdFor({ origin }: Pick<Server, 'origin'>, body: unknown, round = 0): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([origin, knowledgeVersion, body, ...(round === 0 ? [] : [round])]))
    .digest('hex');
  // the form of a random UUID
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
