/** Returns what is to be parsed of a file: the script blocks of a component file, or all of it. */
export function scriptOf(path: string, text: string): string {
  if (path.endsWith('.astro')) return /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  if (!/\.(?:vue|svelte)$/.test(path)) return text;
  return [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join('\n');
}
