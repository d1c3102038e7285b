import type { Project } from '../project/project.ts';

/** Says whether a text has a word, as code has it: no part of another name. */
export function hasWord(code: string, word: string): boolean {
  for (let at = code.indexOf(word); at !== -1; at = code.indexOf(word, at + 1)) {
    if (!/[\w$]/.test(code[at - 1] ?? '') || !/[\w$]/.test(word[0] ?? '')) {
      const behind = code[at + word.length] ?? '';
      if (!/[\w$]/.test(behind) || !/[\w$]$/.test(word)) return true;
    }
  }
  return false;
}

/** The forms in which a name may stand elsewhere: `order-status`, `order_status`, `OrderStatus` and `orderStatus`. */
export function spellingsOf(name: string): string[] {
  const parts = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_.-]+/)
    .filter((part) => part !== '');
  const small = parts.map((part) => part.toLowerCase());
  const pascal = small.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  return [
    ...new Set([
      name,
      small.join('-'),
      small.join('_'),
      pascal,
      pascal.charAt(0).toLowerCase() + pascal.slice(1),
      small.join('_').toUpperCase(),
      small.join(''),
    ]),
  ];
}

/** The first line of a file that has one of the texts in its code. */
export function lineWith(texts: readonly string[], path: string, project: Project): string {
  const lines = (project.codeOf(path) ?? '').split('\n');
  const at = lines.findIndex((line) => texts.some((text) => hasWord(line, text.replace(/\(.*$/, ''))));
  return at === -1 ? path : `${path}:${at + 1}`;
}

/** Says whether a name is that of what reads or writes another one: `setTitle`, `is_open`. */
export function isAccessorOf(accessor: string, name: string): boolean {
  const [, small, pascal] = /^(?:get|set|is|has|with)(?:_(\w+)|([A-Z]\w*))$/.exec(accessor) ?? [];
  if (small !== undefined) return small === name;
  return pascal !== undefined && pascal.charAt(0).toLowerCase() + pascal.slice(1) === name;
}
