import { type PublicPageName, publicAddress } from '@regelwerk/contract/public-pages';
import type { StackPageName } from '@regelwerk/contract/rules/stack-page-name';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { createStore } from './create-store.ts';
import { loadRenderedPart } from './load-rendered-part.ts';

/** A part of a public page that the build rendered, with the title of that page; the browser has no code for it. */
export interface RenderedPart {
  readonly html: string;
  readonly title: string;
}

/** A part, or why there is none: the page lacks it, or its request failed. */
export type FoundPart = RenderedPart | 'missing' | { readonly requestId: string | undefined };
type Name = PublicPageName | StackPageName;

const keyOf = (page: Name, language: InterfaceLanguage, part: string) => `${publicAddress(page, language)} ${part}`;
const store = createStore<ReadonlyMap<string, FoundPart>>(new Map(partsOfThisPage()));
const add = (key: string, found: FoundPart) => store.write(new Map([...store.read(), [key, found]]));

/** The parts of public pages known so far: those of the page that was opened, and those loaded since. */
export const renderedParts = {
  subscribe: store.subscribe,
  read: store.read,
  find: (page: Name, language: InterfaceLanguage, part: string) => store.read().get(keyOf(page, language, part)),
  /** Records a part while its page is rendered. */
  set: (page: Name, language: InterfaceLanguage, part: string, html: string) =>
    add(keyOf(page, language, part), { html, title: '' }),
  load: async (page: Name, language: InterfaceLanguage, part: string) => {
    add(keyOf(page, language, part), await loadRenderedPart(publicAddress(page, language), part));
  },
};

function partsOfThisPage(): [string, RenderedPart][] {
  const parts = globalThis.document?.querySelectorAll<HTMLElement>('[data-part]') ?? [];
  return [...parts].map(({ dataset, innerHTML }) => [
    `${window.location.pathname} ${dataset.part}`,
    { html: innerHTML, title: document.title },
  ]);
}
