import type { Dependency, Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { listOf } from '../../shape/list-of.ts';
import { parseXml } from '../../shape/parse-xml.ts';
import { textOf } from '../../shape/text-of.ts';

const strict = ['Nullable', 'TreatWarningsAsErrors', 'EnforceCodeStyleInBuild', 'AnalysisMode', 'AnalysisLevel'];

/** Reads `*.csproj`: packages, target framework and what the compiler is told to enforce. */
export function readCsproj({ name, text }: ReadableFile): Findings {
  const project = fieldOf(parseXml(text), 'Project');
  const groups = listOf(fieldOf(project, 'PropertyGroup'));
  const property = (key: string) => groups.flatMap((group) => textOf(fieldOf(group, key)) ?? [])[0];
  // a library also names what it can be used from
  const framework = `${property('TargetFramework') ?? ''};${property('TargetFrameworks') ?? ''}`
    .split(';')
    .find((one) => /^net(?:coreapp)?\d+\.\d/.test(one));
  const isTest = property('IsTestProject') === 'true' || /tests?\.csproj$/i.test(name);
  const settings = strict.flatMap((key) => {
    const value = property(key);
    return value === undefined ? [] : [`${key}:${value}`];
  });
  const dependencies = listOf(fieldOf(project, 'ItemGroup'))
    .flatMap((group) => listOf(fieldOf(group, 'PackageReference')))
    .flatMap((one): Dependency[] => {
      const id = textOf(fieldOf(one, 'Include'));
      const range = textOf(fieldOf(one, 'Version'));
      return id === undefined ? [] : [{ ecosystem: 'dotnet', name: id, range, isDev: isTest }];
    });
  const sdk = textOf(fieldOf(project, 'Sdk'));
  const version = /^net(\d+\.\d+)/.exec(framework ?? '')?.[1];
  const webSdk: Dependency[] =
    sdk === 'Microsoft.NET.Sdk.Web' ? [{ ecosystem: 'dotnet', name: sdk, range: version, isDev: isTest }] : [];
  return {
    packageName: name.slice(0, -'.csproj'.length),
    managers: [{ name: 'dotnet' }],
    runtimes: framework === undefined ? [] : [{ name: 'dotnet', version: framework }],
    dependencies: [...dependencies, ...webSdk],
    checks: settings.length === 0 ? [] : [{ name: 'csc', settings }],
  };
}
