import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { reportedOn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** Spring Boot with a client framework: the CSRF token of a single-page app. */
export const interfaceSpring: Seam = {
  applies: stackHas.both(['React', 'Angular', 'Vue'], ['Spring Boot']),
  directive: must('pair.interface-spring', 'security', 88, {
    text: [
      'With session cookies configure `csrf(csrf -> csrf.spa())`: the client then sends the cookie `XSRF-TOKEN` back as `X-XSRF-TOKEN`, which Angular does by itself for its own origin. Generate client types from the OpenAPI document of springdoc.',
      'Konfiguriere bei Session-Cookies `csrf(csrf -> csrf.spa())`: Der Client sendet das Cookie `XSRF-TOKEN` dann als `X-XSRF-TOKEN` zurück, was Angular für den eigenen Origin von selbst tut. Erzeuge die Client-Typen aus dem OpenAPI-Dokument von springdoc.',
    ],
    why: [
      'The default masks the token and loads it late, so the first POST of the page gets a 403; switching CSRF off opens the session to other sites.',
      'Die Vorgabe maskiert das Token und lädt es spät, der erste POST der Seite bekommt daher 403; CSRF abzuschalten öffnet die Session für fremde Seiten.',
    ],
    evidence: reportedOn('2026-11-27')(
      'https://docs.spring.io/spring-security/reference/servlet/exploits/csrf.html#csrf-integration-javascript-spa',
    ),
  }),
};
