/** A part of any text, for `ilike`, in which nothing is a pattern; null where nothing is searched for. */
export function searchPattern(search: string): string | null {
  return search === '' ? null : `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Which rows of an ordered table a page shows. */
export function pageWindow({ page, perPage }: { readonly page: number; readonly perPage: number }) {
  return { limit: perPage, offset: (page - 1) * perPage };
}
