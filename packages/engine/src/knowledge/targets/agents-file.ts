import type { Localized } from '../../directive.ts';
import type { Surface } from '../../target.ts';
import { unknownLimit } from './limits.ts';
import { headingsCheck } from './phrases.ts';

/** Builds the surface of a tool that reads AGENTS.md; `changes` override the defaults. */
export function agentsFile(name: Localized, place: Localized, changes: Partial<Surface> = {}): Surface {
  return {
    id: 'agents-md',
    name,
    kind: 'files',
    form: 'document',
    path: 'AGENTS.md',
    room: 8000,
    limit: unknownLimit,
    place,
    check: headingsCheck,
    ...changes,
  };
}
