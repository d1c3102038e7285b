import { checks, runsOne, writes } from '../../command.ts';
import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { states } from '../application-types.ts';
import { readIn, reportedOn } from '../evidence.ts';

const seen = readIn('the skills of Expo of August 2026', '2026-11-27');
const reported = reportedOn('2026-11-27');
const docs = (page: string) => reported(`https://docs.expo.dev/${page}`);
const scope = ['**/*.tsx', '**/*.ts', '**/*.jsx'];
const config = ['**/app.json', '**/app.config.*', '**/eas.json'];

/** The knowledge of React Native with Expo: version range, files, commands, probe and directives. */
export const expo: Technology = {
  name: 'Expo',
  aliases: ['expo', 'reactnative'],
  side: 'frontend',
  isMore: true,
  role: 'app',
  runsOn: 'phone',
  packages: ['npm:expo'],
  version: '56+',
  files: [...scope, ...config, '**/metro.config.*'],
  pages: ['**/*.tsx', '**/*.jsx'],
  about: {
    en: 'screens, navigation and native modules of the app',
    de: 'Bildschirme, Navigation und native Module der App',
  },
  implies: ['React'],
  silences: [
    'react.tree',
    'react.lint',
    'react.actions',
    'react.view-transition',
    'react.activity',
    'react.html-from-outside',
    'react.test-roles',
    'pair.react-typescript',
    'pair.react-tailwind',
    'frontend.url-state',
    'frontend.layout-shift',
    'frontend.announce',
    'javascript.storage',
    'javascript.storage-errors',
    'javascript.innerhtml',
    'javascript.not-in-safari',
  ],
  newestTypeScript: '6.0',
  replacesCommandsOf: ['React', 'JavaScript'],
  commands: [
    checks(
      'Expo: `npx expo lint` where ESLint is configured, `npx jest` where jest-expo is installed, and `npx expo-doctor`',
      'Expo: `npx expo lint`, wenn ESLint konfiguriert ist, `npx jest`, wenn jest-expo installiert ist, und `npx expo-doctor`',
    ),
    runsOne(
      'One test: `npx jest FILE` where jest-expo is installed',
      'Ein Test: `npx jest FILE`, wenn jest-expo installiert ist',
    ),
    writes(
      'Format what you changed with the formatter of the project, if it has one',
      'Formatiere, was du geändert hast, mit dem Formatter des Projekts, falls es einen hat',
    ),
  ],
  probe: probe(
    [
      'Store the sign-in token of the app.',
      'It uses expo-secure-store, installed with npx expo install, and no AsyncStorage.',
    ],
    [
      'Speichere den Anmelde-Token der App.',
      'Das Modell nutzt expo-secure-store, installiert mit npx expo install, und kein AsyncStorage.',
    ],
  ),
  sharedDirectives: [states],
  directives: [
    should('expo.docs', 'command', 90, {
      text: [
        'Read the docs of the installed SDK, `https://docs.expo.dev/versions/v58.0.0/` for SDK 58, and ask the Expo MCP server where it is connected; an SDK may remove packages.',
        'Lies die Dokumentation des installierten SDK, `https://docs.expo.dev/versions/v58.0.0/` für SDK 58, und frage den Expo-MCP-Server, wo er verbunden ist; ein SDK kann Pakete entfernen.',
      ],
      why: [
        'SDK 56, 57 and 58 all came in 2026; what a model remembers is several behind.',
        'SDK 56, 57 und 58 kamen alle 2026; was ein Modell kennt, liegt mehrere zurück.',
      ],
      evidence: docs('versions/latest/'),
    }),
    should('expo.install', 'command', 92, {
      text: [
        'Add and update packages with `npx expo install NAME`, which picks the version for the SDK; a package with native code then needs a new development build, not a reload.',
        'Füge Pakete mit `npx expo install NAME` hinzu, das die Version zum SDK wählt; ein Paket mit nativem Code braucht danach einen neuen Development Build, kein Neuladen.',
      ],
      why: [
        'The newest release of a library often needs another React Native, and the app ends at its start.',
        'Die neueste Version einer Bibliothek braucht oft ein anderes React Native, und die App endet beim Start.',
      ],
      evidence: docs('more/expo-cli/#install'),
    }),
    should('expo.doctor', 'command', 80, {
      text: [
        'After a change of packages or of app.json run `npx expo install --check` and `npx expo-doctor`; lint with `npx expo lint`.',
        'Führe nach einer Änderung an Paketen oder app.json `npx expo install --check` und `npx expo-doctor` aus; linte mit `npx expo lint`.',
      ],
      why: [
        'Types and tests pass with two copies of a native module; the app does not start.',
        'Typen und Tests bestehen mit zwei Kopien eines nativen Moduls; die App startet nicht.',
      ],
      evidence: docs('develop/tools/#expo-doctor'),
    }),
    never('expo.native-folders', 'foot-gun', 86, {
      text: [
        'edit files below `ios/` or `android/` where git ignores these folders.',
        'Dateien unter `ios/` oder `android/` bearbeiten, wo git diese Ordner ignoriert.',
      ],
      instead: [
        'change `app.json` or write a config plugin, then run `npx expo prebuild --clean`.',
        '`app.json` ändern oder ein Config Plugin schreiben und dann `npx expo prebuild --clean` ausführen.',
      ],
      why: [
        'They are generated: the next prebuild, also the one on EAS, discards the edit.',
        'Sie werden erzeugt: Der nächste Prebuild, auch der auf EAS, verwirft die Änderung.',
      ],
      evidence: docs('workflow/continuous-native-generation/'),
      scope: [...config, ...scope],
    }),
    should('expo.router-imports', 'post-cutoff', 84, {
      text: [
        'Import navigation from `expo-router` (`expo-router/react-navigation`, `/js-tabs`, `/js-stack`), never from `@react-navigation/*`; keep only routes below `app/` or `src/app/`.',
        'Importiere Navigation aus `expo-router` (`expo-router/react-navigation`, `/js-tabs`, `/js-stack`), nie aus `@react-navigation/*`; lege unter `app/` oder `src/app/` nur Routen ab.',
      ],
      why: [
        'Since SDK 56 the router brings its own copy: two copies have two contexts, and hooks find no navigator. A helper below `app/` becomes a screen.',
        'Seit SDK 56 bringt der Router eine eigene Kopie mit: Zwei Kopien haben zwei Kontexte, und Hooks finden keinen Navigator. Ein Helfer unter `app/` wird zum Bildschirm.',
      ],
      since: '56',
      evidence: seen('https://docs.expo.dev/router/migrate/sdk-55-to-56/'),
      scope,
    }),
    should('expo.replaced', 'post-cutoff', 82, {
      text: [
        'Use `expo-audio` and `expo-video` instead of `expo-av`, the new `File` and `Directory` API of `expo-file-system`, `expo-image` instead of `Image`, and `SafeAreaView` of `react-native-safe-area-context`.',
        'Nutze `expo-audio` und `expo-video` statt `expo-av`, die neue API `File` und `Directory` von `expo-file-system`, `expo-image` statt `Image` und `SafeAreaView` aus `react-native-safe-area-context`.',
      ],
      why: [
        '`expo-av` is removed, the functions such as `readAsStringAsync` live in `expo-file-system/legacy`, and React Native deprecates its own `SafeAreaView`.',
        '`expo-av` ist entfernt, Funktionen wie `readAsStringAsync` liegen in `expo-file-system/legacy`, und React Native hat sein `SafeAreaView` abgekündigt.',
      ],
      since: '55',
      evidence: reported('https://expo.dev/blog/upgrading-to-sdk-55'),
      scope,
    }),
    should('expo.new-architecture', 'post-cutoff', 76, {
      text: [
        'Set no `newArchEnabled` and add no library without support for the New Architecture: there is no other any more. Reanimated 4 needs `react-native-worklets`, whose Babel plugin `babel-preset-expo` adds.',
        'Setze kein `newArchEnabled` und füge keine Bibliothek ohne Unterstützung der New Architecture hinzu: Eine andere gibt es nicht mehr. Reanimated 4 braucht `react-native-worklets`, dessen Babel-Plugin `babel-preset-expo` ergänzt.',
      ],
      why: [
        'SDK 54 was the last with the old architecture, and a plugin that is added by hand is a second one.',
        'SDK 54 war das letzte mit der alten Architektur, und ein von Hand ergänztes Plugin ist ein zweites.',
      ],
      since: '55',
      evidence: reported('https://expo.dev/blog/upgrading-to-sdk-55'),
      scope: [...config, ...scope],
    }),
    must('expo.secrets', 'security', 90, {
      text: [
        'Keep tokens in `expo-secure-store` and no secret in the app: `EXPO_PUBLIC_` variables, `app.config` extras and everything bundled can be read. Check permissions on the server.',
        'Halte Tokens in `expo-secure-store` und kein Geheimnis in der App: `EXPO_PUBLIC_`-Variablen, Extras in `app.config` und alles Gebündelte sind lesbar. Prüfe Rechte auf dem Server.',
      ],
      why: [
        'AsyncStorage is not encrypted, and anybody can unpack an app package.',
        'AsyncStorage ist nicht verschlüsselt, und ein App-Paket kann jeder entpacken.',
      ],
      evidence: docs('versions/latest/sdk/securestore/'),
      scope,
    }),
    should('expo.text', 'foot-gun', 78, {
      known: 'model',
      text: [
        'Put every text into `<Text>`, also what `&&` may leave (`count > 0 && …`, never `count && …`); render long lists with a virtualized list and stable keys, not with `map` in a `ScrollView`.',
        'Setze jeden Text in `<Text>`, auch was `&&` übrig lässt (`count > 0 && …`, nie `count && …`); rendere lange Listen mit einer virtualisierten Liste und stabilen Keys, nicht mit `map` in einer `ScrollView`.',
      ],
      why: [
        'React Native takes a bare `0` as text outside `<Text>` and reports an error; the web build just shows it.',
        'React Native hält eine bloße `0` für Text außerhalb von `<Text>` und meldet einen Fehler; der Web-Build zeigt sie einfach an.',
      ],
      evidence: readIn('react-native 0.88.1, its renderer', '2026-11-27')('https://reactnative.dev/docs/text'),
      scope,
      example: {
        language: 'jsx',
        bad: '<View>{items.length && <Text>{items.length} items</Text>}</View>',
        good: '<View>{items.length > 0 && <Text>{items.length} items</Text>}</View>',
      },
    }),
    should('expo.accessible', 'foot-gun', 92, {
      text: [
        'Give every control an `accessibilityRole` and, where it shows no text, an `accessibilityLabel`; let text grow with the font size of the system, and move nothing where reduced motion is set.',
        'Gib jedem Bedienelement eine `accessibilityRole` und, wo es keinen Text zeigt, ein `accessibilityLabel`; lass Text mit der Schriftgröße des Systems wachsen und bewege nichts, wo weniger Bewegung eingestellt ist.',
      ],
      why: [
        'A screen reader passes over a pressable icon without a role and a label.',
        'Ein Screenreader übergeht ein antippbares Symbol ohne Rolle und Beschriftung.',
      ],
      evidence: reported('https://reactnative.dev/docs/accessibility'),
      scope,
    }),
    should('expo.updates', 'foot-gun', 80, {
      text: [
        'Publish only JavaScript and assets with `eas update`, to a build with the same runtime version; a native change needs a new build. With `runtimeVersion: { policy: "fingerprint" }` such a change gets another version by itself.',
        'Veröffentliche mit `eas update` nur JavaScript und Assets, für einen Build mit gleicher Runtime-Version; eine native Änderung braucht einen neuen Build. Mit `runtimeVersion: { policy: "fingerprint" }` bekommt sie von selbst eine andere Version.',
      ],
      why: [
        'An update that calls a native module which the build lacks fails on every device that loads it.',
        'Ein Update, das ein im Build fehlendes natives Modul aufruft, scheitert auf jedem Gerät, das es lädt.',
      ],
      evidence: docs('eas-update/runtime-versions/'),
      scope: config,
    }),
  ],
};
