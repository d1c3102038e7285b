import { formatDay } from '@regelwerk/contract/shared/format-day';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { callPlaces, callWords } from './call-words.ts';
import { type CallKind, callFacts } from './operator-call.ts';

/** Returns what a stored call says, and the page where the operator acts on it. */
export function wordsOfCall(
  { kind, facts: stored }: { readonly kind: CallKind; readonly facts: unknown },
  siteUrl: string,
  language: InterfaceLanguage,
): { readonly subject: string; readonly text: string; readonly link: string } {
  const { due, ...facts } = callFacts.parse(stored);
  const dated = due === undefined ? facts : { ...facts, due: formatDay(new Date(due), language) };
  const { subject, text } = callWords[language][kind];
  return { subject, text: text(dated), link: `${siteUrl}${callPlaces[kind]}` };
}
