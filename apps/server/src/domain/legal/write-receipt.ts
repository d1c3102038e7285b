import { type InterfaceLanguage, locales } from '@regelwerk/contract/languages';
import type { CancellationNotice, WithdrawalNotice } from './legal-notice.ts';

export type Notice =
  | { readonly kind: 'withdrawal'; readonly content: WithdrawalNotice }
  | { readonly kind: 'cancellation'; readonly content: CancellationNotice };

const words = {
  en: {
    withdrawal: 'Acknowledgement of receipt: withdrawal',
    cancellation: 'Acknowledgement of receipt: cancellation',
    received: 'Received on',
    reference: 'Reference',
    to: 'To',
    name: 'Name',
    email: 'Email',
    contract: 'Contract',
    declaration: 'Declaration',
    withdraws: 'I withdraw from the contract named above.',
    cancels: 'I cancel the contract named above.',
    type: 'Kind of cancellation',
    ordinary: 'ordinary',
    extraordinary: 'extraordinary (for good cause)',
    reason: 'Reason',
    note: 'Note',
    end: 'Ends on',
    earliest: 'the earliest possible date',
    atOnce: 'the receipt of this declaration (without notice)',
    meaning:
      'This confirms that your declaration has been received, with its content and time. It does not decide on it.',
  },
  de: {
    withdrawal: 'Eingangsbestätigung: Widerruf',
    cancellation: 'Eingangsbestätigung: Kündigung',
    received: 'Eingegangen am',
    reference: 'Vorgang',
    to: 'An',
    name: 'Name',
    email: 'E-Mail',
    contract: 'Vertrag',
    declaration: 'Erklärung',
    withdraws: 'Ich widerrufe den oben genannten Vertrag.',
    cancels: 'Ich kündige den oben genannten Vertrag.',
    type: 'Art der Kündigung',
    ordinary: 'ordentlich',
    extraordinary: 'außerordentlich (aus wichtigem Grund)',
    reason: 'Grund',
    note: 'Anmerkung',
    end: 'Ende zum',
    earliest: 'frühestmöglichen Zeitpunkt',
    atOnce: 'Eingang dieser Erklärung (fristlos)',
    meaning:
      'Dies bestätigt den Eingang Ihrer Erklärung mit Inhalt und Zeitpunkt. Eine Entscheidung darüber ist es nicht.',
  },
} as const;

/** Writes the receipt for a declaration: its whole content, and its date and time in UTC and in Berlin. */
export function writeReceipt(
  { kind, content }: Notice,
  { language, receivedAt, operatorName }: { language: InterfaceLanguage; receivedAt: Date; operatorName: string },
): { readonly title: string; readonly text: string } {
  const t = words[language];
  const berlin = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Berlin',
  }).format(receivedAt);
  const rows: [string, string][] = [
    [t.reference, content.id],
    [t.to, operatorName],
    [t.name, content.name],
    [t.email, content.email],
    [t.contract, content.contractReference],
    [t.declaration, kind === 'withdrawal' ? t.withdraws : t.cancels],
  ];
  if (kind === 'withdrawal') {
    if (content.note !== '') rows.push([t.note, content.note]);
  } else {
    const atFirst = content.type === 'extraordinary' ? t.atOnce : t.earliest;
    rows.push([t.type, t[content.type]], [t.end, content.end || atFirst]);
    if (content.reason !== '') rows.push([t.reason, content.reason]);
  }
  const time = `${t.received}: ${berlin} (Europe/Berlin)\n${receivedAt.toISOString()} (UTC)`;
  const text = [t[kind], time, rows.map(([label, value]) => `${label}: ${value}`).join('\n'), t.meaning].join('\n\n');
  return { title: t[kind], text: `${text}\n` };
}
