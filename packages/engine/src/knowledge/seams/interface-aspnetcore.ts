import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { reportedOn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** ASP.NET Core with a client framework: one origin, and types from the build. */
export const interfaceAspnetcore: Seam = {
  applies: stackHas.both(['React', 'Angular', 'Vue'], ['ASP.NET Core']),
  directive: should('pair.interface-aspnetcore', 'foot-gun', 84, {
    text: [
      'Serve app and API from one origin, in development through the proxy of the dev server; beside `MapFallbackToFile("index.html")` map `/api/{**path}` to 404. Write the OpenAPI document at build time (`Microsoft.Extensions.ApiDescription.Server`) and generate the client types from it.',
      'Liefere App und API von einem Origin aus, in der Entwicklung über den Proxy des Dev-Servers; bilde neben `MapFallbackToFile("index.html")` `/api/{**path}` auf 404 ab. Schreibe das OpenAPI-Dokument beim Build (`Microsoft.Extensions.ApiDescription.Server`) und erzeuge daraus die Client-Typen.',
    ],
    why: [
      'A mistyped API path otherwise answers 200 with the page, and `Microsoft.Extensions.ApiDescription.Client` is deprecated.',
      'Ein vertippter API-Pfad antwortet sonst mit 200 und der Seite, und `Microsoft.Extensions.ApiDescription.Client` ist abgekündigt.',
    ],
    evidence: reportedOn('2026-11-27')(
      'https://learn.microsoft.com/aspnet/core/fundamentals/openapi/aspnetcore-openapi',
    ),
  }),
};
