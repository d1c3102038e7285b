/** Returns a typed code as programs show it, `BCDF-GHJK`; undefined if it is none. */
export function readUserCode(typed: string | number | undefined): string | undefined {
  const letters = String(typed ?? '')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '');
  return letters.length === 8 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : undefined;
}
