import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { reportedOn } from '../evidence.ts';

/** Bolt with Supabase: a project has either a database of Bolt or its own Supabase, which keeps the secrets. */
export const boltSupabase: Seam = {
  applies: (stack, _applicationType, target) => target === 'BoltNew' && stack.has('Supabase'),
  directive: must('pair.bolt-supabase', 'security', 95, {
    text: [
      'Read keys only on a server: Supabase Edge Functions from the secrets of the Supabase project, the server side of the app from its environment.',
      'Lies Schlüssel nur auf einem Server: Edge Functions aus den Secrets des Supabase-Projekts, der Serverteil der App aus seiner Umgebung.',
    ],
    why: [
      'Everything else of the app runs in the browser, where anyone can read it.',
      'Alles andere der App läuft im Browser, wo es jeder lesen kann.',
    ],
    evidence: reportedOn('2026-11-27')('https://support.bolt.new/integrations/supabase'),
    supersedes: ['bolt.secrets', 'base.secrets'],
  }),
};
