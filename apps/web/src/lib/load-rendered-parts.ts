/** Loads a page and returns the HTML of its parts by name, with its title; or the status of its answer, 0 without one. */
export async function loadRenderedParts(
  address: string,
): Promise<{ readonly title: string; readonly parts: ReadonlyMap<string, string> } | number> {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) return response?.status ?? 0;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const parts = [...page.querySelectorAll<HTMLElement>('[data-part]')];
  return { title: page.title, parts: new Map(parts.map(({ dataset, innerHTML }) => [dataset.part ?? '', innerHTML])) };
}
