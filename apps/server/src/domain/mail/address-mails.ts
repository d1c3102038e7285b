import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { productName } from '@regelwerk/contract/shop/product-name';
import type { Mail } from '../../gateways/mail/send-mail.ts';
import { readableEmail } from '../kernel/readable-email.ts';
import { writeMail } from './write-mail.ts';

interface Linked {
  readonly to: string;
  readonly language: InterfaceLanguage;
  readonly siteUrl: string;
  readonly address: string;
}

interface Moved extends Linked {
  /** The address that the account has now. */
  readonly email: string;
}

const moved = {
  en: {
    subject: `The address of your ${productName} account was changed`,
    paragraph: (email: string) =>
      `Your account now belongs to ${email}. Mails and invoices go there, and this mailbox no longer resets its password.`,
    undo: 'If it was not you, take your account back: for seven days the link below returns it to this mailbox, signs out every device and lets you choose a new password.',
    undoLabel: 'It was not me',
    again:
      'If it was not you, write to us. We know the mailbox that the account had before; a link in a mail to it takes the account back.',
    contactLabel: 'How to reach us',
  },
  de: {
    subject: `Die Adresse deines Kontos bei ${productName} wurde geändert`,
    paragraph: (email: string) =>
      `Dein Konto gehört jetzt zu ${email}. Mails und Rechnungen gehen dorthin, und über dieses Postfach lässt sich das Passwort nicht mehr zurücksetzen.`,
    undo: 'Warst du das nicht, hol dir dein Konto zurück: Sieben Tage lang bringt der Link unten es in dieses Postfach zurück, meldet alle Geräte ab und lässt dich ein neues Passwort wählen.',
    undoLabel: 'Das war ich nicht',
    again:
      'Warst du das nicht, schreib uns. Wir kennen das Postfach, das vorher zu diesem Konto gehörte; ein Link in einer Mail dorthin holt das Konto zurück.',
    contactLabel: 'So erreichst du uns',
  },
};

const movedBack = {
  en: {
    subject: `Your ${productName} account has its former address again`,
    paragraphs: (email: string) => [
      `The change to this address was undone with a link from the mailbox ${email}. The account belongs to that mailbox again, and all devices were signed out.`,
      'If you think that this is wrong, write to us.',
    ],
  },
  de: {
    subject: `Dein Konto bei ${productName} hat wieder die frühere Adresse`,
    paragraphs: (email: string) => [
      `Der Wechsel zu dieser Adresse wurde mit einem Link aus dem Postfach ${email} rückgängig gemacht. Das Konto gehört wieder zu jenem Postfach, und alle Geräte wurden abgemeldet.`,
      'Wenn das nicht stimmt, schreib uns.',
    ],
  },
};

const keptAddress = {
  en: {
    subject: `This address is still reserved at ${productName}`,
    paragraphs: [
      'Somebody, probably you, tried to create an account with this address. Until a few days ago it belonged to an account that now has another address, and for seven days after such a change only that account can come back here.',
      'Please try again after that, or use another address.',
    ],
    label: 'Create an account',
  },
  de: {
    subject: `Diese Adresse ist bei ${productName} noch reserviert`,
    paragraphs: [
      'Jemand, wahrscheinlich du, wollte mit dieser Adresse ein Konto anlegen. Bis vor wenigen Tagen gehörte sie zu einem Konto, das jetzt eine andere Adresse hat, und sieben Tage nach einem solchen Wechsel kann nur dieses Konto hierher zurück.',
      'Bitte versuche es danach noch einmal, oder nimm eine andere Adresse.',
    ],
    label: 'Konto anlegen',
  },
};

/** The mails about a change of address, in every language. */
export const addressMails = {
  /** With the link that takes the account back. */
  changed: ({ email, address, ...mail }: Moved): Mail => {
    const { subject, paragraph, undo, undoLabel } = moved[mail.language];
    const action = { label: undoLabel, address };
    return writeMail({ ...mail, subject, paragraphs: [paragraph(readableEmail(email)), undo], action });
  },
  /** For a change soon after another one, whose mail holds the only way back. */
  changedAgain: ({ email, address, ...mail }: Moved): Mail => {
    const { subject, paragraph, again, contactLabel } = moved[mail.language];
    const action = { label: contactLabel, address };
    return writeMail({ ...mail, subject, paragraphs: [paragraph(readableEmail(email)), again], action });
  },
  undone: ({ email, address, ...mail }: Moved): Mail => {
    const { subject, paragraphs } = movedBack[mail.language];
    const action = { label: moved[mail.language].contactLabel, address };
    return writeMail({ ...mail, subject, paragraphs: paragraphs(readableEmail(email)), action });
  },
  /** For a sign-up with an address that an account left less than seven days ago. */
  reserved: ({ address, ...mail }: Linked): Mail => {
    const { subject, paragraphs, label } = keptAddress[mail.language];
    return writeMail({ ...mail, subject, paragraphs, action: { label, address } });
  },
};
