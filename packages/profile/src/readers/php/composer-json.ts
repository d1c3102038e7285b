import type { Dependency, Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { textOf } from '../../shape/text-of.ts';
import { textsOf } from '../../shape/texts-of.ts';

/** Events that Composer runs by itself. */
const event = /^(?:pre|post)-|^auto-scripts$/;

/** Reads `composer.json`; PHP itself counts as a dependency, extensions do not. */
export function readComposerJson({ text }: ReadableFile): Findings {
  const manifest: unknown = JSON.parse(text);
  const php = textOf(fieldOf(manifest, 'require', 'php'));
  return {
    packageName: textOf(fieldOf(manifest, 'name')),
    managers: [{ name: 'composer' }],
    composerBin: binFolderOf(manifest),
    runtimes: php === undefined ? [] : [{ name: 'php', version: php }],
    dependencies: [
      ...dependenciesOf(fieldOf(manifest, 'require'), false),
      ...frameworkOf(fieldOf(manifest, 'require')),
      ...dependenciesOf(fieldOf(manifest, 'require-dev'), true),
    ],
    tasks: entriesOf(fieldOf(manifest, 'scripts'))
      .filter(([name]) => !event.test(name))
      .map(([name, body]) => ({ runner: 'composer', name, body: textsOf(body).join(' && ') })),
  };
}

/** A package for Laravel asks for parts of it. */
function frameworkOf(asked: unknown): Dependency[] {
  const range = textOf(fieldOf(asked, 'illuminate/support')) ?? textOf(fieldOf(asked, 'illuminate/contracts'));
  const isWhole = fieldOf(asked, 'laravel/framework') !== undefined;
  return range === undefined || isWhole ? [] : [{ ecosystem: 'php', name: 'laravel/framework', range }];
}

function binFolderOf(manifest: unknown): string | undefined {
  const vendor = textOf(fieldOf(manifest, 'config', 'vendor-dir'));
  const stated = textOf(fieldOf(manifest, 'config', 'bin-dir')) ?? (vendor === undefined ? '' : `${vendor}/bin`);
  const folder = stated.replace(/\{?\$vendor-dir\}?/, vendor ?? 'vendor').replace(/^\.\/|\/+$/g, '');
  return /^[\w.-]+(?:\/[\w.-]+)*$/.test(folder) && !folder.includes('..') ? folder : undefined;
}

function dependenciesOf(table: unknown, isDev: boolean): Dependency[] {
  return entriesOf(table)
    .filter(([name]) => name === 'php' || name.includes('/'))
    .map(([name, range]) => ({ ecosystem: 'php', name, range: textOf(range), isDev }));
}
