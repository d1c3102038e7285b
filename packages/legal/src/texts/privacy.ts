import type { LegalSection } from '@regelwerk/contract/legal-document';
import { browserStorage } from '../browser-storage.ts';
import type { Operator } from '../operator.ts';

function german({
  name,
  street,
  city,
  country,
  email,
  hosting,
  mailProvider,
  modelProvider,
  supervisoryAuthority,
}: Operator): LegalSection[] {
  return [
    {
      heading: 'Verantwortlicher',
      paragraphs: [`${name}, ${street}, ${city}, ${country}. E-Mail: ${email}.`],
    },
    {
      heading: 'Aufruf der Seiten',
      paragraphs: [
        'Beim Aufruf verarbeitet unser Server die IP-Adresse, um die Antwort zu senden und Missbrauch zu begrenzen. Das Protokoll hält je Anfrage eine zufällige Nummer, Zeitpunkt, Methode, Pfad, Status und Dauer fest, weder IP-Adresse noch Inhalte. Zähler gegen Missbrauch werden mit ihrem Zeitfenster ungültig, spätestens nach einer Stunde. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO (sicherer Betrieb).',
      ],
    },
    {
      heading: 'Speicher in Ihrem Browser, keine Cookies',
      paragraphs: [
        'Wir setzen keine Cookies, keine Analyse und kein Tracking ein und laden nichts von anderen Anbietern. Im Speicher Ihres Browsers liegen nur Angaben, die der von Ihnen gewünschte Dienst braucht (§ 25 Abs. 2 Nr. 2 TDDDG):',
      ],
      points: browserStorage.map(({ text }) => text.de),
    },
    {
      heading: 'Regeln erzeugen',
      paragraphs: [
        'Ihre Antworten im Assistenten werden an unseren Server gesendet und dort zu einer Regel zusammengesetzt. Ohne Konto speichern wir weder Antworten noch Regel.',
        modelProvider === ''
          ? 'Es wird kein Sprachmodell eingesetzt; Ihre Antworten gehen an keinen Dritten.'
          : `Ist dafür ein Sprachmodell eingeschaltet, gehen die Antworten angemeldeter Personen an ${modelProvider} als Auftragsverarbeiter. Antworten ohne Anmeldung gehen nie dorthin.`,
        'Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO (Vertrag).',
      ],
    },
    {
      heading: 'Konto',
      paragraphs: [
        'Für ein Konto verarbeiten wir Namen, E-Mail-Adresse, einen Argon2id-Hash Ihres Passworts, Ihre Sitzungen (Zeitpunkt, Browserkennung und eine verschlüsselte Prüfsumme der IP-Adresse), Ihr Token-Guthaben mit allen Buchungen, gespeicherte Regeln und Ihre Einwilligungen mit Text, Zeitpunkt und Prüfsumme der IP-Adresse. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO; für die Aufbewahrung von Buchungen und Erklärungen auch Buchst. c und f.',
        'Wir löschen diese Daten mit dem Konto. Ohne Ihren Namen behalten wir, was das Gesetz oder der Nachweis verlangt: Bestellungen, Rechnungen und Buchungen acht Jahre, Einwilligungen drei Jahre, jeweils ab Ende des Kalenderjahres. Danach löscht ein täglicher Lauf auch das. Sitzungen, die ein Jahr lang niemand nutzt, und Meldungen des Zahlungsdienstes, die neunzig Tage alt sind, löscht er ebenso.',
        'Willkommens-Tokens gibt es je Postfach einmal, und Tokens aus einer erstatteten Zahlung, die schon verbraucht sind, bleiben offen. Damit beides nach einer Löschung des Kontos weiter gilt, behalten wir eine Prüfsumme Ihres Postfachs, die nur unser Server bilden kann, und die Zahl der offenen Tokens: ein Jahr lang, mit offenen Tokens drei Jahre ab Ende des Kalenderjahres. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO (Schutz vor Missbrauch).',
      ],
    },
    {
      heading: 'Widerruf und Kündigung',
      paragraphs: [
        'Was Sie in den Formularen für Widerruf und Kündigung angeben, verarbeiten wir mit Zeitpunkt und Prüfsumme der IP-Adresse, um Ihre Erklärung zu bestätigen und zu bearbeiten (Art. 6 Abs. 1 Buchst. c DSGVO). Sechs Jahre nach Ende des Kalenderjahres wird sie gelöscht, wenn sie erledigt ist.',
      ],
    },
    {
      heading: 'Empfänger',
      paragraphs: ['Wir setzen ein:'],
      points: [
        `Betrieb der Server: ${hosting}`,
        `Versand von E-Mails: ${mailProvider}`,
        ...(modelProvider === '' ? [] : [`Sprachmodell: ${modelProvider}`]),
        'Zahlungen: Stripe Payments Europe, Limited, Dublin, Irland, sobald Sie etwas bestellen. Zahlungsdaten geben Sie dort ein; wir erhalten sie nicht.',
      ],
    },
    {
      heading: 'Ihre Rechte',
      paragraphs: [
        `Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Datenübertragbarkeit und Widerspruch (Art. 15 bis 21 DSGVO). Eine Nachricht an ${email} genügt. Sie können sich bei einer Aufsichtsbehörde beschweren, zum Beispiel bei: ${supervisoryAuthority}.`,
        'Eine automatisierte Entscheidung im Sinne von Art. 22 DSGVO findet nicht statt.',
      ],
    },
  ];
}

