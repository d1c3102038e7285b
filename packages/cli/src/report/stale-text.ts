import type { StalePart } from '@regelwerk/claims/kept/stale-parts';
import { technologyLabel } from '@regelwerk/contract/rules/technology-label';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { statement } from '@regelwerk/conventions/statement';
import { verdictText } from '@regelwerk/folder/verdict-lines';
import { type Say, sayIn } from '../text.ts';

/** Says what a rule took from the project, why that no longer holds, and what is true instead. */
export function staleText(part: StalePart, language: ContentLanguage): string {
  return `${subjectOf(part, language)}: ${reasonOf(part, language, sayIn(language))}`;
}

function subjectOf({ of, was }: StalePart, language: ContentLanguage): string {
  switch (of) {
    case 'version':
      return `${technologyLabel(was)} ${was.version ?? ''}`.trim();
    case 'command':
      return `\`${was.text}\``;
    case 'generated':
      return `\`${was.path}\``;
    case 'convention':
      return statement(was, language) ?? was.id;
    case 'claim':
      return was.text.replace(/\.$/, '');
  }
}

function reasonOf(part: StalePart, language: ContentLanguage, say: Say): string {
  const now = (what: string | undefined) => (what === undefined ? say('stale.gone') : say('stale.now', { what }));
  switch (part.of) {
    case 'version':
      return now(part.is === undefined ? undefined : (part.is.version ?? '?'));
    case 'command':
      return now(part.is?.text);
    case 'generated':
      return say('stale.gone');
    case 'convention':
      return say('stale.dropped');
    case 'claim':
      return verdictText(part.found.verdict, language);
  }
}
