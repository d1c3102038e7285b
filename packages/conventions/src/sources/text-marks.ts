/** Traits of a file that its grammar does not show: the kind of its script block, the way back of a migration, its end in sight. */
export function textMarks(path: string, text: string): string[] {
  return [...formMarks(path, text), ...(/deprecat/i.test(text.slice(0, 400)) ? ['deprecated'] : [])];
}

function formMarks(path: string, text: string): string[] {
  if (path.endsWith('.vue')) return vueMarks(text);
  if (path.endsWith('.svelte')) return svelteMarks(text);
  return /(?:^|\/)(?:migrations?|migrate|versions|\w*_migrations)\//i.test(path) ? migrationMarks(text) : [];
}

function vueMarks(text: string): string[] {
  if (/<script\b[^>]*\bsetup\b/.test(text)) return ['vue-setup'];
  return /<script\b[^>]*>[\s\S]*?\bexport default\b/.test(text) ? ['vue-options'] : [];
}

function svelteMarks(text: string): string[] {
  return [
    ...(/\$props\(\)/.test(text) ? ['svelte-runes'] : []),
    ...(/^\s*export let \w/m.test(text) ? ['svelte-export-let'] : []),
  ];
}

/** A function named up or upgrade, in any of the languages. */
const forth =
  /\b(?:function|async|def|public)\s+(?:async\s+)?up(?:grade)?\b|\bexports\.up\s*=|\bup\s*[:=(]\s*(?:async|function|\()/;
const back =
  /\b(?:function|async|def|public)\s+(?:async\s+)?down(?:grade)?\b|\bexports\.down\s*=|\bdown\s*[:=(]\s*(?:async|function|\()/;
const empty =
  /^[^{]*?\{(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/|return;|return Promise\.resolve\(\);?)*\}|^[^\n]*:\s*\n(?:\s|#[^\n]*\n|"""[\s\S]*?""")*pass\s*(?:\n\S|$)/;

function migrationMarks(text: string): string[] {
  if (!forth.test(text)) return [];
  const way = back.exec(text);
  return way === null || empty.test(text.slice(way.index)) ? ['migration'] : ['migration', 'migration-back'];
}
