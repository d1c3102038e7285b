/** Says whether a folder is another one or lies below it; everything lies below the root. */
export function isWithin(folder: string, above: string): boolean {
  return above === '' || folder === above || folder.startsWith(`${above}/`);
}
