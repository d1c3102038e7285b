import { givesReason } from '@regelwerk/claims/gives-reason';
import type { ProvenClaim, Verdict } from '@regelwerk/claims/proven-claim';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { copy, faultCopy, kindCopy, openCopy, proofCopy, verdictCopy } from './copy.ts';

/** Writes what the project says to each line that was written about it, as text for people. */
export function verdictLines(claims: readonly ProvenClaim[], language: ContentLanguage = 'en'): string[] {
  const words = verdictCopy[language];
  return claims
    .filter(({ part }) => part === 'statement')
    .map(({ kind, text, fault, verdict }) => {
      const reason = verdict.is === 'proven' && givesReason(text) ? `; ${words.reason}` : '';
      const said = fault === undefined ? verdictText(verdict, language) + reason : faultCopy[language][fault];
      return `${words[fault === undefined ? verdict.is : 'left out'].padEnd(8)}  ${kindCopy[language][kind]}: ${text}\n          ${said}`;
    });
}

/** Says why a line is proven, refuted, known already or open, with the places that show it. */
export function verdictText(verdict: Verdict, language: ContentLanguage = 'en'): string {
  const words = verdictCopy[language];
  if (verdict.is === 'repeated') return `${words[verdict.of]}: ${verdict.what}`;
  const where = verdict.places.length === 0 ? '' : ` (${verdict.places.join(', ')})`;
  if (verdict.is === 'unproven') return `${openFor(verdict, language)}${where}`;
  if (verdict.is === 'refuted') return `${refuted(verdict, language)}${where}`;
  const { by, holds, of } = verdict.proof;
  const counted = holds === undefined || of === undefined ? '' : `, ${holds} ${copy[language].of} ${of}`;
  return `${proofCopy[language][by]}${counted}${where}`;
}

function openFor(verdict: Extract<Verdict, { is: 'unproven' }>, language: ContentLanguage): string {
  const words = verdictCopy[language];
  switch (verdict.why) {
    case 'exceptions':
      return words.exceptions.replace('{holds}', `${verdict.holds}`).replace('{of}', `${verdict.of}`);
    case 'against-line':
    case 'evidence-fails':
    case 'not-in-evidence':
      return `${words[verdict.why]}: ${verdict.what}`;
    case 'evidence-counted':
      return `${words['evidence-fails']}: ${verdict.what} (${verdict.holds} ${copy[language].of} ${verdict.of})`;
    default:
      return openCopy[language][verdict.why];
  }
}

function refuted(verdict: Extract<Verdict, { is: 'refuted' }>, language: ContentLanguage): string {
  switch (verdict.why) {
    case 'no-path':
    case 'no-symbol':
    case 'no-command':
    case 'against-fact':
      return verdictCopy[language][verdict.why].replace('{what}', verdict.what);
    case 'other-kind':
      return `${verdict.what}: ${verdict.effect}`;
    case 'counted-otherwise':
    case 'counterexamples':
    case 'against-convention':
      return `${verdict.what}: ${verdict.holds} ${copy[language].of} ${verdict.of}`;
  }
}
