import type { PublicPageName } from '@regelwerk/contract/public-pages';
import type { RenderedData } from '@regelwerk/contract/rules/stack-page';
import { type StackPageName, stackPageName } from '@regelwerk/contract/rules/stack-page-name';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { legalDocumentNames } from '@regelwerk/contract/shop/legal-document';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TargetList } from '../../features/docs/components/target-list.tsx';
import { Comparison } from '../../features/stack-pages/components/comparison.tsx';
import { LandingDetails } from '../../features/stack-pages/components/landing-details.tsx';
import { RulePrice } from '../../features/stack-pages/components/rule-price.tsx';
import { Specimen } from '../../features/stack-pages/components/specimen.tsx';
import { StackListPage } from '../../features/stack-pages/stack-list-page.tsx';
import { StackPage } from '../../features/stack-pages/stack-page.tsx';
import { renderedParts } from '../../lib/rendered-parts.ts';

/** Renders the parts of a public page for which the browser has no code. */
export function renderParts(
  name: PublicPageName | StackPageName,
  language: InterfaceLanguage,
  { targets, landing, stacks, stackPages }: RenderedData,
): void {
  const set = (part: string, content: ReactNode) =>
    renderedParts.set(name, language, part, renderToStaticMarkup(content));
  if (name === 'home') {
    set('comparison', <Comparison />);
    set('price', <RulePrice />);
    set('specimen', <Specimen rule={landing.rule} />);
    set('details', <LandingDetails shown={landing} stacks={stacks} />);
  }
  if (name === 'documentation') set('targets', <TargetList targets={targets} />);
  // the server has the text
  if (legalDocumentNames.some((one) => one === name)) renderedParts.set(name, language, 'text', '<!--legal-->');
  if (name === 'rules') set('page', <StackListPage stacks={stacks} />);
  const page = stackPages.find(({ model, framework }) => stackPageName(model, framework) === name);
  if (page !== undefined) set('page', <StackPage page={page} />);
}
