/** Finds, in one pass over all texts, the files that hold each of the words. */
export function filesWithWords(texts: ReadonlyMap<string, string>, words: ReadonlySet<string>): Map<string, string[]> {
  const files = new Map<string, string[]>([...words].map((word) => [word, []]));
  for (const [path, text] of texts) {
    const found = new Set<string>();
    const word = /[A-Za-z_$][\w$]*/g;
    for (let match = word.exec(text); match !== null; match = word.exec(text)) {
      const [name] = match;
      if (words.has(name) && !found.has(name)) {
        found.add(name);
        files.get(name)?.push(path);
      }
    }
  }
  return files;
}
