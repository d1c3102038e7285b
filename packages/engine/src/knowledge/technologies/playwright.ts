import { checks, runsOne } from '../../command.ts';
import { never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn } from '../evidence.ts';

const seen = readIn('@playwright/test 1.65.1 and its docs of August 2026', '2026-11-27');
const notes = seen('https://playwright.dev/docs/release-notes');
/** Unit tests are called `*.spec.*`, too, and lie beside the code. */
const tests = ['**/e2e/**', '**/*.e2e.*', '**/tests/**/*.spec.*'];
const config = ['**/playwright*.config.*'];

/** The knowledge of Playwright: version range, files, commands, probe and directives. */
export const playwright: Technology = {
  name: 'Playwright',
  side: 'frontend',
  isForBothSides: true,
  isMore: true,
  role: 'test-runner',
  runsOn: 'builder-web',
  packages: ['npm:@playwright/test', 'npm:playwright'],
  version: '1.60+',
  files: [...tests, ...config],
  about: { en: 'browser tests and their settings', de: 'Browser-Tests und ihre Einstellungen' },
  builtBy: 'page-build',
  commands: [
    checks(
      'Browser tests: `npx playwright test --reporter=line` in place of a script such as `test:e2e`; where a browser is missing, `npx playwright install` first',
      'Browser-Tests: `npx playwright test --reporter=line` anstelle eines Skripts wie `test:e2e`; fehlt ein Browser, vorher `npx playwright install`',
    ),
    runsOne(
      'One test in the browser: `npx playwright test FILE:LINE --reporter=line`',
      'Ein Test im Browser: `npx playwright test FILE:LINE --reporter=line`',
    ),
  ],
  probe: probe(
    [
      'Check that the notice is gone after Save.',
      'It awaits expect(locator).toBeHidden(), without waitForTimeout and without isVisible in an assertion.',
    ],
    [
      'Prüfe, dass der Hinweis nach dem Speichern weg ist.',
      'Das Modell wartet auf expect(locator).toBeHidden(), ohne waitForTimeout und ohne isVisible in einer Prüfung.',
    ],
  ),
  directives: [
    should('playwright.reporter', 'foot-gun', 50, {
      text: [
        'Run with `--reporter=line` (or `PLAYWRIGHT_HTML_OPEN=never`): in a terminal, the `html` reporter serves its report after a failed run, and the command does not end.',
        'Führe mit `--reporter=line` aus (oder `PLAYWRIGHT_HTML_OPEN=never`): In einem Terminal liefert der Reporter `html` nach einem gescheiterten Lauf seinen Bericht aus, und der Befehl endet nicht.',
      ],
      why: [
        'New projects come with the `html` reporter; who waits for the end of the command takes the failure for a hang.',
        'Neue Projekte bringen den Reporter `html` mit; wer auf das Ende des Befehls wartet, hält den Fehlschlag für einen Hänger.',
      ],
      evidence: seen('https://playwright.dev/docs/test-reporters#html-reporter'),
    }),
    should('playwright.own-tools', 'post-cutoff', 84, {
      text: [
        'Look at a failure with `npx playwright trace open FILE`. `npx playwright test FILE:LINE --debug=cli` pauses at the start: run it in the background, attach with the `playwright-cli attach` it prints, and stop it at the end.',
        'Sieh dir einen Fehlschlag mit `npx playwright trace open FILE` an. `npx playwright test FILE:LINE --debug=cli` hält am Anfang an: Starte es im Hintergrund, verbinde dich mit dem ausgegebenen `playwright-cli attach` und beende es am Schluss.',
      ],
      why: [
        'The trace shows the page at each step; a guess at a selector shows nothing.',
        'Der Trace zeigt die Seite bei jedem Schritt; ein geratener Selektor zeigt nichts.',
      ],
      since: '1.62',
      evidence: notes,
    }),
    should('playwright.web-first', 'foot-gun', 86, {
      known: 'model',
      text: [
        'Assert with awaited matchers on locators (`await expect(row).toHaveCount(3)`); `isVisible()`, `count()` and `innerText()` read without waiting for the value.',
        'Prüfe mit abgewarteten Matchern auf Locators (`await expect(row).toHaveCount(3)`); `isVisible()`, `count()` und `innerText()` lesen, ohne auf den Wert zu warten.',
      ],
      why: [
        'A value that is read before the page has answered makes a test that fails once in twenty runs.',
        'Ein Wert, der vor der Antwort der Seite gelesen wird, ergibt einen Test, der in einem von zwanzig Läufen scheitert.',
      ],
      evidence: seen('https://playwright.dev/docs/best-practices#use-web-first-assertions'),
      scope: tests,
    }),
    never('playwright.sleep', 'foot-gun', 82, {
      text: [
        'wait with `waitForTimeout` or for `networkidle`, or raise a timeout to make a test pass.',
        'mit `waitForTimeout` oder auf `networkidle` warten oder ein Timeout erhöhen, damit ein Test besteht.',
      ],
      instead: [
        'wait for what the person sees, or for the response: start `page.waitForResponse(…)` before the click.',
        'auf das warten, was man sieht, oder auf die Antwort: `page.waitForResponse(…)` vor dem Klick starten.',
      ],
      why: [
        'A sleep is too short on a busy machine and too long everywhere else.',
        'Eine feste Pause ist auf einer ausgelasteten Maschine zu kurz und überall sonst zu lang.',
      ],
      evidence: seen('https://playwright.dev/docs/api/class-page#page-wait-for-timeout'),
      scope: tests,
      example: {
        language: 'js',
        bad: "await page.waitForTimeout(1000);\nexpect(await page.getByRole('alert').isVisible()).toBe(false);",
        good: "await expect(page.getByRole('alert')).toBeHidden();",
      },
    }),
    should('playwright.removed', 'post-cutoff', 78, {
      text: [
        'Use no `_react`, `_vue` or `:light` selectors, no `page.accessibility` (take `@axe-core/playwright`) and no `devtools` launch option: they are removed.',
        'Verwende keine Selektoren `_react`, `_vue` oder `:light`, kein `page.accessibility` (nimm `@axe-core/playwright`) und keine Startoption `devtools`: Sie sind entfernt.',
      ],
      why: [
        'They stand in many older tests and answers, and fail since 1.57 and 1.58.',
        'Sie stehen in vielen älteren Tests und Antworten und scheitern seit 1.57 und 1.58.',
      ],
      since: '1.58',
      evidence: notes,
      scope: tests,
    }),
    should('playwright.components', 'post-cutoff', 70, {
      text: [
        'Test a component through a story in a gallery page and the `mount` fixture of `@playwright/test`, by the story’s id; add no `@playwright/experimental-ct-*` package.',
        'Teste eine Komponente über eine Story in einer Galerie-Seite und die Fixture `mount` aus `@playwright/test`, über die ID der Story; füge kein Paket `@playwright/experimental-ct-*` hinzu.',
      ],
      why: [
        'The experimental packages compiled components inside the test; 1.62 brought the new model, and they are no longer published.',
        'Die experimentellen Pakete kompilierten Komponenten im Test; 1.62 brachte das neue Modell, und sie erscheinen nicht mehr.',
      ],
      since: '1.62',
      evidence: seen('https://playwright.dev/docs/test-components'),
      scope: [...tests, ...config],
    }),
    should('playwright.storage', 'post-cutoff', 66, {
      text: [
        'Prepare storage with `page.localStorage` and `page.sessionStorage` and passkeys with `context.credentials`, not with `page.evaluate` or a scripted authenticator; sign in once in a setup project and reuse its `storageState`.',
        'Bereite Speicher mit `page.localStorage` und `page.sessionStorage` und Passkeys mit `context.credentials` vor, nicht mit `page.evaluate` oder einem nachgebauten Authenticator; melde dich einmal in einem Setup-Projekt an und verwende dessen `storageState`.',
      ],
      why: [
        'Signing in through the page in every test is slow, and its failure hides what the test is about.',
        'Eine Anmeldung über die Seite in jedem Test ist langsam, und ihr Fehlschlag verdeckt, worum es im Test geht.',
      ],
      since: '1.61',
      evidence: notes,
      scope: tests,
    }),
    should('playwright.aria-snapshot', 'foot-gun', 64, {
      text: [
        'Check the structure of a page with `toMatchAriaSnapshot` instead of a chain of selectors; update a snapshot only for a change that was asked for, and read its diff.',
        'Prüfe den Aufbau einer Seite mit `toMatchAriaSnapshot` statt mit einer Kette von Selektoren; aktualisiere einen Snapshot nur für eine gewünschte Änderung und lies seinen Diff.',
      ],
      why: [
        '`--update-snapshots` turns every failure into a passing test.',
        '`--update-snapshots` macht aus jedem Fehlschlag einen bestandenen Test.',
      ],
      evidence: seen('https://playwright.dev/docs/aria-snapshots'),
      scope: tests,
    }),
    should('playwright.isolated', 'foot-gun', 62, {
      text: [
        'Let every test create the data it needs, under names of its own: files run in parallel workers, and a failed test starts a new worker that runs `beforeAll` again.',
        'Lass jeden Test die Daten anlegen, die er braucht, unter eigenen Namen: Dateien laufen in parallelen Workern, und ein gescheiterter Test startet einen neuen Worker, der `beforeAll` erneut ausführt.',
      ],
      why: [
        'What `beforeAll` created exists twice after the first failure, and other tests then fail for that reason.',
        'Was `beforeAll` angelegt hat, gibt es nach dem ersten Fehlschlag doppelt, und andere Tests scheitern dann daran.',
      ],
      evidence: seen('https://playwright.dev/docs/test-retries'),
      scope: tests,
    }),
    should('playwright.web-server', 'foot-gun', 68, {
      text: [
        'Let `webServer` of the config start the app, with `reuseExistingServer: !process.env.CI`; start no server by hand beside it.',
        'Lass `webServer` in der Konfiguration die App starten, mit `reuseExistingServer: !process.env.CI`; starte daneben keinen Server von Hand.',
      ],
      why: [
        'A server that is left running serves old code to the next run.',
        'Ein liegengebliebener Server liefert dem nächsten Lauf alten Code.',
      ],
      evidence: seen('https://playwright.dev/docs/test-webserver'),
      scope: config,
    }),
  ],
};
