import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { productName } from '@regelwerk/contract/shop/product-name';
import type { Mail } from '../../gateways/mail/send-mail.ts';
import { writeMail } from './write-mail.ts';

interface Told {
  readonly to: string;
  readonly language: InterfaceLanguage;
  readonly siteUrl: string;
  readonly address: string;
  /** The recovery codes that are left, where the mail names them. */
  readonly codesLeft: number;
}

type Texts = Readonly<Record<InterfaceLanguage, { readonly subject: string; readonly paragraphs: readonly string[] }>>;

const label = { en: 'Open your account', de: 'Dein Konto öffnen' };
const passwordLabel = { en: 'Choose a new password', de: 'Neues Passwort wählen' };
const notYou = {
  en: 'If it was not you, change your password at once and tell the operator of the site.',
  de: 'Warst du das nicht, ändere sofort dein Passwort und sag dem Betreiber Bescheid.',
};

/** For three days (`has-young-factor.ts`). */
const notYouTurnedOn = {
  en: 'If it was not you, somebody knows your password. Choose a new one within three days, with a link that we mail you; where a code is asked for, say that you did not set it up. This turns two-factor authentication off again and signs out everybody else. After three days, only another admin or the operator can help.',
  de: 'Warst du das nicht, kennt jemand dein Passwort. Wähle innerhalb von drei Tagen ein neues, mit einem Link, den wir dir schicken; wenn dabei ein Code verlangt wird, gib an, dass du sie nicht eingerichtet hast. Das schaltet die Zwei-Faktor-Anmeldung wieder aus und meldet alle anderen ab. Nach drei Tagen können nur noch ein anderer Admin oder der Betreiber helfen.',
};

const turnedOn: Texts = {
  en: {
    subject: `Two-factor authentication is on for ${productName}`,
    paragraphs: [
      'Two-factor authentication was turned on for your account just now. Signing in to the administration now takes a code from your authenticator app.',
      'All other devices were signed out.',
    ],
  },
  de: {
    subject: `Zwei-Faktor-Anmeldung für ${productName} ist eingeschaltet`,
    paragraphs: [
      'Für dein Konto wurde soeben die Zwei-Faktor-Anmeldung eingeschaltet. Für die Verwaltung brauchst du jetzt einen Code aus deiner Authenticator-App.',
      'Alle anderen Geräte wurden abgemeldet.',
    ],
  },
};

const turnedOff: Texts = {
  en: {
    subject: `Two-factor authentication is off for ${productName}`,
    paragraphs: [
      'Two-factor authentication was turned off for your account just now. Your authenticator app and your recovery codes no longer work for it.',
    ],
  },
  de: {
    subject: `Zwei-Faktor-Anmeldung für ${productName} ist ausgeschaltet`,
    paragraphs: [
      'Für dein Konto wurde soeben die Zwei-Faktor-Anmeldung ausgeschaltet. Deine Authenticator-App und deine Wiederherstellungscodes gelten dafür nicht mehr.',
    ],
  },
};

const reset: Texts = {
  en: {
    subject: `Two-factor authentication was removed from your ${productName} account`,
    paragraphs: [
      'An admin or the operator removed two-factor authentication from your account just now. Your authenticator app and your recovery codes no longer work for it.',
      'All devices were signed out. Set it up again in your account after you have signed in.',
    ],
  },
  de: {
    subject: `Die Zwei-Faktor-Anmeldung deines Kontos bei ${productName} wurde entfernt`,
    paragraphs: [
      'Ein Admin oder der Betreiber hat soeben die Zwei-Faktor-Anmeldung von deinem Konto entfernt. Deine Authenticator-App und deine Wiederherstellungscodes gelten dafür nicht mehr.',
      'Alle Geräte wurden abgemeldet. Richte sie nach dem Anmelden in deinem Konto neu ein.',
    ],
  },
};

