export function unlessBuilt(
  place: { readonly mark: string; readonly sources: readonly string[] },
  build: () => Promise<number>,
): Promise<number>;
