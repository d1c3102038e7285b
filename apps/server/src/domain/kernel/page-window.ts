/** Returns an `ilike` pattern that finds a text anywhere, with special characters escaped; null for an empty search. */
export function searchPattern(search: string): string | null {
  return search === '' ? null : `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Returns the limit and offset of a page. */
export function pageWindow({ page, perPage }: { readonly page: number; readonly perPage: number }) {
  return { limit: perPage, offset: (page - 1) * perPage };
}
