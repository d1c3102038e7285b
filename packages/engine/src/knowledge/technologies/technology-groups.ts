import type { Framework } from '@regelwerk/contract/rules/choices';
import type { Environment } from '@regelwerk/contract/rules/registry-facts';
import type { Technology } from '../../technology.ts';
import { allTechnologies } from './all-technologies.ts';

const javascriptEnvironments = new Set<Environment>(['builder-web', 'web', 'node']);
const pythonEnvironments = new Set<Environment>(['builder-python', 'python']);

function namesOf(belongs: (technology: Technology) => boolean): Framework[] {
  return allTechnologies.filter(belongs).map(({ name }) => name);
}

/** The technologies that seams speak of together, derived from what each technology says of itself. */
export const technologyGroups = {
  interfaces: namesOf(({ role }) => role === 'interface'),
  servers: namesOf(({ side }) => side === 'backend'),
  /** Each stands for one service; the runtimes below them come along. */
  services: namesOf(({ role }) => role === 'service'),
  pythonServices: namesOf(({ role, runsOn }) => role === 'service' && pythonEnvironments.has(runsOn)),
  javascriptServers: namesOf(({ side, runsOn }) => side === 'backend' && javascriptEnvironments.has(runsOn)),
  otherServers: namesOf(({ side, runsOn }) => side === 'backend' && !javascriptEnvironments.has(runsOn)),
  javascript: namesOf(({ role, runsOn }) => role !== 'style' && javascriptEnvironments.has(runsOn)),
};
