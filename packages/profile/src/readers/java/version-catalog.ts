import { parse } from 'smol-toml';
import type { Dependency, Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { textOf } from '../../shape/text-of.ts';

/** Reads `libs.versions.toml`, the versions that the projects of a Gradle build share. */
export function readVersionCatalog({ text, folder }: ReadableFile): Findings {
  const file: unknown = parse(text);
  const versionOf = (entry: unknown) => {
    const reference = textOf(fieldOf(entry, 'version', 'ref'));
    return reference === undefined ? textOf(fieldOf(entry, 'version')) : textOf(fieldOf(file, 'versions', reference));
  };
  const plugins = entriesOf(fieldOf(file, 'plugins')).flatMap(([, one]) => stated(textOf(fieldOf(one, 'id')), one));
  const libraries = entriesOf(fieldOf(file, 'libraries')).flatMap(([, one]) => {
    const group = textOf(fieldOf(one, 'group'));
    const name = textOf(fieldOf(one, 'name'));
    const module = textOf(fieldOf(one, 'module')) ?? (group && name && `${group}:${name}`);
    return stated(module, one);
  });
  function stated(name: string | undefined, entry: unknown): Dependency[] {
    return name === undefined ? [] : [{ ecosystem: 'java', name, range: versionOf(entry) }];
  }
  return { folder: folder.replace(/(?:^|\/)gradle$/, ''), dependencies: [...plugins, ...libraries] };
}
