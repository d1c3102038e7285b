import { must, never, should } from '../../directive.ts';
import type { Technology } from '../../technology.ts';

export const bootstrap: Technology = {
  name: 'Bootstrap',
  version: '5.3+',
  commands: [],
  directives: [
    must(
      'bootstrap.color-modes',
      86,
      'post-cutoff',
      [
        'Switch themes with `data-bs-theme` and style with the `--bs-*` variables, so that dark mode works without a second stylesheet.',
        'Schalte Farbmodi über `data-bs-theme` und gestalte mit den `--bs-*`-Variablen, damit der dunkle Modus ohne zweites Stylesheet funktioniert.',
      ],
      { slot: 'css.theme' },
    ),
    never(
      'bootstrap.jquery',
      90,
      'foot-gun',
      [
        'load jQuery or call `$().modal()`: Bootstrap 5 has no jQuery interface.',
        'jQuery laden oder `$().modal()` aufrufen: Bootstrap 5 hat keine jQuery-Schnittstelle.',
      ],
      [
        'import the plugin and use its class, for example `Modal.getOrCreateInstance(element)`.',
        'das Plugin importieren und seine Klasse nutzen, etwa `Modal.getOrCreateInstance(element)`.',
      ],
    ),
    must('bootstrap.data-attributes', 82, 'foot-gun', [
      'Write `data-bs-*` attributes; the old `data-toggle` names are ignored without an error.',
      'Schreibe `data-bs-*`-Attribute; die alten `data-toggle`-Namen werden ohne Fehler ignoriert.',
    ]),
    must('bootstrap.logical', 76, 'foot-gun', [
      'Use the logical spacing names `ms-`, `me-`, `text-start` and `float-end`; `ml-` and `text-left` are gone.',
      'Verwende die logischen Abstandsnamen `ms-`, `me-`, `text-start` und `float-end`; `ml-` und `text-left` gibt es nicht mehr.',
    ]),
    must(
      'bootstrap.sass-order',
      80,
      'foot-gun',
      [
        'In Sass import functions, then your variable overrides, then variables, maps and mixins, then parts; an override after the variables has no effect.',
        'Importiere in Sass erst Funktionen, dann eigene Variablen, dann Variablen, Maps und Mixins, dann die Teile; ein Überschreiben nach den Variablen wirkt nicht.',
      ],
      { scope: ['**/*.scss'] },
    ),
    should('bootstrap.parts', 62, 'decision', [
      'Import only the parts and plugins the pages use.',
      'Importiere nur die Teile und Plugins, die die Seiten brauchen.',
    ]),
    must('bootstrap.form-feedback', 72, 'decision', [
      'Pair `is-invalid` with `.invalid-feedback` linked through `aria-describedby`; colour alone tells nobody anything.',
      'Verbinde `is-invalid` mit `.invalid-feedback` über `aria-describedby`; Farbe allein sagt niemandem etwas.',
    ]),
  ],
};
