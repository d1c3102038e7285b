import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { listOf } from '../../shape/list-of.ts';
import { parseXml } from '../../shape/parse-xml.ts';
import { textOf } from '../../shape/text-of.ts';

/** Reads `Directory.Packages.props`, which states the versions of every project below, and properties of `Directory.Build.props`. */
export function readPackagesProps({ text }: ReadableFile): Findings {
  const project = fieldOf(parseXml(text), 'Project');
  const versions = new Map(
    listOf(fieldOf(project, 'ItemGroup'))
      .flatMap((group) => listOf(fieldOf(group, 'PackageVersion')))
      .map((one) => [textOf(fieldOf(one, 'Include')), textOf(fieldOf(one, 'Version'))]),
  );
  const framework = listOf(fieldOf(project, 'PropertyGroup')).flatMap(
    (group) => textOf(fieldOf(group, 'TargetFramework')) ?? [],
  )[0];
  const plain = (version: string | undefined) => (/^\d[\w.-]*$/.test(version ?? '') ? version : undefined);
  return {
    runtimes: plain(framework?.slice(3)) === undefined ? [] : [{ name: 'dotnet', version: framework }],
    lock: { ecosystem: 'dotnet', versionOf: ({ name }) => plain(versions.get(name)) },
  };
}
