import type { Framework } from '@regelwerk/contract/rules/choices';
import type { Environment } from '@regelwerk/contract/rules/registry-facts';
import type { Technology } from '../../technology.ts';
import { allTechnologies } from './all-technologies.ts';

const javascriptEnvironments = new Set<Environment>(['builder-web', 'web', 'node']);
const pythonEnvironments = new Set<Environment>(['builder-python', 'python']);

const isServer = ({ role, side }: Technology) => side === 'backend' && (role === 'service' || role === 'runtime');

function namesOf(belongs: (technology: Technology) => boolean): Framework[] {
  return allTechnologies.filter(belongs).map(({ name }) => name);
}

/** The technologies that seams speak of together, derived from what each technology says of itself. */
export const technologyGroups = {
  interfaces: namesOf(({ role }) => role === 'interface'),
  /** Each draws the screens of an app of its own. */
  screens: namesOf(({ role, implies = [] }) => role === 'interface' || (role === 'app' && implies.length === 0)),
  servers: namesOf(isServer),
  /** Each stands for one service; the runtimes below them come along. */
  services: namesOf(({ role }) => role === 'service'),
  pythonServices: namesOf(({ role, runsOn }) => role === 'service' && pythonEnvironments.has(runsOn)),
  javascriptServers: namesOf((one) => isServer(one) && javascriptEnvironments.has(one.runsOn)),
  otherServers: namesOf((one) => isServer(one) && !javascriptEnvironments.has(one.runsOn)),
  javascript: namesOf(({ role, runsOn }) => role !== 'style' && javascriptEnvironments.has(runsOn)),
};
