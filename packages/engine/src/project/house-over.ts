import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';

interface HouseOver {
  readonly is: (convention: Pick<ProjectConvention, 'id' | 'values'>) => boolean;
  /** The ids of general lines that say otherwise, or the same less exactly. */
  readonly over: readonly string[];
}

const requests = /^(?:axios|ky|got|node-fetch|undici|superagent|ofetch)$/;
const dates = /^(?:dayjs|moment|moment-timezone|luxon|date-fns|date-fns\/.*)$/;

/** The general lines that leave where the code of a project has a form of its own. */
const table: readonly HouseOver[] = [
  {
    is: ({ id, values: { package: name = '', role } }) => (id === 'door' && requests.test(name)) || role === 'http',
    over: ['javascript.fetch-status', 'node.timeouts', 'node.builtins'],
  },
  { is: ({ values: { package: name = '' } }) => dates.test(name), over: ['node.temporal'] },
  { is: ({ values: { role } }) => role === 'configuration', over: ['node.env-once', 'fastapi.settings'] },
  { is: ({ values: { role } }) => role === 'logging', over: ['backend.structured-logs', 'node.context'] },
  { is: ({ values: { line } }) => line === 'strict-types', over: ['php.strict-types'] },
];

/**
 * Returns the ids of the general lines that a convention of the project replaces. What holds in one part leaves open what holds in
 * the packages beside it, except for a header: where it does not hold, the code leaves it out.
 */
export function houseOver(
  convention: Pick<ProjectConvention, 'id' | 'values'>,
  packages: readonly { readonly path: string }[],
): readonly string[] {
  const { place = '' } = convention.values;
  const isPart = packages.some(({ path }) => !isWithin(path, place) && !isWithin(place, path));
  const holdsInParts = convention.id === 'own-module' || convention.id === 'door';
  if (place !== '' && convention.id !== 'header-line' && (isPart || !holdsInParts)) return [];
  return table.flatMap(({ is, over }) => (is(convention) ? over : []));
}

function isWithin(path: string, folder: string): boolean {
  return folder === '' || `${path}/`.startsWith(`${folder}/`);
}
