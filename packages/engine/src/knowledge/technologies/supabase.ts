import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn, reportedOn } from '../evidence.ts';

const seen = readIn('types of @supabase/supabase-js 2.119.1', '2026-11-27');
const reported = reportedOn('2026-11-27');
const docs = (page: string) => reported(`https://supabase.com/docs/guides/${page}`);
const sql = ['**/supabase/**/*.sql'];
const code = ['**/*.ts', '**/*.tsx', '**/*.js'];

/** The knowledge of Supabase: version range, files, probe and directives. Its commands are those of the project. */
export const supabase: Technology = {
  name: 'Supabase',
  side: 'backend',
  isForBothSides: true,
  isMore: true,
  role: 'database',
  runsOn: 'builder-web',
  packages: ['npm:@supabase/supabase-js', 'npm:@supabase/ssr'],
  version: '2.110+',
  files: [...sql, '**/supabase/config.toml', ...code],
  about: {
    en: 'sign-in, row security, the client and Edge Functions',
    de: 'Anmeldung, Row Security, den Client und Edge Functions',
  },
  // its session cookie is read by its client in the browser, by design; what builders say of row security it says itself
  silences: ['javascript.storage', 'lovable.row-security', 'bolt.row-security'],
  commands: [],
  probe: probe(
    [
      'Show on the server who is signed in.',
      'It reads the claims with getClaims or getUser, and does not trust getSession.',
    ],
    [
      'Zeige auf dem Server, wer angemeldet ist.',
      'Das Modell liest die Claims mit getClaims oder getUser und vertraut nicht auf getSession.',
    ],
  ),
  directives: [
    must('supabase.get-claims', 'security', 94, {
      text: [
        'On a server, identify the caller with `supabase.auth.getClaims()`, which verifies the token, or `getUser()`, which asks the Auth server; never with the user of `getSession()`.',
        'Entscheide auf einem Server mit `supabase.auth.getClaims()`, das den Token prüft, oder `getUser()`, das den Auth-Server fragt, wer aufruft; nie mit dem User aus `getSession()`.',
      ],
      why: [
        '`getSession` returns what stands in the cookie, and anybody can write a cookie.',
        '`getSession` gibt zurück, was im Cookie steht, und ein Cookie kann jeder schreiben.',
      ],
      evidence: seen('https://supabase.com/docs/guides/auth/server-side/creating-a-client'),
      scope: code,
      example: {
        language: 'js',
        bad: 'const { data } = await supabase.auth.getSession();\nconst userId = data.session?.user.id;',
        good: 'const { data } = await supabase.auth.getClaims();\nconst userId = data?.claims.sub;',
      },
    }),
    must('supabase.keys', 'security', 90, {
      text: [
        'Use the publishable key (`sb_publishable_…`) in everything that is shipped and a secret key (`sb_secret_…`) only on servers you control; the `anon` and `service_role` keys go out of use by the end of 2026. A secret key is no JWT: send it as `apikey`, not as a bearer token.',
        'Nutze den Publishable Key (`sb_publishable_…`) in allem, was ausgeliefert wird, und einen Secret Key (`sb_secret_…`) nur auf eigenen Servern; die Schlüssel `anon` und `service_role` laufen bis Ende 2026 aus. Ein Secret Key ist kein JWT: Sende ihn als `apikey`, nicht als Bearer-Token.',
      ],
      why: [
        'Older answers name the legacy variables everywhere; a secret key passes row security.',
        'Ältere Antworten nennen überall die alten Variablen; ein Secret Key umgeht Row Security.',
      ],
      evidence: reported('https://supabase.com/docs/guides/getting-started/migrating-to-new-api-keys'),
      scope: [...code, '**/supabase/config.toml'],
    }),
    must('supabase.grants', 'security', 95, {
      text: [
        'For each new table, write into its migration `enable row level security`, its policies, and the grants its roles need: since October 30, 2026 a hosted project no longer exposes a new table to the Data API by itself.',
        'Schreibe für jede neue Tabelle in ihre Migration `enable row level security`, ihre Policies und die Rechte ihrer Rollen: Seit dem 30. Oktober 2026 gibt ein gehostetes Projekt neue Tabellen nicht mehr von selbst für die Data API frei.',
      ],
      why: [
        'A missing grant ends in "permission denied"; turning row security off does not mend it and opens the table.',
        'Ein fehlendes Recht endet in „permission denied“; Row Security abzuschalten behebt das nicht und öffnet die Tabelle.',
      ],
      evidence: reported(
        'https://supabase.com/changelog/45329-breaking-change-tables-not-exposed-to-data-and-graphql-api-automatically',
      ),
      scope: sql,
    }),
    should('supabase.policies', 'foot-gun', 84, {
      text: [
        'Write the caller in a policy as `(select auth.uid())`, index the column it compares with, and give a table with an `UPDATE` policy a `SELECT` policy for the same rows; storage buckets need policies on `storage.objects`.',
        'Schreibe die aufrufende Person in einer Policy als `(select auth.uid())`, indiziere die verglichene Spalte und gib einer Tabelle mit `UPDATE`-Policy auch eine `SELECT`-Policy für dieselben Zeilen; Storage-Buckets brauchen Policies auf `storage.objects`.',
      ],
      why: [
        'A bare `auth.uid()` runs once for each row; without `SELECT` an update with a filter finds no row and reports no error.',
        'Ein bloßes `auth.uid()` läuft einmal je Zeile; ohne `SELECT` findet ein Update mit Filter keine Zeile und meldet keinen Fehler.',
      ],
      evidence: docs('database/postgres/row-level-security'),
      scope: sql,
    }),
    never('supabase.metadata-rights', 'security', 90, {
      text: [
        'decide a permission by `user_metadata` (`raw_user_meta_data`).',
        'ein Recht nach `user_metadata` (`raw_user_meta_data`) entscheiden.',
      ],
      instead: [
        'keep roles in `app_metadata` or in a table that only the server writes.',
        'Rollen in `app_metadata` oder in einer Tabelle halten, die nur der Server schreibt.',
      ],
      why: [
        'Users change their own metadata with `updateUser`.',
        'Jeder ändert seine eigenen Metadaten mit `updateUser`.',
      ],
      evidence: seen('https://supabase.com/docs/reference/javascript/auth-updateuser'),
    }),
    should('supabase.ssr-cookies', 'foot-gun', 84, {
      text: [
        'With server rendering use `@supabase/ssr`, with `getAll` and `setAll` for the cookies, one client for each request, and write the cookies and headers it sets to the response; `@supabase/auth-helpers-*` is replaced by it.',
        'Nutze bei Server-Rendering `@supabase/ssr` mit `getAll` und `setAll` für die Cookies, einen Client je Anfrage, und schreibe gesetzte Cookies und Header in die Antwort; `@supabase/auth-helpers-*` ist dadurch ersetzt.',
      ],
      why: [
        'A refresh token works once: where the new cookies are lost, the person is signed out at random; a shared client mixes up people.',
        'Ein Refresh-Token gilt einmal: Gehen die neuen Cookies verloren, ist man zufällig abgemeldet; ein geteilter Client vermischt Personen.',
      ],
      evidence: docs('auth/server-side/creating-a-client'),
      scope: code,
    }),
    should('supabase.auth-callback', 'foot-gun', 76, {
      text: [
        'Keep the callback of `onAuthStateChange` synchronous, and refresh the session after it returned, never inside it.',
        'Halte den Callback von `onAuthStateChange` synchron und erneuere die Session erst danach, nie darin.',
      ],
      why: [
        'A refresh inside the handler of `TOKEN_REFRESHED` waits for the refresh that waits for this handler.',
        'Ein Refresh im Handler von `TOKEN_REFRESHED` wartet auf den Refresh, der auf diesen Handler wartet.',
      ],
      evidence: seen('https://supabase.com/docs/reference/javascript/auth-onauthstatechange'),
      scope: code,
    }),
    should('supabase.errors', 'foot-gun', 82, {
      text: [
        'Check `error` in every response: the client does not throw (add `.throwOnError()` where it should). A select gives 1,000 rows at most, unless the project sets another limit; page with `.range()` and a fixed order.',
        'Prüfe `error` in jeder Antwort: Der Client wirft nicht (ergänze `.throwOnError()`, wo er soll). Ein Select liefert höchstens 1.000 Zeilen, wenn das Projekt nichts anderes einstellt; blättere mit `.range()` und fester Reihenfolge.',
      ],
      why: [
        'A refused write looks like success, and a sum over the first thousand rows like the whole.',
        'Ein abgelehnter Schreibvorgang sieht wie ein Erfolg aus und eine Summe über die ersten tausend Zeilen wie das Ganze.',
      ],
      evidence: seen('https://supabase.com/docs/reference/javascript/select'),
      scope: code,
    }),
    should('supabase.migrations', 'command', 80, {
      text: [
        'Change the schema in files of `supabase/migrations` (`supabase migration new NAME`), try it with `supabase db reset` on the local stack only, and write the types anew with `supabase gen types`.',
        'Ändere das Schema in Dateien unter `supabase/migrations` (`supabase migration new NAME`), probiere es mit `supabase db reset` nur auf dem lokalen Stack und schreibe die Typen mit `supabase gen types` neu.',
      ],
      why: [
        'What is clicked in the dashboard exists in one project only; a reset with `--linked` empties the remote database.',
        'Was im Dashboard geklickt wird, gibt es nur in einem Projekt; ein Reset mit `--linked` leert die entfernte Datenbank.',
      ],
      evidence: docs('local-development/overview'),
      scope: sql,
    }),
    should('supabase.mcp', 'command', 70, {
      text: [
        'Look up tables, logs and advisors through the Supabase MCP server where it is connected: read-only, limited to one project, never to production.',
        'Schlage Tabellen, Logs und Hinweise über den Supabase-MCP-Server nach, wo er verbunden ist: nur lesend, auf ein Projekt begrenzt, nie auf Produktion.',
      ],
      why: [
        'Rows may hold text that reads like an instruction, and the server acts with your rights.',
        'Zeilen können Text enthalten, der sich wie eine Anweisung liest, und der Server handelt mit deinen Rechten.',
      ],
      evidence: docs('getting-started/mcp'),
    }),
  ],
};
