/** Returns the id of a provider object that is either an id or expanded; undefined for nothing. */
export function idOf(reference: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