const undone: Texts = {
  en: {
    subject: `Two-factor authentication is off again for ${productName}`,
    paragraphs: [
      'Two-factor authentication, which had been set up shortly before, was turned off again with a link from your mailbox. All other devices were signed out.',
      'Set it up again in your account, so that your password alone no longer opens the administration.',
    ],
  },
  de: {
    subject: `Zwei-Faktor-Anmeldung für ${productName} ist wieder ausgeschaltet`,
    paragraphs: [
      'Die kurz zuvor eingerichtete Zwei-Faktor-Anmeldung wurde mit einem Link aus deinem Postfach wieder ausgeschaltet. Alle anderen Geräte wurden abgemeldet.',
      'Richte sie in deinem Konto neu ein, damit dein Passwort allein die Verwaltung nicht mehr öffnet.',
    ],
  },
};

const renewed: Texts = {
  en: {
    subject: `New recovery codes for ${productName}`,
    paragraphs: ['Your account has new recovery codes. The old ones no longer work.'],
  },
  de: {
    subject: `Neue Wiederherstellungscodes für ${productName}`,
    paragraphs: ['Dein Konto hat neue Wiederherstellungscodes. Die alten gelten nicht mehr.'],
  },
};

const tooMany: Texts = {
  en: {
    subject: `Wrong codes for your ${productName} account`,
    paragraphs: [
      'Somebody signed in with your password and then entered several wrong codes. We accept no more for a quarter of an hour.',
    ],
  },
  de: {
    subject: `Falsche Codes für dein Konto bei ${productName}`,
    paragraphs: [
      'Jemand hat sich mit deinem Passwort angemeldet und danach mehrere falsche Codes eingegeben. Eine Viertelstunde lang nehmen wir keine weiteren an.',
    ],
  },
};

const used = {
  en: {
    subject: `A recovery code was used for ${productName}`,
    paragraphs: (left: number) => [
      'Somebody, probably you, signed in with one of your recovery codes just now. It works only once.',
      left === 1 ? 'You have one code left.' : `You have ${left} codes left.`,
      ...(left > 3 ? [] : ['You can get new ones in your account.']),
    ],
  },
  de: {
    subject: `Ein Wiederherstellungscode für ${productName} wurde verwendet`,
    paragraphs: (left: number) => [
      'Jemand, wahrscheinlich du, hat sich soeben mit einem deiner Wiederherstellungscodes angemeldet. Er gilt nur einmal.',
      left === 1 ? 'Du hast noch einen Code.' : `Du hast noch ${left} Codes.`,
      ...(left > 3 ? [] : ['Neue bekommst du in deinem Konto.']),
    ],
  },
};

const told =
  (texts: Texts) =>
  ({ codesLeft: _, ...mail }: Told): Mail => {
    const { subject, paragraphs } = texts[mail.language];
    return write(mail, subject, paragraphs);
  };

/** The mails about the second factor of an account, in every language, by the event in the audit log. */
export const twoFactorMails = {
  add_two_factor: ({ codesLeft: _, ...mail }: Told): Mail => {
    const { subject, paragraphs } = turnedOn[mail.language];
    return write(mail, subject, paragraphs, { notYou: notYouTurnedOn, label: passwordLabel });
  },
  remove_two_factor: told(turnedOff),
  reset_two_factor: told(reset),
  undo_two_factor: told(undone),
  renew_recovery_codes: told(renewed),
  too_many_codes: told(tooMany),
  use_recovery_code: ({ codesLeft, ...mail }: Told): Mail => {
    const { subject, paragraphs } = used[mail.language];
    return write(mail, subject, paragraphs(codesLeft));
  },
};

function write(
  mail: Omit<Told, 'codesLeft'>,
  subject: string,
  paragraphs: readonly string[],
  words: Readonly<Record<'notYou' | 'label', Readonly<Record<InterfaceLanguage, string>>>> = { notYou, label },
): Mail {
  const { to, language, siteUrl, address } = mail;
  const action = { label: words.label[language], address };
  return writeMail({ to, language, siteUrl, subject, paragraphs: [...paragraphs, words.notYou[language]], action });
}
