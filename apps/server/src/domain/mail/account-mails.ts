import type { Retention } from '@regelwerk/contract/account/account';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { productName } from '@regelwerk/contract/shop/product-name';
import type { Mail } from '../../gateways/mail/send-mail.ts';
import { writeMail } from './write-mail.ts';

interface Linked {
  readonly to: string;
  readonly language: InterfaceLanguage;
  readonly siteUrl: string;
  readonly address: string;
}

const reset = {
  en: {
    subject: `Reset your ${productName} password`,
    paragraphs: [
      'Somebody, probably you, asked to reset the password of your account. The link below lets you choose a new one. It works once and for one hour.',
      'If it was not you, you can ignore this mail: nothing has changed.',
    ],
    label: 'Choose a new password',
  },
  de: {
    subject: `Passwort für ${productName} zurücksetzen`,
    paragraphs: [
      'Jemand, wahrscheinlich du, möchte das Passwort deines Kontos zurücksetzen. Über den Link unten wählst du ein neues. Er gilt einmal und eine Stunde lang.',
      'Warst du das nicht, kannst du diese Mail ignorieren: Es hat sich nichts geändert.',
    ],
    label: 'Neues Passwort wählen',
  },
};

const confirm = {
  en: {
    subject: `Confirm your address for ${productName}`,
    paragraphs: ['Please confirm that this address is yours. The link works once and for 24 hours.'],
    label: 'Confirm address',
  },
  de: {
    subject: `Adresse für ${productName} bestätigen`,
    paragraphs: ['Bitte bestätige, dass diese Adresse dir gehört. Der Link gilt einmal und 24 Stunden lang.'],
    label: 'Adresse bestätigen',
  },
};

const registered = {
  en: {
    subject: `You already have a ${productName} account`,
    paragraphs: [
      'Somebody, probably you, tried to create an account with this address. You already have one: please sign in, or choose a new password if you forgot it.',
    ],
    label: 'Sign in',
  },
  de: {
    subject: `Du hast schon ein Konto bei ${productName}`,
    paragraphs: [
      'Jemand, wahrscheinlich du, wollte mit dieser Adresse ein Konto anlegen. Du hast schon eines: Melde dich an, oder wähle ein neues Passwort, wenn du es vergessen hast.',
    ],
    label: 'Anmelden',
  },
};

const changed = {
  en: {
    subject: `Your ${productName} password was changed`,
    paragraphs: [
      'The password of your account was changed just now, and all other devices were signed out.',
      'If it was not you, reset your password at once.',
    ],
    label: 'Reset password',
  },
  de: {
    subject: `Dein Passwort für ${productName} wurde geändert`,
    paragraphs: [
      'Das Passwort deines Kontos wurde soeben geändert, alle anderen Geräte wurden abgemeldet.',
      'Warst du das nicht, setze dein Passwort sofort zurück.',
    ],
    label: 'Passwort zurücksetzen',
  },
};

const deleted = {
  en: {
    subject: `Your ${productName} account was deleted`,
    paragraphs: [
      'Your account, your name and your saved rules were deleted just now.',
      'If it was not you, please write to us.',
    ],
    refund: (price: string, order: string) =>
      `We refund ${price} for unused tokens of order ${order}, to the payment method that you used. It usually arrives within a few working days.`,
    disputed: (price: string, order: string) =>
      `For unused tokens of order ${order}, ${price} is due to you, but your bank disputes the payment. We refund it if the bank decides in our favor.`,
    label: 'Open the start page',
  },
  de: {
    subject: `Dein Konto bei ${productName} wurde gelöscht`,
    paragraphs: [
      'Dein Konto, dein Name und deine gespeicherten Regeln wurden soeben gelöscht.',
      'Warst du das nicht, schreib uns bitte.',
    ],
    refund: (price: string, order: string) =>
      `Für nicht eingesetzte Tokens aus Bestellung ${order} erstatten wir dir ${price} auf dem Weg, auf dem du bezahlt hast, meist innerhalb weniger Werktage.`,
    disputed: (price: string, order: string) =>
      `Für nicht eingesetzte Tokens aus Bestellung ${order} stehen dir ${price} zu, aber deine Bank beanstandet die Zahlung. Entscheidet sie zu unseren Gunsten, erstatten wir dir den Betrag.`,
    label: 'Startseite öffnen',
  },
};

