import type { Dependency, Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

const configured = /^\s*(\w{2,40})[\s(]+(?:platform\()?["']([\w.-]+:[\w.-]+)(?::([\w.+-]+))?["']/;
const applied =
  /^\s*(?:id[\s(]+["']([\w.-]+)["']\)?|kotlin\(["'](\w+)["']\))(?:\s+version\s+(?:["']([\w.+-]+)["']|([\w.]+)))?/;
const java = /(?:JavaLanguageVersion\.of\(|jvmToolchain\(|JavaVersion\.VERSION_|sourceCompatibility\s*=\s*["']?)(\d+)/;
const checking: Readonly<Record<string, string>> = {
  checkstyle: 'checkstyle',
  pmd: 'pmd',
  'com.diffplug.spotless': 'spotless',
  'com.github.spotbugs': 'spotbugs',
  'io.gitlab.arturbosch.detekt': 'detekt',
  'org.jlleitschuh.gradle.ktlint': 'ktlint',
};

/** Reads `build.gradle` and `build.gradle.kts`, which are code: only plain plugin and dependency lines. */
export function readBuildGradle({ text, textAt }: ReadableFile): Findings {
  const catalog = textAt('gradle/libs.versions.toml') ?? '';
  const dependencies: Dependency[] = [];
  const checks: { name: string; settings: string[] }[] = [];
  for (const line of linesOf(text)) {
    const [, plugin, kotlin, written, named] = applied.exec(line) ?? [];
    const pluginVersion = written ?? (named && versionNamed(named, text, catalog));
    const name = kotlin === undefined ? plugin : `org.jetbrains.kotlin.${kotlin}`;
    if (name !== undefined && pluginVersion !== undefined)
      dependencies.push({ ecosystem: 'java', name, range: pluginVersion });
    const check = name !== undefined && Object.hasOwn(checking, name) ? checking[name] : undefined;
    if (check !== undefined) checks.push({ name: check, settings: [] });
    const [, configuration = '', library, range] = configured.exec(line) ?? [];
    if (library !== undefined && !/^(?:classpath|exclude|group|module|version|force|id)$/.test(configuration)) {
      dependencies.push({ ecosystem: 'java', name: library, range, isDev: /test/i.test(configuration) });
    }
  }
  const version = java.exec(text)?.[1];
  return {
    managers: [{ name: 'gradle' }],
    runtimes: version === undefined ? [] : [{ name: 'java', version }],
    dependencies,
    checks,
  };
}

/** The version that a constant of the file, or an entry of the version catalog, holds. */
function versionNamed(name: string, text: string, catalog: string): string | undefined {
  const [, entry] = /^libs\.versions\.([\w.]+?)(?:\.get)?$/.exec(name) ?? [];
  const constants = entry === undefined ? text : catalog;
  const key = (entry ?? name).replaceAll('.', '[-_.]');
  return new RegExp(`^\\s*(?:val |def |const val )?${key}\\s*=\\s*["']([\\w.+-]{1,40})["']`, 'm').exec(constants)?.[1];
}
