type Word = string | number;

/**
 * Makes the `validateSearch` of a route: keeps the named parameters that are a word and drops everything else. The
 * router has already turned words that look like numbers into numbers. Free of zod, which the first script must not load.
 */
export function namedParameters<const Name extends string>(...names: readonly Name[]) {
  return (search: Readonly<Record<string, unknown>>): { [Key in Name]?: Word } => {
    const words: { [Key in Name]?: Word } = {};
    for (const name of names) {
      const word = search[name];
      if (typeof word === 'string' || typeof word === 'number') words[name] = word;
    }
    return words;
  };
}
