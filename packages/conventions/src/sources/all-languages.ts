import { csharp } from './csharp.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import type { Language } from './language.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { ruby } from './ruby.ts';
import { rust } from './rust.ts';
import { scriptLanguages } from './script-languages.ts';

export const allLanguages: readonly Language[] = [...scriptLanguages, python, php, ruby, go, java, csharp, rust];

/** Files whose script block is read, as TypeScript. */
const withScriptBlock = ['vue', 'svelte', 'astro'];
const byExtension = new Map(
  allLanguages.flatMap((language) => language.extensions.map((extension) => [extension, language] as const)),
);

/** Returns the language in which a file is read; undefined for one that is no source. */
export function languageOf(path: string): Language | undefined {
  if (/\.(?:d\.ts|min\.js|blade\.php)$/.test(path)) return undefined;
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return byExtension.get(withScriptBlock.includes(extension) ? 'ts' : extension);
}
