import { checks, runsOne, writes } from '../../command.ts';
import { must, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { states } from '../application-types.ts';
import { reportedOn } from '../evidence.ts';

const reported = reportedOn('2026-11-27');
const docs = (page: string) => reported(`https://docs.flutter.dev/${page}`);
const change = (page: string) => docs(`release/breaking-changes/${page}`);
const scope = ['**/*.dart'];

/** The knowledge of Flutter: version range, files, commands, probe and directives. */
export const flutter: Technology = {
  name: 'Flutter',
  side: 'frontend',
  isMore: true,
  role: 'app',
  runsOn: 'phone',
  packages: ['dart:flutter'],
  runtime: 'flutter',
  version: '3.47+',
  files: [...scope, '**/pubspec.yaml', '**/android/**/*.gradle*', '**/lib/l10n/**'],
  pages: scope,
  about: {
    en: 'widgets, state, platforms and tests of the app',
    de: 'Widgets, Zustand, Plattformen und Tests der App',
  },
  silences: ['frontend.labels', 'frontend.url-state', 'frontend.layout-shift', 'frontend.announce'],
  builtBy: 'own-tool',
  commands: [
    checks('Flutter: `flutter analyze` and `flutter test`', 'Flutter: `flutter analyze` und `flutter test`'),
    runsOne('One test: `flutter test PATH --plain-name "NAME"`', 'Ein Test: `flutter test PATH --plain-name "NAME"`'),
    writes('Format what you changed: `dart format FILE`', 'Formatiere, was du geändert hast: `dart format FILE`'),
  ],
  probe: probe(
    [
      'Add a screen with a half transparent card that asks before it is left.',
      'It imports material_ui where the project has it, uses withValues and PopScope with onPopInvokedWithResult.',
    ],
    [
      'Füge einen Bildschirm mit einer halb durchsichtigen Karte hinzu, der vor dem Verlassen nachfragt.',
      'Das Modell importiert material_ui, wo das Projekt es hat, und nutzt withValues und PopScope mit onPopInvokedWithResult.',
    ],
  ),
  sharedDirectives: [states],
  directives: [
    should('flutter.material-ui', 'post-cutoff', 92, {
      text: [
        'Import widgets from the library that the project uses: `package:material_ui/material_ui.dart` and `package:cupertino_ui/cupertino_ui.dart`, or `package:flutter/material.dart`, deprecated from 3.50. Move an app as a whole with `dart fix --apply --code=migrate_design_widgets`, and take delegates as `GlobalMaterialLocalizations.delegates`.',
        'Importiere Widgets aus der Bibliothek, die das Projekt nutzt: `package:material_ui/material_ui.dart` und `package:cupertino_ui/cupertino_ui.dart` oder `package:flutter/material.dart`, ab 3.50 abgekündigt. Stelle eine App als Ganzes um mit `dart fix --apply --code=migrate_design_widgets` und nimm Delegates als `GlobalMaterialLocalizations.delegates`.',
      ],
      why: [
        'A theme or color scheme of one library is another type than that of the other; packages that still import the old one need `MaterialUiCompatibilityBridge`.',
        'Ein Theme oder Farbschema der einen Bibliothek ist ein anderer Typ als das der anderen; Pakete, die noch die alte importieren, brauchen `MaterialUiCompatibilityBridge`.',
      ],
      since: '3.47',
      evidence: change('material-ui-and-cupertino-ui'),
      scope,
    }),
    should('flutter.docs', 'post-cutoff', 80, {
      text: [
        'After an upgrade read the breaking changes of each release at `docs.flutter.dev/release/breaking-changes`, and run `dart fix --dry-run`; `dart mcp-server` gives errors, the widget tree and packages while the app runs.',
        'Lies nach einem Upgrade die Breaking Changes jeder Version auf `docs.flutter.dev/release/breaking-changes` und führe `dart fix --dry-run` aus; `dart mcp-server` liefert Fehler, Widget-Baum und Pakete, während die App läuft.',
      ],
      why: [
        'Four stable releases a year rename widgets; the fixes that come with them know the new names.',
        'Vier stabile Versionen im Jahr benennen Widgets um; die mitgelieferten Fixes kennen die neuen Namen.',
      ],
      since: '3.35',
      evidence: docs('ai/mcp-server'),
    }),
    should('flutter.colors', 'post-cutoff', 82, {
      known: 'linter',
      text: [
        'Write `color.withValues(alpha: 0.5)` for `withOpacity(0.5)`, read `r`, `g`, `b` and `a` as numbers from 0 to 1, and store a color as `toARGB32()`.',
        'Schreibe `color.withValues(alpha: 0.5)` statt `withOpacity(0.5)`, lies `r`, `g`, `b` und `a` als Zahlen von 0 bis 1 und speichere eine Farbe als `toARGB32()`.',
      ],
      why: [
        'Colors may have a wide gamut; `value`, `red` and `opacity` are deprecated and round to eight bits.',
        'Farben dürfen einen weiten Farbraum haben; `value`, `red` und `opacity` sind abgekündigt und runden auf acht Bit.',
      ],
      since: '3.27',
      evidence: change('wide-gamut-framework'),
      scope,
      example: {
        language: 'dart',
        bad: 'Container(color: scheme.primary.withOpacity(0.5))',
        good: 'Container(color: scheme.primary.withValues(alpha: 0.5))',
      },
    }),
    should('flutter.pop-scope', 'post-cutoff', 84, {
      known: 'linter',
      text: [
        'Confirm leaving a screen with `PopScope(canPop: …, onPopInvokedWithResult: (didPop, result) { … })`, and return at once where `didPop` is true; `WillPopScope` is deprecated.',
        'Lass das Verlassen eines Bildschirms mit `PopScope(canPop: …, onPopInvokedWithResult: (didPop, result) { … })` bestätigen und kehre sofort zurück, wenn `didPop` wahr ist; `WillPopScope` ist abgekündigt.',
      ],
      why: [
        'With the predictive back of Android it is decided before the gesture whether the screen may close; a veto afterwards comes too late.',
        'Mit der vorausschauenden Zurück-Geste von Android steht vor der Geste fest, ob sich der Bildschirm schließen darf; ein Veto danach kommt zu spät.',
      ],
      since: '3.24',
      evidence: change('popscope-with-result'),
      scope,
    }),
    should('flutter.theme', 'post-cutoff', 78, {
      known: 'compiler',
      text: [
        'Style states with `WidgetState` and `WidgetStateProperty`, and give `ThemeData` the classes that end in `ThemeData`: `CardThemeData`, `DialogThemeData`, `TabBarThemeData`, `AppBarThemeData`.',
        'Gestalte Zustände mit `WidgetState` und `WidgetStateProperty` und gib `ThemeData` die Klassen, die auf `ThemeData` enden: `CardThemeData`, `DialogThemeData`, `TabBarThemeData`, `AppBarThemeData`.',
      ],
      why: [
        '`MaterialState` is an old name, and `CardTheme` as a value is a type error since the themes were split.',
        '`MaterialState` ist ein alter Name, und `CardTheme` als Wert ist ein Typfehler, seit die Themes getrennt sind.',
      ],
      since: '3.27',
      evidence: change('component-theme-normalization'),
      scope,
    }),
    should('flutter.form-widgets', 'post-cutoff', 80, {
      text: [
        'Put radio buttons into a `RadioGroup` that holds `groupValue` and `onChanged`, give `DropdownButtonFormField` an `initialValue`, and take `onReorderItem` for `onReorder`; its index is final, do not subtract 1.',
        'Setze Optionsfelder in eine `RadioGroup`, die `groupValue` und `onChanged` hält, gib `DropdownButtonFormField` einen `initialValue` und nimm `onReorderItem` statt `onReorder`; sein Index stimmt schon, zieh nicht 1 ab.',
      ],
      why: [
        'The old parameters are deprecated; an index that is corrected twice drops the item at the wrong place, and `dart fix` does not see it.',
        'Die alten Parameter sind abgekündigt; ein doppelt korrigierter Index legt den Eintrag an die falsche Stelle, und `dart fix` sieht das nicht.',
      ],
      since: '3.44',
      evidence: change('deprecate-onreorder-callback'),
      scope,
    }),
    should('flutter.snack-bar', 'post-cutoff', 72, {
      text: [
        'Give a `SnackBar` with an action `persist: false` where it should close by itself.',
        'Gib einer `SnackBar` mit Aktion `persist: false`, wo sie von selbst verschwinden soll.',
      ],
      why: [
        'Since 3.38 it stays until somebody presses the action, over whatever lies below.',
        'Seit 3.38 bleibt sie, bis jemand die Aktion drückt, über allem, was darunter liegt.',
      ],
      since: '3.38',
      evidence: change('snackbar-with-action-behavior-update'),
      scope,
    }),
    should('flutter.any-size', 'post-cutoff', 84, {
      text: [
        'Lay every screen out for any width and orientation with `LayoutBuilder`, and keep controls in `SafeArea`: the app draws edge to edge, and Android 17 ignores `setPreferredOrientations` on displays from 600 dp on.',
        'Gestalte jeden Bildschirm mit `LayoutBuilder` für jede Breite und Ausrichtung und halte Bedienelemente in `SafeArea`: Die App zeichnet bis an den Rand, und Android 17 ignoriert `setPreferredOrientations` auf Displays ab 600 dp.',
      ],
      why: [
        'A screen that is made for portrait alone is cut off on tablets and folding phones.',
        'Ein Bildschirm nur für Hochformat wird auf Tablets und Klapptelefonen abgeschnitten.',
      ],
      since: '3.44',
      evidence: change('android-large-screens-restrictions-ignored'),
      scope,
    }),
    should('flutter.android-kotlin', 'post-cutoff', 76, {
      text: [
        'Apply Gradle plugins in the `plugins` block. For the Kotlin that AGP 9 brings, remove `kotlin-android` and `kotlinOptions`, set `kotlin { compilerOptions { … } }`, and turn on `android.builtInKotlin` once every plugin of the app supports it.',
        'Wende Gradle-Plugins im Block `plugins` an. Entferne für das Kotlin, das AGP 9 mitbringt, `kotlin-android` und `kotlinOptions`, setze `kotlin { compilerOptions { … } }` und schalte `android.builtInKotlin` ein, sobald jedes Plugin der App es unterstützt.',
      ],
      why: [
        'AGP 9 refuses the Kotlin plugin; the flags that the tool writes into gradle.properties only put it off.',
        'AGP 9 lehnt das Kotlin-Plugin ab; die Schalter, die das Werkzeug in gradle.properties schreibt, schieben das nur auf.',
      ],
      since: '3.44',
      evidence: change('migrate-to-built-in-kotlin'),
      scope: ['**/android/**/*.gradle*'],
    }),
    should('flutter.l10n', 'post-cutoff', 74, {
      text: [
        'Import generated texts from the sources of the app, `package:APP/l10n/app_localizations.dart`; `package:flutter_gen` is gone.',
        'Importiere generierte Texte aus den Quellen der App, `package:APP/l10n/app_localizations.dart`; `package:flutter_gen` gibt es nicht mehr.',
      ],
      why: [
        'The package existed only for the tool, so the analyzer and CI did not find it.',
        'Das Paket gab es nur für das Werkzeug, Analyzer und CI fanden es daher nicht.',
      ],
      since: '3.32',
      evidence: change('flutter-generate-i10n-source'),
      scope: [...scope, '**/lib/l10n/**'],
    }),
    should('flutter.riverpod', 'foot-gun', 84, {
      text: [
        'Where the project has Riverpod 3, write `Notifier` and `AsyncNotifier`; `StateProvider` and `StateNotifierProvider` come from `legacy.dart`. Check `ref.mounted` after each `await`, and turn off `retry` where an error is final.',
        'Wo das Projekt Riverpod 3 hat, schreibe `Notifier` und `AsyncNotifier`; `StateProvider` und `StateNotifierProvider` kommen aus `legacy.dart`. Prüfe nach jedem `await` `ref.mounted` und schalte `retry` ab, wo ein Fehler endgültig ist.',
      ],
      why: [
        'A provider that failed runs again by itself, so a test waits and a write is repeated; providers of hidden widgets pause.',
        'Ein gescheiterter Provider läuft von selbst erneut, ein Test wartet also und ein Schreibvorgang wiederholt sich; Provider verdeckter Widgets pausieren.',
      ],
      evidence: reported('https://riverpod.dev/docs/3.0_migration'),
      scope,
    }),
    must('flutter.secrets', 'security', 90, {
      text: [
        'Keep tokens in the secure storage of the platform, for example through `flutter_secure_storage`, and no secret in the app: values of `--dart-define`, assets and `.env` files can be read out of it.',
        'Bewahre Tokens im sicheren Speicher der Plattform auf, etwa über `flutter_secure_storage`, und kein Geheimnis in der App: Werte aus `--dart-define`, Assets und `.env`-Dateien lassen sich aus ihr lesen.',
      ],
      why: [
        '`shared_preferences` is a plain file, and everyone can unpack an app.',
        '`shared_preferences` ist eine einfache Datei, und eine App kann jeder entpacken.',
      ],
      evidence: reported('https://pub.dev/packages/flutter_secure_storage'),
      scope,
    }),
    should('flutter.access', 'decision', 80, {
      text: [
        'Give every control a `Semantics` label or tooltip and 48 by 48 logical pixels, let text grow with `MediaQuery.textScalerOf`, and animate nothing where `MediaQuery.disableAnimationsOf` is true.',
        'Gib jedem Bedienelement ein `Semantics`-Label oder einen Tooltip und 48 mal 48 logische Pixel, lass Text mit `MediaQuery.textScalerOf` wachsen und animiere nichts, wo `MediaQuery.disableAnimationsOf` wahr ist.',
      ],
      why: [
        'A widget that only draws is silent for a screen reader, and a fixed height cuts large text off.',
        'Ein Widget, das nur zeichnet, ist für einen Screenreader stumm, und eine feste Höhe schneidet großen Text ab.',
      ],
      evidence: docs('ui/accessibility'),
      scope,
    }),
    should('flutter.tree', 'decision', 92, {
      slot: 'structure.client',
      text: [
        'Lay the project out as `lib/app` (start, theme, routes), `lib/features/NAME` (screens, state and data of one feature), `lib/ui` (shared widgets), `lib/l10n`, and tests below `test/` with the same paths.',
        'Gliedere das Projekt in `lib/app` (Start, Theme, Routen), `lib/features/NAME` (Bildschirme, Zustand und Daten eines Features), `lib/ui` (gemeinsame Widgets), `lib/l10n` und Tests unter `test/` mit denselben Pfaden.',
      ],
      why: [
        'A feature can then be found and removed as one folder.',
        'Ein Feature lässt sich dann als ein Ordner finden und entfernen.',
      ],
      needs: ['new-project'],
    }),
  ],
};
