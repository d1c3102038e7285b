import type { FoundPart } from './rendered-parts.ts';

/** Loads a page and returns one of its parts; a failed request with its id, if an answer came. */
export async function loadRenderedPart(address: string, part: string): Promise<FoundPart> {
  const response = await fetch(address).catch(() => undefined);
  if (response?.status === 404) return 'missing';
  if (!response?.ok) return { requestId: response?.headers.get('x-request-id') ?? undefined };
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const parts = [...page.querySelectorAll<HTMLElement>('[data-part]')];
  const html = parts.find(({ dataset }) => dataset.part === part)?.innerHTML;
  return html === undefined ? 'missing' : { html, title: page.title };
}
