/** Returns what is to be parsed of a file: the script blocks of a component file, or all of it. */
export function scriptOf(path: string, text: string): string {
  if (path.endsWith('.astro')) return /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  if (!/\.(?:vue|svelte)$/.test(path)) return text;
  return scriptBlocks(text)
    .map(({ script }) => script)
    .join('\n');
}

interface ScriptBlock {
  /** What stands in the tag after its name. */
  readonly attributes: string;
  readonly script: string;
}

/** The script blocks of a component file, in one pass: a tag without an end ends the search. */
export function scriptBlocks(text: string): ScriptBlock[] {
  const blocks: ScriptBlock[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf('<script', from);
    const open = text.indexOf('>', start);
    const close = text.indexOf('</script>', open);
    if (start === -1 || open === -1 || close === -1) return blocks;
    const attributes = text.slice(start + '<script'.length, open);
    if (/^(?:\s|$)/.test(attributes)) blocks.push({ attributes, script: text.slice(open + 1, close) });
    from = close;
  }
}
