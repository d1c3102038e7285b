import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** Spring Boot with a client framework: the CSRF token of a single-page app. */
export const interfaceSpring: Seam = {
  applies: stackHas.both(['React', 'Angular', 'Vue'], ['Spring Boot']),
  directive: must('pair.interface-spring', 'security', 88, {
    text: [
      'With session cookies configure `csrf(csrf -> csrf.spa())`, and let the client send the cookie `XSRF-TOKEN` back as header `X-XSRF-TOKEN`. Where springdoc is installed, generate client types from its OpenAPI document.',
      'Konfiguriere bei Session-Cookies `csrf(csrf -> csrf.spa())`, und lass den Client das Cookie `XSRF-TOKEN` als Header `X-XSRF-TOKEN` zurücksenden. Ist springdoc installiert, erzeuge die Client-Typen aus dessen OpenAPI-Dokument.',
    ],
    why: [
      'By default the token stays in the session, so the client finds none and its POST gets a 403; switching CSRF off opens the session to other sites.',
      'In der Vorgabe bleibt das Token in der Session; der Client findet keines, und sein POST bekommt 403. CSRF abzuschalten öffnet die Session für fremde Seiten.',
    ],
    evidence: readIn(
      'sources of Spring Security 7.2',
      '2026-11-27',
    )('https://docs.spring.io/spring-security/reference/servlet/exploits/csrf.html#csrf-integration-javascript-spa'),
  }),
};