function english({
  name,
  street,
  city,
  country,
  email,
  hosting,
  mailProvider,
  modelProvider,
  supervisoryAuthority,
}: Operator): LegalSection[] {
  return [
    { heading: 'Controller', paragraphs: [`${name}, ${street}, ${city}, ${country}. Email: ${email}.`] },
    {
      heading: 'Visiting the pages',
      paragraphs: [
        'When a page is requested our server processes the IP address to send the answer and to limit abuse. For each request the log holds a random number, time, method, path, status and duration, neither the IP address nor contents. Counters against abuse lapse with their time window, after one hour at the latest. The legal basis is Art. 6(1)(f) GDPR (secure operation).',
      ],
    },
    {
      heading: 'Storage in your browser, no cookies',
      paragraphs: [
        'We use no cookies, no analytics and no tracking, and load nothing from other providers. Your browser stores only what the service you ask for needs (section 25(2) no. 2 TDDDG):',
      ],
      points: browserStorage.map(({ text }) => text.en),
    },
    {
      heading: 'Generating rules',
      paragraphs: [
        'Your answers in the wizard are sent to our server and put together to a rule there. Without an account we store neither answers nor rule.',
        modelProvider === ''
          ? 'No language model is used; your answers go to no third party.'
          : `Where a language model is switched on for this, the answers of signed-in people go to ${modelProvider} as our processor. Answers without an account never do.`,
        'The legal basis is Art. 6(1)(b) GDPR (contract).',
      ],
    },
    {
      heading: 'Account',
      paragraphs: [
        'For an account we process your name, email address, an Argon2id hash of your password, your sessions (time, browser identification and a keyed checksum of the IP address), your token balance with every posting, saved rules, and your consents with their text, time and checksum of the IP address. The legal basis is Art. 6(1)(b) GDPR; for keeping postings and declarations also (c) and (f).',
        'We delete this data with the account. Without your name we keep what the law or proof demands: orders, invoices and postings for eight years, consents for three years, each from the end of the calendar year. After that a daily run deletes them as well. It also deletes sessions that nobody used for a year and notices of the payment provider that are ninety days old.',
        'Welcome tokens are given once per mailbox, and tokens of a refunded payment that were already spent stay owed. So that both hold after an account is deleted, we keep a checksum of your mailbox that only our server can make, and the number of tokens owed: for one year, or with tokens owed for three years from the end of the calendar year. The legal basis is Art. 6(1)(f) GDPR (protection against abuse).',
      ],
    },
    {
      heading: 'Withdrawal and cancellation',
      paragraphs: [
        'What you enter in the forms for withdrawal and cancellation is processed with the time and a checksum of the IP address, to confirm and handle your declaration (Art. 6(1)(c) GDPR). Six years after the end of the calendar year it is deleted, once it is settled.',
      ],
    },
    {
      heading: 'Recipients',
      paragraphs: ['We use:'],
      points: [
        `Running the servers: ${hosting}`,
        `Sending emails: ${mailProvider}`,
        ...(modelProvider === '' ? [] : [`Language model: ${modelProvider}`]),
        'Payments: Stripe Payments Europe, Limited, Dublin, Ireland, as soon as you order something. You enter payment data there; we do not receive it.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        `You have the right of access, rectification, erasure, restriction of processing, data portability and objection (Art. 15 to 21 GDPR). A message to ${email} is enough. You may lodge a complaint with a supervisory authority, for example: ${supervisoryAuthority}.`,
        'There is no automated decision within the meaning of Art. 22 GDPR.',
      ],
    },
  ];
}

export const privacy = {
  version: '2026-11-22',
  sections: { en: english, de: german },
};