const request = {
  en: {
    subject: 'Somebody asks for admin rights',
    paragraph: (person: string) => `${person} asks for admin rights. You can grant them in the admin setup.`,
    label: 'Open the admin setup',
  },
  de: {
    subject: 'Jemand bittet um Adminrechte',
    paragraph: (person: string) => `${person} bittet um Adminrechte. Du kannst sie in der Admin-Einrichtung vergeben.`,
    label: 'Admin-Einrichtung öffnen',
  },
};

const granted = {
  en: {
    subject: `You are an admin of ${productName}`,
    paragraphs: [
      'Your account was given admin rights just now.',
      'Please turn on two-factor authentication in your account.',
    ],
    label: 'Open the administration',
  },
  de: {
    subject: `Du bist jetzt Admin von ${productName}`,
    paragraphs: [
      'Dein Konto hat soeben Adminrechte bekommen.',
      'Schalte in deinem Konto bitte die Zwei-Faktor-Anmeldung ein.',
    ],
    label: 'Verwaltung öffnen',
  },
};

const removed = {
  en: {
    subject: `You are no longer an admin of ${productName}`,
    paragraphs: [
      'The admin rights of your account were removed just now, and with them its two-factor authentication. Everything else in your account stays as it is.',
      'If you think that this is a mistake, ask one of the other admins.',
    ],
    label: 'Open your account',
  },
  de: {
    subject: `Du bist kein Admin von ${productName} mehr`,
    paragraphs: [
      'Deinem Konto wurden soeben die Adminrechte entzogen, und mit ihnen endet seine Zwei-Faktor-Anmeldung. Sonst bleibt in deinem Konto alles, wie es ist.',
      'Wenn du das für ein Versehen hältst, frage einen der anderen Admins.',
    ],
    label: 'Dein Konto öffnen',
  },
};

const linked =
  (texts: typeof reset) =>
  ({ to, language, siteUrl, address }: Linked): Mail => {
    const { subject, paragraphs, label } = texts[language];
    return writeMail({ to, language, siteUrl, subject, paragraphs, action: { label, address } });
  };

const kept = {
  en: {
    vouchers: 'Orders and token postings stay until {date}, without your name and address.',
    documents:
      'Invoices and credit notes stay until {date} with your name, address and email address, because section 14b UStG requires it.',
    provider:
      'At the payment provider, we delete your customer record with name and email address. Payments stay there, with what you entered to pay, for as long as the provider has to keep them.',
    declarations: 'What you declared, such as your consent to a generation, stays without your name until {date}.',
    notices: 'Withdrawals and cancellations stay until {date}, with the name and address that you gave there.',
    mails: 'The mails about your orders stay until {date}, as they were sent.',
    events: 'The messages of the payment provider about your orders stay until {date}.',
    mailbox:
      'A checksum of your email address stays until {date}, so that welcome tokens are given once and tokens owed stay owed.',
    nothing: 'We do not have to keep anything about you; we delete the last of your data within two days.',
  },
  de: {
    vouchers: 'Bestellungen und Token-Buchungen bleiben bis {date}, ohne deinen Namen und deine Adresse.',
    documents:
      'Rechnungen und Rechnungskorrekturen bleiben bis {date} mit Namen, Anschrift und E-Mail-Adresse, weil § 14b UStG es verlangt.',
    provider:
      'Beim Zahlungsanbieter löschen wir deinen Kundeneintrag mit Name und E-Mail-Adresse. Zahlungen bleiben dort, mit deinen Angaben zur Zahlung, solange der Anbieter sie aufbewahren muss.',
    declarations: 'Was du erklärt hast, etwa die Zustimmung zu einer Erzeugung, bleibt ohne deinen Namen bis {date}.',
    notices: 'Widerrufe und Kündigungen bleiben bis {date}, mit dem Namen und der Adresse, die du dort angegeben hast.',
    mails: 'Die E-Mails zu deinen Bestellungen bleiben bis {date}, so wie sie gesendet wurden.',
    events: 'Die Meldungen des Zahlungsanbieters zu deinen Bestellungen bleiben bis {date}.',
    mailbox:
      'Eine Prüfsumme deiner E-Mail-Adresse bleibt bis {date}, damit es Willkommens-Tokens nur einmal gibt und geschuldete Tokens geschuldet bleiben.',
    nothing: 'Wir müssen nichts von dir aufbewahren; die letzten Daten löschen wir binnen zwei Tagen.',
  },
} as const satisfies Record<InterfaceLanguage, unknown>;

