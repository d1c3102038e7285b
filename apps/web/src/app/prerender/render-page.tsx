import { type PublicPageName, publicAddress } from '@regelwerk/contract/public-pages';
import type { RenderedData } from '@regelwerk/contract/rules/stack-page';
import type { StackPageName } from '@regelwerk/contract/rules/stack-page-name';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { texts } from '../../i18n/texts.ts';
import { pageTitle } from '../../lib/page-title.ts';
import { AddressLanguage } from '../address-language.ts';
import { App } from '../app.tsx';
import { createAppRouter } from '../router.tsx';
import { copy } from './copy.ts';
import { headWords } from './head-words.ts';
import { renderParts } from './render-parts.tsx';

/** A public page as a browser shows it before or without any script. */
export interface RenderedPage {
  readonly title: string;
  readonly description: string;
  /** The alternative text of the page's preview picture. */
  readonly imageText: string;
  readonly body: string;
}

/** Renders a public page as a visitor sees it. `data` is in the language of the page. */
export async function renderPage(
  name: PublicPageName | StackPageName,
  language: InterfaceLanguage,
  data: RenderedData,
): Promise<RenderedPage> {
  texts.changeLanguage(language);
  renderParts(name, language, data);
  const history = createMemoryHistory({ initialEntries: [publicAddress(name, language)] });
  const router = createAppRouter(history, new AddressLanguage(language));
  await router.load();
  const markup = renderToString(<App router={router} />);
  const { title, description } = headWords(name, language, data);
  return {
    title: pageTitle(title),
    description,
    imageText: copy[language]['head.image'],
    body: withoutControls(markup.replace(/^(<link [^>]*>)+/, '')),
  };
}

/** Disables the controls until the app handles them. A form works without it. */
function withoutControls(markup: string): string {
  return markup.replace(
    /<(button|select|input|textarea)\b(?![^>]*type="(?:submit|hidden)")/g,
    '<$1 disabled data-until-app',
  );
}
