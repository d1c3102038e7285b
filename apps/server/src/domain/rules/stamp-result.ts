/** Returns the text to store: what `ResultStore.write` returned, with the time of the run. */
export function stampResult(text: string, createdAt: string): string {
  return `${text.slice(0, -1)},"createdAt":${JSON.stringify(createdAt)}}`;
}
