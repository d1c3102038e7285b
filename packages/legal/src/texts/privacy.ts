import type { LegalSection } from '@regelwerk/contract/shop/legal-document';
import { browserStorage } from '../browser-storage.ts';
import type { Operator } from '../operator.ts';
import { retentionLines } from '../retention-lines.ts';
import { transferClause } from '../transfer-clause.ts';

function german({
  name,
  street,
  city,
  country,
  email,
  hosting,
  mailProvider,
  modelProvider,
  transfers,
  supervisoryAuthority,
  logDays,
}: Operator): LegalSection[] {
  return [
    {
      heading: 'Verantwortlicher',
      paragraphs: [`${name}, ${street}, ${city}, ${country}. E-Mail: ${email}.`],
    },
    {
      heading: 'Aufruf der Seiten',
      paragraphs: [
        `Beim Aufruf verarbeitet unser Server die IP-Adresse, um die Antwort zu senden und Missbrauch zu begrenzen. Das Protokoll hält je Anfrage eine zufällige Nummer, Zeitpunkt, Methode, das Muster des Pfades, Status und Dauer fest, bei angemeldeten Personen ein mit einem Schlüssel gebildetes Kennzeichen des Kontos und bei einer Ablehnung deren Grund; weder IP-Adresse noch Inhalte. Wir löschen es nach ${logDays} Tagen. Zähler gegen Missbrauch gelten höchstens eine Stunde und werden spätestens zwei Stunden danach gelöscht. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO (sicherer Betrieb).`,
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
        'Ihre Antworten im Assistenten werden an unseren Server gesendet und dort zu einer Regel zusammengesetzt. Ohne Konto speichern wir weder Antworten noch Regel. Wenn Sie ein Projekt einlesen, liest Ihr Browser die Dateien selbst; gesendet wird nur das Profil, das Ihnen vorher angezeigt wird: Namen und Versionen von Technologien, Befehle, Prüfungen, Pfade und gezählte Konventionen Ihres Codes, soweit Sie sie angehakt lassen. Mit Konto bewahren wir es bei der Regel auf.',
        modelProvider === ''
          ? 'Es wird kein Sprachmodell eingesetzt; Ihre Antworten geben wir nicht an Dritte weiter.'
          : `Ist dafür ein Sprachmodell eingeschaltet, gehen die Antworten angemeldeter Personen an ${modelProvider} als Auftragsverarbeiter. Antworten ohne Anmeldung gehen nie dorthin.`,
        'Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO (Vertrag).',
      ],
    },
    {
      heading: 'Konto',
      paragraphs: [
        'Für ein Konto verarbeiten wir Namen, E-Mail-Adresse, einen Argon2id-Hash Ihres Passworts, Ihre Sitzungen (Zeitpunkt, Browserkennung und eine mit einem Schlüssel gebildete Prüfsumme der IP-Adresse), Ihr Token-Guthaben mit allen Buchungen, gespeicherte Regeln und Ihre Erklärungen mit Text, Zeitpunkt und Prüfsumme der IP-Adresse. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO; für die Aufbewahrung von Buchungen und Erklärungen auch Buchst. c und f.',
        'Wenn Sie für ein Programm ein Zugriffstoken erstellen, speichern wir dessen Namen, seine Rechte, wann es abläuft und wann es zuletzt benutzt wurde, dazu einen Hash; bei Regeln, die das Programm erzeugt, auch, mit welchem Token. Ein Programm, das mit einem Code um ein Token bittet, übermittelt den Namen seines Geräts, den wir bis zu Ihrer Entscheidung speichern, höchstens zwei Tage lang. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO.',
        'Von einer gespeicherten Regel behalten wir die neuesten zwanzig früheren Fassungen. Wenn Sie es wünschen, vermerken wir an ihr, wie viele Angaben nach einer Prüfung auf Ihrem Gerät nicht mehr stimmen, und keine davon. Wenn Sie eine Regel teilen, kann jeder sie lesen, der den Link hat, ohne Ihren Namen, Ihr Konto und die Stellen in Ihrem Code; vom Link behalten wir nur eine Prüfsumme, und Sie können ihn jederzeit widerrufen. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO.',
        'Eine monatliche E-Mail dazu, wie viele gespeicherte Regeln vielleicht nicht mehr stimmen, bekommen Sie nur, wenn Sie sie bestellen und über einen Link bestätigen (Art. 6 Abs. 1 Buchst. a DSGVO). Wir speichern, wann Sie bestellt und bestätigt haben und wann die letzte ging. In jeder E-Mail steht ein Link, der sie ohne Anmeldung abstellt; dann löschen wir diese Angaben.',
        'Wir löschen diese Daten mit dem Konto. Rechnungen und Rechnungskorrekturen bleiben danach mit Namen, Anschrift und E-Mail-Adresse, weil § 14b UStG es verlangt, ebenso Widerrufe, Kündigungen und die E-Mails zu Bestellungen als Geschäftsbriefe; Bestellungen, Token-Buchungen und Ihre Erklärungen bleiben ohne sie. Wie lange, steht unten.',
        'Willkommens-Tokens gibt es je Postfach einmal, und Tokens aus einer erstatteten Zahlung, die schon verbraucht sind, bleiben geschuldet. Damit beides auch nach einer Löschung des Kontos gilt, behalten wir eine Prüfsumme Ihres Postfachs, die nur unser Server bilden kann, und die Zahl der geschuldeten Tokens. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO (Schutz vor Missbrauch).',
      ],
    },
    {
      heading: 'Widerruf und Kündigung',
      paragraphs: [
        'Was Sie in den Formularen für Widerruf und Kündigung angeben, verarbeiten wir mit Zeitpunkt und Prüfsumme der IP-Adresse, um Ihre Erklärung zu bestätigen und zu bearbeiten (Art. 6 Abs. 1 Buchst. c DSGVO).',
      ],
    },
    {
      heading: 'Nachrichten an uns',
      paragraphs: [
        'Schreiben Sie uns eine E-Mail, verarbeiten wir Ihre Adresse und was Sie schreiben, um zu antworten (Art. 6 Abs. 1 Buchst. b und f DSGVO). Wir löschen die Nachricht, sobald Ihr Anliegen erledigt ist und keine Aufbewahrungspflicht mehr besteht.',
      ],
    },
    {
      heading: 'Was Sie angeben müssen',
      paragraphs: [
        'Ohne E-Mail-Adresse und Passwort können Sie kein Konto anlegen. Ohne Ihr Land und, wo die Bestellung danach fragt, Name und Anschrift können Sie nichts bestellen. Wir brauchen diese Angaben für den Vertrag und die Rechnung; alles andere ist freiwillig.',
      ],
    },
    {
      heading: 'Bestellungen',
      paragraphs: [
        'Zu einer Bestellung speichern wir, was Sie wann, zu welchem Preis und auf Grundlage welcher Texte bestellt haben, Land und Rechnungsanschrift, Zahlungsstatus, Rechnungen sowie unsere Eingangs- und Auftragsbestätigung, wie sie gesendet wurden (Art. 6 Abs. 1 Buchst. b und c DSGVO).',
      ],
    },
    {
      heading: 'Empfänger und Drittländer',
      paragraphs: ['In unserem Auftrag und nach unserer Weisung arbeiten (Art. 28 DSGVO):'],
      points: [
        `Betrieb der Server: ${hosting}; ${transferClause(transfers.hosting, 'de')}`,
        `Versand von E-Mails: ${mailProvider}; ${transferClause(transfers.mailProvider, 'de')}`,
        ...(modelProvider === ''
          ? []
          : [`Sprachmodell: ${modelProvider}; ${transferClause(transfers.modelProvider, 'de')}`]),
      ],
    },
    {
      heading: 'Weitere Verantwortliche',
      paragraphs: ['Selbst verantwortlich für das, was sie verarbeiten, sind:'],
      points: [
        'Stripe Payments Europe, Limited, 1 Grand Canal Street Lower, Dublin, Irland, sobald Sie etwas bestellen: für die Abwicklung der Zahlung, die Abwehr von Betrug und eigene gesetzliche Pflichten. Zahlungsdaten geben Sie dort ein; wir erhalten nur das Ergebnis, Ihr Land und das Land Ihrer Bank. Stripe übermittelt Daten auch an Stripe, Inc. in den USA, nach eigener Angabe unter dem EU-US-Datenschutzrahmen und den Standardvertragsklauseln. Löschen Sie Ihr Konto, löschen wir dort auch Ihren Kundeneintrag mit Name und E-Mail-Adresse; Zahlungen und die Angaben dazu bewahrt Stripe so lange auf, wie es dazu verpflichtet ist.',
        'Ihre Bank oder Ihr Kartenanbieter, die Sie für die Zahlung wählen.',
        'Finanzbehörden, denen wir Bücher und Rechnungen vorlegen müssen.',
      ],
    },
    {
      heading: 'Wie lange wir Daten speichern',
      paragraphs: ['Was seine Frist erreicht hat, löschen wir täglich und automatisch:'],
      points: retentionLines.de,
    },
    {
      heading: 'Ihre Rechte',
      paragraphs: [
        `Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit (Art. 15 bis 20 DSGVO). Eine Nachricht an ${email} genügt. Sie können sich bei einer Aufsichtsbehörde beschweren, zum Beispiel bei: ${supervisoryAuthority}.`,
        'Eine automatisierte Entscheidung im Sinne von Art. 22 DSGVO findet nicht statt.',
      ],
    },
    {
      heading: 'Widerspruchsrecht (Art. 21 DSGVO)',
      paragraphs: [
        `Soweit wir Daten auf Art. 6 Abs. 1 Buchst. f DSGVO stützen, können Sie aus Gründen Ihrer besonderen Situation jederzeit widersprechen. Eine Nachricht an ${email} genügt.`,
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
  transfers,
  supervisoryAuthority,
  logDays,
}: Operator): LegalSection[] {
  return [
    { heading: 'Controller', paragraphs: [`${name}, ${street}, ${city}, ${country}. Email: ${email}.`] },
    {
      heading: 'Visiting the pages',
      paragraphs: [
        `When you request a page, our server processes the IP address to send the answer and to limit abuse. For each request the log holds a random number, time, method, the pattern of the path, status and duration, for signed-in people a keyed mark of the account, and for a refusal its reason; neither the IP address nor contents. We delete it after ${logDays} days. Counters against abuse apply for one hour at most and are deleted two hours later at the latest. The legal basis is Art. 6(1)(f) GDPR (secure operation).`,
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
        'Your answers in the wizard are sent to our server and assembled into a rule there. Without an account we store neither the answers nor the rule. If you let the wizard read a project, your browser reads the files itself; only the profile that you see beforehand is sent: names and versions of technologies, commands, checks, paths and counted conventions of your code, as far as you leave them ticked. With an account we keep it with the rule.',
        modelProvider === ''
          ? 'No language model is used; we do not pass on your answers to third parties.'
          : `Where a language model is switched on for this, the answers of signed-in people go to ${modelProvider} as our processor. Answers without an account never do.`,
        'The legal basis is Art. 6(1)(b) GDPR (contract).',
      ],
    },
    {
      heading: 'Account',
      paragraphs: [
        'For an account we process your name, email address, an Argon2id hash of your password, your sessions (time, browser identification and a keyed checksum of the IP address), your token balance with every posting, saved rules, and your declarations with their text, time and checksum of the IP address. The legal basis is Art. 6(1)(b) GDPR; for keeping postings and declarations also (c) and (f).',
        'If you create an access token for a program, we keep its name, what it may do, when it expires and when it was last used, and a hash of it; of the rules that the program makes, which token made them. A program that asks for one by a code sends the name of its machine, which we keep until you have decided, for two days at most. The legal basis is Art. 6(1)(b) GDPR.',
        'Of a saved rule we keep the newest twenty former versions. If you wish, we note on it how many things no longer hold after a check on your device, and none of those things. If you share a rule, everybody who has the link can read it, without your name, your account and the places in your code; of the link we keep only a checksum, and you can revoke it at any time. The legal basis is Art. 6(1)(b) GDPR.',
        'A monthly email that says how many saved rules may no longer be true comes only if you ask for it and confirm it by a link (Art. 6(1)(a) GDPR). We keep when you asked, when you confirmed and when the last one was sent. Every email has a link that stops it without signing in; then we delete this data.',
        'We delete this data with the account. Afterwards, invoices and credit notes stay with your name, address and email address, because section 14b UStG requires it, and so do withdrawals, cancellations and the emails about orders as business letters; orders, token postings and your declarations stay without them. How long is stated below.',
        'Welcome tokens are given once per mailbox, and tokens of a refunded payment that were already spent stay owed. So that both hold after an account is deleted, we keep a checksum of your mailbox that only our server can make, and the number of tokens owed. The legal basis is Art. 6(1)(f) GDPR (protection against abuse).',
      ],
    },
    {
      heading: 'Withdrawal and cancellation',
      paragraphs: [
        'What you enter in the forms for withdrawal and cancellation is processed with the time and a checksum of the IP address, to confirm and handle your declaration (Art. 6(1)(c) GDPR).',
      ],
    },
    {
      heading: 'Messages to us',
      paragraphs: [
        'If you write us an email, we process your address and what you write in order to answer (Art. 6(1)(b) and (f) GDPR). We delete the message when the matter is settled and no duty to keep it remains.',
      ],
    },
    {
      heading: 'What you have to provide',
      paragraphs: [
        'Without email address and password there is no account; without country and, where the order asks for them, name and address there is no order: we need these for the contract and the invoice. Everything else is voluntary.',
      ],
    },
    {
      heading: 'Orders',
      paragraphs: [
        'With an order we store what you ordered when, at which price and on the basis of which texts, your country and billing address, the state of the payment, invoices, and our acknowledgement and confirmation as they were sent (Art. 6(1)(b) and (c) GDPR).',
      ],
    },
    {
      heading: 'Recipients and third countries',
      paragraphs: ['These work on our behalf and under our instructions (Art. 28 GDPR):'],
      points: [
        `Running the servers: ${hosting}; ${transferClause(transfers.hosting, 'en')}`,
        `Sending emails: ${mailProvider}; ${transferClause(transfers.mailProvider, 'en')}`,
        ...(modelProvider === ''
          ? []
          : [`Language model: ${modelProvider}; ${transferClause(transfers.modelProvider, 'en')}`]),
      ],
    },
    {
      heading: 'Other controllers',
      paragraphs: ['These are controllers of what they process themselves:'],
      points: [
        'Stripe Payments Europe, Limited, 1 Grand Canal Street Lower, Dublin, Ireland, as soon as you order something: for handling the payment, preventing fraud and its own legal duties. You enter payment data there; we receive only the result, your country and the country of your bank. Stripe also transfers data to Stripe, Inc. in the USA, by its own statement under the EU-US Data Privacy Framework and the standard contractual clauses. If you delete your account, we also delete your customer record there, with name and email address; Stripe keeps payments and the details given for them for as long as it is obliged to.',
        'Your bank or card issuer, which you choose for the payment.',
        'Tax authorities, to which we have to present books and invoices.',
      ],
    },
    {
      heading: 'How long we store data',
      paragraphs: ['What has reached its period is deleted automatically every day:'],
      points: retentionLines.en,
    },
    {
      heading: 'Your rights',
      paragraphs: [
        `You have the right of access, rectification, erasure, restriction of processing and data portability (Art. 15 to 20 GDPR). A message to ${email} is enough. You may lodge a complaint with a supervisory authority, for example: ${supervisoryAuthority}.`,
        'There is no automated decision-making within the meaning of Art. 22 GDPR.',
      ],
    },
    {
      heading: 'Right to object (Art. 21 GDPR)',
      paragraphs: [
        `Where we base processing on Art. 6(1)(f) GDPR, you may object at any time on grounds relating to your particular situation. A message to ${email} is enough.`,
      ],
    },
  ];
}

/** The privacy notice: the ISO date of the wording, and a function for each language that fills in the operator’s facts. */
export const privacy = {
  version: '2026-11-27',
  sections: { en: english, de: german },
};
