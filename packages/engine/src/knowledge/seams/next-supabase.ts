import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** Next.js with Supabase: the session in server components and in the proxy. */
export const nextSupabase: Seam = {
  applies: stackHas.all('Next.js', 'Supabase'),
  directive: must('pair.next-supabase', 'security', 90, {
    text: [
      'Create the Supabase client in each server component, action and route from `await cookies()`, renew the session in `proxy.ts` by calling `getClaims()` and returning the response with the cookies that were set, and keep pages of a signed-in person out of every cache.',
      'Erzeuge den Supabase-Client in jeder Server-Komponente, Action und Route aus `await cookies()`, erneuere die Session in `proxy.ts` mit `getClaims()` und gib die Antwort mit den gesetzten Cookies zurück; halte Seiten einer angemeldeten Person aus jedem Cache heraus.',
    ],
    why: [
      'A server component cannot set cookies, so without the proxy the session ends with the first expired token; a cached answer with `Set-Cookie` signs others in as that person.',
      'Eine Server-Komponente kann keine Cookies setzen, ohne den Proxy endet die Session also mit dem ersten abgelaufenen Token; eine gecachte Antwort mit `Set-Cookie` meldet andere als diese Person an.',
    ],
    evidence: readIn(
      '@supabase/ssr 0.12.7, next 16.4.6',
      '2026-11-27',
    )('https://supabase.com/docs/guides/auth/server-side/creating-a-client'),
    supersedes: ['supabase.ssr-cookies'],
  }),
};
