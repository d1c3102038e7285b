import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { confirmedIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

export const reactFastapi: Seam = {
  applies: stackHas.all('React', 'FastAPI'),
  directive: must('pair.react-fastapi', 'foot-gun', 82, {
    text: [
      'Give every FastAPI route an explicit `operation_id` and response model, so that the generated client has stable names and no `unknown`.',
      'Gib jeder FastAPI-Route eine feste `operation_id` und ein Antwortmodell, damit der erzeugte Client stabile Namen und kein `unknown` hat.',
    ],
    why: [
      'Default ids carry the path, so that moving a route renames every call in the app.',
      'Vorgegebene IDs enthalten den Pfad; wer eine Route verschiebt, benennt jeden Aufruf in der App um.',
    ],
    evidence: confirmedIn('fastapi 0.162.0', '2026-11-21')('https://fastapi.tiangolo.com/advanced/generate-clients/'),
  }),
};
