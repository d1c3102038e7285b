import { type PublicPageName, publicAddress } from '@regelwerk/contract/public-pages';
import type { StackPageName } from '@regelwerk/contract/rules/stack-page-name';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { createStore } from './create-store.ts';

/** A part of a public page that the build rendered, with the title of that page; the browser has no code for it. */
interface RenderedPart {
  readonly html: string;
  readonly title: string;
}

/** A part, or why there is none: the page lacks it, or its request failed. */
export type FoundPart = RenderedPart | 'missing' | { readonly requestId: string | undefined };
type Name = PublicPageName | StackPageName;

const keyOf = (page: Name, language: InterfaceLanguage, part: string) => `${publicAddress(page, language)} ${part}`;
const store = createStore<ReadonlyMap<string, FoundPart>>(
  new Map(
    globalThis.document === undefined
      ? []
      : partsIn(document).map(({ name, ...part }) => [`${window.location.pathname} ${name}`, part]),
  ),
);
const add = (key: string, found: FoundPart) => store.write(new Map([...store.read(), [key, found]]));

/** The parts of public pages known so far: those of the page that was opened, and those loaded since. */
export const renderedParts = {
  subscribe: store.subscribe,
  read: store.read,
  readInitial: store.readInitial,
  find: (page: Name, language: InterfaceLanguage, part: string) => store.read().get(keyOf(page, language, part)),
  /** Records a part while its page is rendered. */
  set: (page: Name, language: InterfaceLanguage, part: string, html: string) =>
    add(keyOf(page, language, part), { html, title: '' }),
  /** Requests the page and takes the part from it. */
  load: async (page: Name, language: InterfaceLanguage, part: string) => {
    add(keyOf(page, language, part), await request(publicAddress(page, language), part));
  },
};

async function request(address: string, part: string): Promise<FoundPart> {
  const response = await fetch(address).catch(() => undefined);
  if (response?.status === 404) return 'missing';
  if (!response?.ok) return { requestId: response?.headers.get('x-request-id') ?? undefined };
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return partsIn(page).find(({ name }) => name === part) ?? 'missing';
}

function partsIn(page: Document): (RenderedPart & { readonly name: string | undefined })[] {
  return Array.from(page.querySelectorAll<HTMLElement>('[data-part]'), ({ dataset, innerHTML }) => ({
    name: dataset.part,
    html: innerHTML,
    title: page.title,
  }));
}
