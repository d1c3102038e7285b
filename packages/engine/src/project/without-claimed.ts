import type { ClaimKind } from '@regelwerk/contract/rules/project-claim';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { claimMentions } from './claim-mentions.ts';
import { codeSpans } from './code-spans.ts';
import { saysTheSame } from './says-the-same.ts';

/** How the app starts: what never ends, or what starts it. */
const starts =
  /\b(?:never|not) ends?\b|\b(?:runs?|starts?|serves?) (?:the |a |its )?(?:app|server|site|web|dev|containers|backend|frontend)|\bend(?:et|en) nie\b|\bstartet\b|\bzum Starten\b/i;

/** Returns the profile without what the lines that were written about the project say too, so that a rule says it once. */
export function withoutClaimed(profile: ProjectProfile): ProjectProfile {
  const { claims = [], conventions, generated, policies, outdated, routines, migration, layout } = profile;
  if (claims.length === 0) return profile;
  const isSaid = (kind: ClaimKind, name: string) =>
    claims.some((claim) => claim.kind === kind && claimMentions(claim, name));
  const isQuoted = (command: string) =>
    claims.some(({ text }) => codeSpans(text).some((span) => span.startsWith(command)));
  const tellsStart = claims.some(
    ({ kind, text }) => kind === 'command' && starts.test(text.replaceAll(/`[^`]*`/g, '')),
  );
  const hasMigrationCommand = claims.some(({ text }) =>
    codeSpans(text).some((span) => /migrat/i.test(span) && span.includes(' ')),
  );
  return {
    ...profile,
    conventions: conventions?.filter((one) => !claims.some((claim) => saysTheSame(claim, one))),
    generated: generated?.filter(({ path }) => !isSaid('generated', path)),
    policies: policies?.filter(({ evidence }) => !isSaid('policy', evidence)),
    outdated: outdated?.filter(({ text }) => !isSaid('command', text)),
    routines: routines?.filter(({ text, purpose }) => !isQuoted(text) && !(purpose === 'start' && tellsStart)),
    migration: hasMigrationCommand ? undefined : migration,
    layout: layout.testNames.some((name) => isSaid('test', name)) ? { ...layout, testNames: [] } : layout,
  };
}
