import type { PublicPageName } from '@regelwerk/contract/public-pages';
import type { StackPageName } from '@regelwerk/contract/rules/stack-page-name';
import { useEffect } from 'react';
import { renderedParts } from '../lib/rendered-parts.ts';
import { useStore } from '../lib/use-store.ts';
import { useLanguage } from './use-language.ts';

/** Returns a part of a public page in the current language, or why there is none; neither while it loads. */
export function useRenderedPart(page: PublicPageName | StackPageName, part: string) {
  const [language] = useLanguage();
  useStore(renderedParts);
  const found = renderedParts.find(page, language, part);
  const isUnknown = found === undefined;
  const retry = () => void renderedParts.load(page, language, part);
  useEffect(() => {
    if (isUnknown) void renderedParts.load(page, language, part);
  }, [isUnknown, page, language, part]);
  return typeof found === 'object' && 'html' in found
    ? { part: found, failure: undefined, retry }
    : { part: undefined, failure: found, retry };
}
