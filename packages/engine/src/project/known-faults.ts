import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import type { Directive } from '../directive.ts';
import { phrases } from '../knowledge/phrases.ts';
import { pathSpan } from './code-span.ts';
import { isSecurityBoundary } from './is-security-boundary.ts';

const mostPlaces = 2;

/** Names the places of a project that break a line of security, so that they are not copied; undefined where none is known. */
export function knownFaults(
  directive: Directive,
  { codeCounts = [] }: ProjectProfile,
  language: ContentLanguage,
): string | undefined {
  if (!isSecurityBoundary(directive)) return undefined;
  const places = codeCounts.find(({ probe }) => probe === directive.id)?.places ?? [];
  const spans = places.flatMap((path) => pathSpan(path) ?? []).slice(0, mostPlaces);
  return spans.length === 0 ? undefined : `${phrases.knownFaults[language]} ${spans.join(', ')}.`;
}
