import { scriptBlocks } from './script-block.ts';

/** Traits of a file that its grammar does not show: the kind of its script block, its end in sight. */
export function textMarks(path: string, text: string): string[] {
  return [...formMarks(path, text), ...(/deprecat/i.test(text.slice(0, 400)) ? ['deprecated'] : [])];
}

function formMarks(path: string, text: string): string[] {
  if (path.endsWith('.vue')) return vueMarks(text);
  return path.endsWith('.svelte') ? svelteMarks(text) : [];
}

function vueMarks(text: string): string[] {
  return scriptBlocks(text).some(({ attributes }) => /\bsetup\b/.test(attributes)) ? ['vue-setup'] : [];
}

function svelteMarks(text: string): string[] {
  return [
    ...(text.includes('$props()') ? ['svelte-runes'] : []),
    ...(/^[\t ]*export let \w/m.test(text) ? ['svelte-export-let'] : []),
  ];
}
