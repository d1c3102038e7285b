import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import { type PublicPageName, publicAddress } from '@regelwerk/contract/public-pages';
import type { TargetDescription } from '@regelwerk/contract/target-description';
import { legalLabels } from '@regelwerk/legal/labels';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { targetsQuery } from '../../features/docs/queries.ts';
import { texts } from '../../i18n/texts.ts';
import { pageTitle } from '../../lib/page-title.ts';
import { AddressLanguage } from '../address-language.ts';
import { App } from '../app.tsx';
import { queryClient } from '../queries/query-client.ts';
import { createAppRouter } from '../router.tsx';
import { copy } from './copy.ts';

const titles = { home: 'landing.title', documentation: 'docs.title' } as const;

/** A public page as a browser shows it before or without any script. */
export interface RenderedPage {
  readonly title: string;
  readonly description: string;
  /** The alternative text of the page's preview picture. */
  readonly imageText: string;
  readonly body: string;
}

/**
 * Renders a public page as a visitor sees it. `targets` are the tools that the documentation lists, in the language
 * of the page.
 */
export async function renderPage(
  name: PublicPageName,
  language: InterfaceLanguage,
  targets: readonly TargetDescription[],
): Promise<RenderedPage> {
  texts.changeLanguage(language);
  queryClient.setQueryData(targetsQuery(language).queryKey, [...targets]);
  const history = createMemoryHistory({ initialEntries: [publicAddress(name, language)] });
  const router = createAppRouter(history, new AddressLanguage(language));
  await router.load();
  const markup = renderToStaticMarkup(<App router={router} onShown={() => undefined} />);
  const { translate: t } = texts.read();
  const words = copy[language];
  return {
    title: pageTitle(name === 'home' || name === 'documentation' ? t(titles[name]) : legalLabels[language][name]),
    description: words[`head.${name}`],
    imageText: words['head.image'],
    body: withoutControls(markup.replace(/^(<link [^>]*>)+/, '')),
  };
}

/**
 * Disables the controls, because nothing handles them before the app starts. The button that starts the wizard stays:
 * its press is remembered.
 */
function withoutControls(markup: string): string {
  return markup.replace(/<(button|select|input|textarea)\b(?![^>]*data-start)/g, '<$1 disabled');
}
