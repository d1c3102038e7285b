import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const modules = join(import.meta.dirname, '../../node_modules');
const folders = new Set<string>();
const folderOf = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * Writes `licenses.txt` beside the app: name, version and license of every package that it contains. The bundles of workers, which
 * are ready before, only add their packages. `withoutScript` names what is contained without being a module.
 */
export function licenseNotices({
  isWorker = false,
  withoutScript = [],
}: {
  readonly isWorker?: boolean;
  readonly withoutScript?: readonly string[];
}): Plugin {
  for (const name of withoutScript) folders.add(join(modules, name));
  return {
    name: 'license-notices',
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      for (const id of ids) {
        const folder = folderOf.exec(id)?.[1];
        // packages of the product itself are linked to their sources, and some packages have folders with a type alone
        if (folder !== undefined && existsSync(join(folder, 'package.json'))) folders.add(folder);
      }
      if (isWorker) return;
      const notices = [...folders].map(noticeOf).sort();
      this.emitFile({
        type: 'asset',
        fileName: 'licenses.txt',
        source: `${[...new Set(notices)].join(`\n${line}\n`)}\n`,
      });
    },
  };
}

const line = `\n${'-'.repeat(72)}\n`;

function noticeOf(folder: string): string {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
    readonly author?: string | { readonly name: string };
  };
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  const holder = typeof author === 'object' ? author.name : author;
  const stated = [holder && `Copyright ${holder}`, `https://spdx.org/licenses/${license}.html`]
    .filter(Boolean)
    .join('\n');
  const text = file === undefined ? stated : readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${version} (${license ?? 'license in the text'})\n\n${text}`;
}
