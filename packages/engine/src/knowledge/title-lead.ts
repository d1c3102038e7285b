import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { phrases } from './phrases.ts';

/** Returns the first parts of a rule's title; a model that is none of ours has no name to stand there. */
export function titleLead(target: string, language: ContentLanguage): string[] {
  return target === 'Custom' ? [phrases.titleOfAny[language]] : [phrases.titleLead[language], `${target}:`];
}
