import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** React with FastAPI: stable names in the generated client. */
export const reactFastapi: Seam = {
  applies: stackHas.all('React', 'FastAPI'),
  directive: should('pair.react-fastapi', 'foot-gun', 82, {
    text: [
      'Give every FastAPI route an explicit `operation_id`, so that the generated client has stable names.',
      'Gib jeder FastAPI-Route eine feste `operation_id`, damit der erzeugte Client stabile Namen hat.',
    ],
    why: [
      'Default ids contain the path, so moving a route renames its call in the app.',
      'Die Standard-IDs enthalten den Pfad; verschiebt man eine Route, heißt jeder Aufruf in der App anders.',
    ],
    evidence: readIn('fastapi 0.142.2', '2026-11-22')('https://fastapi.tiangolo.com/advanced/generate-clients/'),
  }),
};
