import { type Platform, recognizedPackages } from '@regelwerk/contract/rules/recognized-packages';
import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import { sourceLanguages } from '@regelwerk/contract/rules/source-languages';
import type { Dependency } from '../findings.ts';
import type { CodeOf } from './code-of.ts';

/** The folders whose manifests ask for a package. */
export interface Use {
  readonly dependency: Dependency;
  readonly folders: readonly string[];
  readonly isDev: boolean;
}

const typed = ['ts', 'tsx', 'mts', 'cts'];
const scripts = ['js', 'jsx', 'mjs', 'cjs', ...typed];
/** The files that a package is written in, where its ecosystem has other files too. */
const filesOf: Readonly<Record<string, readonly string[]>> = {
  typescript: [...typed, 'vue', 'svelte', 'astro'],
  svelte: ['svelte'],
  '@sveltejs/kit': ['svelte'],
  astro: ['astro'],
  '@angular/core': typed,
};
/** Interfaces that need a file of another kind beside another interface. */
const markup: Readonly<Record<string, readonly string[]>> = {
  react: ['jsx', 'tsx'],
  preact: ['jsx', 'tsx'],
  'solid-js': ['jsx', 'tsx'],
  vue: ['vue'],
};
const interfaces = ['react', 'vue', '@angular/core', 'svelte', 'preact', 'solid-js'];
/** Of fewer files nothing is a corner. */
const fewFiles = 20;
const corner = 0.05;

/** A build shares versions through a project without code. */
const shared = /-(?:bom|platform|parent|dependencies)$/;

/** The share counts only of what draws screens or answers requests; a data layer and the shell of an app are small. */
const isWeighed = (ecosystem: Ecosystem, runsOn: readonly Platform[]) =>
  ecosystem === 'npm' && runsOn.length > 0 && runsOn.every((one) => one === 'browser' || one === 'server');

/** Says whether the code of a project uses a package that its manifests ask for: files it is written in, and no mere corner. */
export function isUsed(
  { dependency, folders, isDev }: Use,
  code: CodeOf,
  isStated: (name: string) => boolean,
): boolean {
  const { ecosystem, name } = dependency;
  const recognized = recognizedPackages.get(`${ecosystem}:${name}`);
  const own = endingsOf(ecosystem);
  const all = code.filesIn('', own);
  if (recognized === undefined) return false;
  // pasted manifests show no files, and styles work in templates
  if (all === 0) return code.languages.length === 0 || (filesOf[name] ?? markup[name]) === undefined;
  if (isDev && recognized.runsOn.join() === 'server') return false;
  const isBesideAnother = interfaces.some((one) => one !== name && isStated(one));
  const needed = filesOf[name] ?? (isDev || isBesideAnother ? markup[name] : undefined) ?? own;
  const places = folders.filter((folder) => !folders.some((above) => above !== folder && isBelow(folder, above)));
  const countIn = (endings: readonly string[]) =>
    places.reduce((sum, folder) => sum + code.filesIn(folder, endings), 0);
  if (name === 'vite') return places.some(code.hasPage);
  if (countIn(needed) === 0) return ecosystem === 'java' && shared.test(name);
  if (name === 'typescript' && all >= fewFiles && countIn(typed) < countIn(scripts) * corner) return false;
  const isShared = isWeighed(ecosystem, recognized.runsOn) || name.startsWith('org.jetbrains.kotlin.');
  return all < fewFiles || !isShared || countIn(own) >= all * corner;
}

function endingsOf(ecosystem: Ecosystem): readonly string[] {
  const endings = Object.values(sourceLanguages).flatMap((one) => (one.ecosystem === ecosystem ? one.endings : []));
  return ecosystem === 'npm' ? [...scripts, 'vue', 'svelte', 'astro'] : endings;
}

function isBelow(folder: string, above: string): boolean {
  return above === '' || folder.startsWith(`${above}/`);
}
