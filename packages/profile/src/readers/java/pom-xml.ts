import type { Dependency, Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { listOf } from '../../shape/list-of.ts';
import { parseXml } from '../../shape/parse-xml.ts';
import { textOf } from '../../shape/text-of.ts';
import { textsOf } from '../../shape/texts-of.ts';

const checking = ['checkstyle', 'spotless', 'spotbugs', 'pmd'];

/** Reads `pom.xml`: the parent and the dependencies, with versions from its properties, Java, modules and checks. */
export function readPomXml({ text, folder, textAt }: ReadableFile): Findings {
  const pom = fieldOf(parseXml(text), 'project');
  const property = (name: string) => textOf(fieldOf(pom, 'properties', name));
  const inherited = (name: string) =>
    foldersAbove(folder).flatMap(
      (above) => propertyIn(textAt(above === '' ? 'pom.xml' : `${above}/pom.xml`), name) ?? [],
    )[0];
  const filled = (version: string | undefined) => {
    const [, name] = /^\$\{([^}]+)\}$/.exec(version ?? '') ?? [];
    return name === undefined ? version : (property(name) ?? inherited(name));
  };
  const stated = (one: unknown): Dependency[] => {
    const group = textOf(fieldOf(one, 'groupId'));
    const artifact = textOf(fieldOf(one, 'artifactId'));
    const isDev = textOf(fieldOf(one, 'scope')) === 'test';
    const range = filled(textOf(fieldOf(one, 'version')));
    return group === undefined || artifact === undefined
      ? []
      : [{ ecosystem: 'java', name: `${group}:${artifact}`, range, isDev }];
  };
  const modules = textsOf(fieldOf(pom, 'modules', 'module'));
  const configured = [
    ...listOf(fieldOf(pom, 'build', 'plugins', 'plugin')),
    ...listOf(fieldOf(pom, 'build', 'pluginManagement', 'plugins', 'plugin')),
  ];
  const plugins = configured.flatMap((one) => textOf(fieldOf(one, 'artifactId')) ?? []);
  const compiler = configured.filter((one) => textOf(fieldOf(one, 'artifactId')) === 'maven-compiler-plugin');
  const released = ['release', 'target', 'source'].flatMap((key) =>
    compiler.flatMap((one) => textOf(fieldOf(one, 'configuration', key)) ?? []),
  )[0];
  const java =
    property('java.version') ??
    property('maven.compiler.release') ??
    property('maven.compiler.target') ??
    filled(released);
  return {
    packageName: textOf(fieldOf(pom, 'artifactId')),
    managers: [{ name: 'maven' }],
    runtimes: java === undefined ? [] : [{ name: 'java', version: java }],
    dependencies: [
      ...listOf(fieldOf(pom, 'parent')).flatMap(stated),
      ...listOf(fieldOf(pom, 'dependencyManagement', 'dependencies', 'dependency'))
        .filter((one) => textOf(fieldOf(one, 'scope')) === 'import')
        .flatMap(stated),
      ...listOf(fieldOf(pom, 'dependencies', 'dependency')).flatMap(stated),
    ],
    workspaces: modules.length === 0 ? undefined : { tool: 'maven', globs: modules },
    checks: checking
      .filter((name) => plugins.some((plugin) => plugin.includes(name)))
      .map((name) => ({ name, settings: [] })),
  };
}

function foldersAbove(folder: string): string[] {
  const steps = folder === '' ? [] : folder.split('/');
  return steps.map((_, at) => steps.slice(0, steps.length - 1 - at).join('/'));
}

/** A property of a parent, without parsing it as a whole for every module. */
function propertyIn(text: string | undefined, name: string): string | undefined {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`<${plain}>\\s*([\\w.+-]{1,60})\\s*</`).exec(text ?? '')?.[1];
}
