import { RestError } from './errors.ts';

export const objectType = 'application/vnd.pgrst.object+json';

/** Returns whether the caller wants an array or exactly one object; throws for other media types. */
export function acceptedType(accept = '*/*'): 'array' | 'object' {
  const types = accept.split(',').map((entry) => entry.split(';')[0]?.trim().toLowerCase());
  if (types.includes(objectType)) return 'object';
  if (types.some((type) => type === '*/*' || type === 'application/*' || type === 'application/json')) return 'array';
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${accept.slice(0, 200)}`);
}
