import { formatDay } from '@regelwerk/contract/shared/format-day';
import { type InterfaceLanguage, locales } from '@regelwerk/contract/shared/languages';
import { shopZone } from '@regelwerk/contract/shared/shop-zone';
import { legalLabels } from '@regelwerk/legal/labels';
import type { CancellationNotice, WithdrawalNotice } from './legal-notice.ts';

export type Notice =
  | { readonly kind: 'withdrawal'; readonly content: WithdrawalNotice }
  | { readonly kind: 'cancellation'; readonly content: CancellationNotice };

const words = {
  en: {
    withdrawal: 'Acknowledgement of receipt: withdrawal',
    cancellation: 'Acknowledgement of receipt: cancellation',
    made: (time: string, button: string) => `Made on ${time} by pressing the button “${button}”`,
    received: (time: string, utc: string) => `Received on ${time} (Europe/Berlin), ${utc} (UTC)`,
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
    end: 'End of the contract',
    on: (day: string) => `on ${day}`,
    earliest: 'at the earliest possible date',
    atOnce: 'with the receipt of this declaration (without notice)',
    meaning:
      'This confirms that the declaration has been received, with its content and time. Whether all requirements are met has not been checked yet.',
  },
  de: {
    withdrawal: 'Eingangsbestätigung: Widerruf',
    cancellation: 'Eingangsbestätigung: Kündigung',
    made: (time: string, button: string) => `Abgegeben am ${time} durch Betätigen der Schaltfläche „${button}“`,
    received: (time: string, utc: string) => `Eingegangen am ${time} (Europe/Berlin), ${utc} (UTC)`,
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
    end: 'Ende des Vertrags',
    on: (day: string) => `zum ${day}`,
    earliest: 'zum frühestmöglichen Zeitpunkt',
    atOnce: 'mit Eingang dieser Erklärung (fristlos)',
    meaning:
      'Dies bestätigt den Eingang der Erklärung mit Inhalt und Zeitpunkt. Ob alle Voraussetzungen vorliegen, ist damit noch nicht geprüft.',
  },
} as const;

/**
 * Writes the receipt for a declaration: its whole content, the button that made it (section 312k (3) of the German Civil Code),
 * and its date and time in Berlin and in UTC. The words address nobody, because the page says “Sie” and the mail “du”.
 */
export function writeReceipt(
  { kind, content }: Notice,
  { language, receivedAt, operatorName }: { language: InterfaceLanguage; receivedAt: Date; operatorName: string },
): { readonly title: string; readonly text: string } {
  const t = words[language];
  const berlin = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: shopZone,
  }).format(receivedAt);
  const rows: [string, string][] = [
    [t.reference, content.id],
    [t.to, operatorName],
    [t.name, content.name],
    [t.email, content.email],
    [t.contract, content.contractReference],
    [t.declaration, kind === 'withdrawal' ? t.withdraws : t.cancels],
  ];
  if (kind === 'cancellation') {
    const atFirst = content.type === 'extraordinary' ? t.atOnce : t.earliest;
    const end = content.end === '' ? atFirst : t.on(formatDay(content.end, language));
    rows.push([t.type, t[content.type]], [t.end, end]);
    if (content.reason !== '') rows.push([t.reason, content.reason]);
  }
  const button = legalLabels[language][kind === 'withdrawal' ? 'confirmWithdrawal' : 'cancelNow'];
  const times = `${t.made(berlin, button)}\n${t.received(berlin, receivedAt.toISOString())}`;
  const text = [t[kind], times, rows.map(([label, value]) => `${label}: ${value}`).join('\n'), t.meaning].join('\n\n');
  return { title: t[kind], text: `${text}\n` };
}
