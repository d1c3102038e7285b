import type { PublicPageName } from '@regelwerk/contract/public-pages';
import type { RenderedData } from '@regelwerk/contract/rules/stack-page';
import { type StackPageName, stackPageName } from '@regelwerk/contract/rules/stack-page-name';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { legalDocumentNames } from '@regelwerk/contract/shop/legal-document';
import { legalLabels } from '@regelwerk/legal/labels';
import { texts } from '../../i18n/texts.ts';
import { copy } from './copy.ts';

const titles = {
  home: 'landing.title',
  documentation: 'docs.title',
  rules: 'showcase.list',
  clinic: 'clinic.title',
} as const;

/** Returns the title and the description of a public page, for search engines. */
export function headWords(
  name: PublicPageName | StackPageName,
  language: InterfaceLanguage,
  { stackPages }: Pick<RenderedData, 'stackPages'>,
): { readonly title: string; readonly description: string } {
  const { translate: t } = texts.read();
  const page = stackPages.find(({ model, framework }) => stackPageName(model, framework) === name);
  if (page !== undefined) {
    const { framework: stack, tool, version, sections } = page;
    const lines = String(sections.reduce((sum, section) => sum + section.lines, 0));
    return {
      title: t('showcase.title', { stack, tool }),
      description: t('showcase.head', { stack, tool, version, lines }),
    };
  }
  if (name === 'rules') return { title: t(titles.rules), description: t('showcase.list.head') };
  const legal = legalDocumentNames.find((one) => one === name);
  if (legal !== undefined) return { title: legalLabels[language][legal], description: copy[language][`head.${legal}`] };
  const other = name === 'documentation' || name === 'clinic' ? name : 'home';
  return { title: t(titles[other]), description: copy[language][`head.${other}`] };
}
