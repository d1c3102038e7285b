/** Without what a run leaves out, which names what it does not do. */
export function withoutExcluded(words: readonly string[]): readonly string[] {
  return words.filter((word, at) => {
    if (/^--(?:exclude|ignore|skip|deselect|testPathIgnorePatterns)[\w-]*=/.test(word)) return false;
    const before = words[at - 1] ?? '';
    if (/^(?:-m|--grep|--tags?)$/.test(before)) return !/^(?:not |~@?)/.test(word);
    return !/^--(?:exclude|ignore|skip|deselect|testPathIgnorePatterns)[\w-]*$/.test(before) || word.startsWith('-');
  });
}
