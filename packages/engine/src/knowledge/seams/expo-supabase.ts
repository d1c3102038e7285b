import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { reportedOn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** Expo with Supabase: where the session lives and how sign-in returns. */
export const expoSupabase: Seam = {
  applies: stackHas.all('Expo', 'Supabase'),
  directive: should('pair.expo-supabase', 'foot-gun', 84, {
    text: [
      'Give `createClient` a persistent, encrypted `storage`, `persistSession: true` and `detectSessionInUrl: false`; call `startAutoRefresh()` and `stopAutoRefresh()` by `AppState`, and finish sign-in by provider in a deep link that the dashboard allows.',
      'Gib `createClient` ein dauerhaftes, verschlüsseltes `storage`, `persistSession: true` und `detectSessionInUrl: false`; rufe `startAutoRefresh()` und `stopAutoRefresh()` nach `AppState` auf und beende die Anmeldung über Anbieter in einem Deep Link, den das Dashboard erlaubt.',
    ],
    why: [
      'A phone has no `localStorage` and no address: without storage every start signs out, and timers stand still in the background.',
      'Ein Telefon hat weder `localStorage` noch eine Adresszeile: Ohne Speicher meldet jeder Start ab, und im Hintergrund stehen Timer still.',
    ],
    evidence: reportedOn('2026-11-27')('https://supabase.com/docs/guides/auth/quickstarts/react-native'),
  }),
};
