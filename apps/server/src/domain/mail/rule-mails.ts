import { ruleMailPath } from '@regelwerk/contract/account/rule-mail-path';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import { productName } from '@regelwerk/contract/shop/product-name';
import type { Mail } from '../../gateways/mail/send-mail.ts';
import { writeMail } from './write-mail.ts';

interface Wanted {
  readonly to: string;
  readonly language: InterfaceLanguage;
  readonly siteUrl: string;
  readonly token: string;
}

const texts = {
  en: {
    confirmSubject: 'Your monthly mail about saved rules',
    confirm: `Somebody, probably you, asked ${productName} for a monthly mail that says which saved rules may no longer be true. It is sent only if you confirm it here. If it was not you, ignore this mail; you will get no other.`,
    confirmLabel: 'Yes, send it',
    subject: (count: number) =>
      count === 1 ? '1 saved rule may be out of date' : `${count} saved rules may be out of date`,
    outdated: (count: number) =>
      count === 1
        ? '1 of your saved rules was made with older knowledge than today’s.'
        : `${count} of your saved rules were made with older knowledge than today’s.`,
    stale: (count: number) =>
      count === 1
        ? 'A check on your device found that the project of 1 rule has changed.'
        : `Checks on your device found that the projects of ${count} rules have changed.`,
    look: 'Each says what a refresh would change before you decide. Refreshing is free with a plan and costs one token without.',
    label: 'See saved rules',
    stop: 'You asked for this mail. Stop it here, without signing in:',
  },
  de: {
    confirmSubject: 'Deine monatliche Mail zu gespeicherten Regeln',
    confirm: `Jemand, wahrscheinlich du, möchte von ${productName} einmal im Monat eine Mail, die sagt, welche gespeicherten Regeln vielleicht nicht mehr stimmen. Sie kommt nur, wenn du das hier bestätigst. Warst du das nicht, ignoriere diese Mail: Es folgt keine weitere.`,
    confirmLabel: 'Ja, schickt sie mir',
    subject: (count: number) =>
      count === 1
        ? '1 gespeicherte Regel ist vielleicht überholt'
        : `${count} gespeicherte Regeln sind vielleicht überholt`,
    outdated: (count: number) =>
      count === 1
        ? '1 deiner gespeicherten Regeln hat einen älteren Wissensstand als den heutigen.'
        : `${count} deiner gespeicherten Regeln haben einen älteren Wissensstand als den heutigen.`,
    stale: (count: number) =>
      count === 1
        ? 'Das Projekt von 1 Regel hat sich geändert; das ergab eine Prüfung auf deinem Gerät.'
        : `Die Projekte von ${count} Regeln haben sich geändert; das ergaben Prüfungen auf deinem Gerät.`,
    look: 'Bei jeder siehst du vorher, was ein Auffrischen ändern würde. Mit Tarif ist es kostenlos, sonst kostet es einen Token.',
    label: 'Gespeicherte Regeln ansehen',
    stop: 'Du hast diese Mail bestellt. Hier stellst du sie ab, ohne dich anzumelden:',
  },
} as const;

/** The page on which the mail with this token is confirmed or stopped. */
const pageOf = ({ siteUrl, token, language }: Wanted) => `${siteUrl}${ruleMailPath}/${token}?lang=${language}`;

/** The mails about saved rules that may no longer be true. */
export const ruleMails = {
  confirm: (wanted: Wanted): Mail => {
    const t = texts[wanted.language];
    return writeMail({
      ...wanted,
      subject: t.confirmSubject,
      paragraphs: [t.confirm],
      action: { label: t.confirmLabel, address: pageOf(wanted) },
    });
  },
  monthly: (
    wanted: Wanted,
    counts: { readonly all: number; readonly outdated: number; readonly stale: number },
  ): Mail => {
    const t = texts[wanted.language];
    const paragraphs = [
      ...(counts.outdated > 0 ? [t.outdated(counts.outdated)] : []),
      ...(counts.stale > 0 ? [t.stale(counts.stale)] : []),
      t.look,
      `${t.stop}\n${pageOf(wanted)}`,
    ];
    return {
      ...writeMail({
        ...wanted,
        subject: `${productName}: ${t.subject(counts.all)}`,
        paragraphs,
        action: { label: t.label, address: `${wanted.siteUrl}${paths.savedRules}` },
      }),
      unsubscribe: pageOf(wanted),
    };
  },
};
