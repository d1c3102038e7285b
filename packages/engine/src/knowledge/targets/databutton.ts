import { localized, should } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { reportedOn } from '../evidence.ts';
import { unknownLimit } from './limits.ts';
import { headingsCheck } from './phrases.ts';

const reported = reportedOn('2026-09-28');

/** Databutton, now Riff (riff.ai): a message of the chat. Builds React apps on FastAPI. */
export const databutton: TargetKnowledge = {
  name: 'Databutton',
  label: 'Databutton',
  family: 'builder',
  description: {
    en: 'Builds React and FastAPI apps by chat; the product is now called Riff.',
    de: 'Baut Apps mit React und FastAPI im Chat; das Produkt heißt jetzt Riff.',
  },
  badge: 'teal',
  runs: ['builder-web', 'builder-python'],
  pageFramework: 'React',
  runsCommands: false,
  budget: { lean: 2950, standard: 3000, full: 4500 },
  takesExamples: false,
  surfaces: [
    {
      id: 'databutton-message',
      name: localized('First message', 'Erste Nachricht'),
      kind: 'message',
      form: 'document',
      room: 4500,
      limit: { ...unknownLimit, source: 'https://riff.ai/', checkedOn: '2026-11-27' },
      place: localized(
        'Send it as the first message of the project in Riff (riff.ai), as Databutton is called now; no lasting field for rules is known.',
        'Sende sie als erste Nachricht des Projekts in Riff (riff.ai), wie Databutton jetzt heißt; ein dauerhaftes Feld für Regeln ist nicht bekannt.',
      ),
      check: headingsCheck,
    },
  ],
  directives: [
    should('databutton.typed-client', 'foot-gun', 94, {
      text: [
        'Call backend endpoints only through the generated client, with Pydantic models for request and response.',
        'Rufe Backend-Endpunkte nur über den erzeugten Client auf, mit Pydantic-Modellen für Anfrage und Antwort.',
      ],
      why: [
        'The frontend and the FastAPI backend are built separately; that client connects them.',
        'Frontend und FastAPI-Backend werden getrennt gebaut; dieser Client verbindet sie.',
      ],
      evidence: reported('https://docs.databutton.com/'),
    }),
  ],
};