function keptParagraphs(
  { vouchersUntil, documentsUntil, declarationsUntil, noticesUntil, mailsUntil, eventsUntil, mailboxUntil }: Retention,
  language: InterfaceLanguage,
): string[] {
  const words = kept[language];
  const until = (text: string, day: string | null) =>
    day === null ? [] : [text.replace('{date}', formatDay(day, language))];
  const found = [
    ...until(words.vouchers, vouchersUntil),
    ...until(words.documents, documentsUntil),
    ...(vouchersUntil === null ? [] : [words.provider]),
    ...until(words.declarations, declarationsUntil),
    ...until(words.notices, noticesUntil),
    ...until(words.mails, mailsUntil),
    ...until(words.events, eventsUntil),
    ...until(words.mailbox, mailboxUntil),
  ];
  return found.length === 0 ? [words.nothing] : found;
}

interface Deleted {
  readonly retention: Retention;
  /** The refunds for unspent tokens, in minor units. */
  readonly refunds: readonly {
    readonly order: string;
    readonly amount: number;
    readonly currency: string;
    readonly isDisputed: boolean;
  }[];
}

const tokenCreated = {
  en: {
    subject: `New access token for ${productName}`,
    paragraph: (name: string) =>
      `The access token "${name}" was created for your account just now. With it, a program can use your rules and spend your tokens, as far as you allowed.`,
    notYou: 'If it was not you, change your password at once: this revokes all access tokens.',
    label: 'Open your account',
  },
  de: {
    subject: `Neues Zugriffstoken für ${productName}`,
    paragraph: (name: string) =>
      `Für dein Konto wurde soeben das Zugriffstoken „${name}“ erstellt. Damit kann ein Programm deine Regeln nutzen und deine Tokens einsetzen, soweit du es erlaubt hast.`,
    notYou: 'Warst du das nicht, ändere sofort dein Passwort: Damit werden alle Zugriffstokens widerrufen.',
    label: 'Dein Konto öffnen',
  },
};

/** The mails about accounts, in every language. */
export const accountMails = {
  resetPassword: linked(reset),
  confirmAddress: linked(confirm),
  alreadyRegistered: linked(registered),
  passwordChanged: linked(changed),
  accountDeleted: ({ to, language, siteUrl, address, retention, refunds }: Linked & Deleted): Mail => {
    const { subject, paragraphs, label, refund, disputed } = deleted[language];
    const [done = '', ...rest] = paragraphs;
    const paidBack = refunds.map(({ order, amount, currency, isDisputed }) =>
      (isDisputed ? disputed : refund)(formatMoney(amount, currency, language), order),
    );
    const all = [done, ...paidBack, ...keptParagraphs(retention, language), ...rest];
    return writeMail({ to, language, siteUrl, subject, paragraphs: all, action: { label, address } });
  },
  accessTokenCreated: ({ to, language, siteUrl, address, name }: Linked & { readonly name: string }): Mail => {
    const { subject, paragraph, notYou, label } = tokenCreated[language];
    const paragraphs = [paragraph(name), notYou];
    return writeMail({ to, language, siteUrl, subject, paragraphs, action: { label, address } });
  },
  adminGranted: linked(granted),
  adminRemoved: linked(removed),
  adminRequested: ({ to, language, siteUrl, address, person }: Linked & { readonly person: string }): Mail => {
    const { subject, paragraph, label } = request[language];
    return writeMail({ to, language, siteUrl, subject, paragraphs: [paragraph(person)], action: { label, address } });
  },
};
