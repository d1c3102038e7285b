import { givesReason } from '@regelwerk/claims/gives-reason';
import { holdsSecret } from '@regelwerk/claims/kept/checked-line';
import type { ProvenClaim } from '@regelwerk/claims/proven-claim';
import { projectLimits } from '@regelwerk/contract/rules/project-limits';
import { useText } from '../../i18n/use-text.ts';
import { copy } from './copy.ts';

/** Returns a function that says why a line is proven or is not, with the places that show it. */
export function useVerdictText(): (line: ProvenClaim, marks?: { isBeyond?: boolean; isOther?: boolean }) => string {
  const t = useText(copy);
  const reasonOf = (line: ProvenClaim): string => {
    const { verdict, fault } = line;
    if (fault !== undefined) return t(`claims.fault.${fault}`, { most: projectLimits.statement });
    if (holdsSecret(line)) return t('claims.secret');
    if (verdict.is === 'proven') {
      const { by, holds = 0, of = 0 } = verdict.proof;
      const proof = t(`claims.proven.${by}`, { holds, of });
      return givesReason(line.text) ? `${proof} ${t('claims.proven.reason')}` : proof;
    }
    if (verdict.is === 'unproven' && verdict.why === 'exceptions')
      return t('claims.unproven.exceptions', { holds: verdict.holds, of: verdict.of });
    if (verdict.is === 'unproven' && verdict.why === 'against-line')
      return t('claims.unproven.against-line', { what: verdict.what });
    if (verdict.is === 'unproven' && verdict.why === 'evidence-counted')
      return t('claims.unproven.evidence-counted', { what: verdict.what, holds: verdict.holds, of: verdict.of });
    if (verdict.is === 'unproven' && (verdict.why === 'evidence-fails' || verdict.why === 'not-in-evidence'))
      // a part of a line, cut inside its marks of code
      return t(`claims.unproven.${verdict.why}`, { what: verdict.what.replaceAll('`', '') });
    if (verdict.is === 'unproven') return t(`claims.unproven.${verdict.why}`);
    if (verdict.is === 'repeated') return t(`claims.repeated.${verdict.of}`);
    if (verdict.why === 'other-kind')
      return t('claims.refuted.other-kind', { what: verdict.what, effect: t(`project.effect.${verdict.effect}`) });
    if (verdict.why === 'against-convention')
      return t('claims.refuted.against-convention', { what: verdict.what, holds: verdict.holds, of: verdict.of });
    if (verdict.why === 'counted-otherwise' || verdict.why === 'counterexamples')
      return t(`claims.refuted.${verdict.why}`, { holds: verdict.holds, of: verdict.of });
    return t(`claims.refuted.${verdict.why}`, { what: verdict.what });
  };
  return (line, { isBeyond = false, isOther = false } = {}) => {
    const left = [...(isOther ? [t('claims.otherPackage')] : []), ...(isBeyond ? [t('claims.leftOut')] : [])];
    const places = line.verdict.is === 'repeated' ? [] : line.verdict.places;
    const see = places.length === 0 ? [] : [t('claims.places', { places: places.join(', ') })];
    return [...left, reasonOf(line), ...see].join(' · ');
  };
}
