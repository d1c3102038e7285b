import type { LegalSection } from '@regelwerk/contract/legal-document';
import { legalLabels } from '../labels.ts';
import type { Operator } from '../operator.ts';

function german({ name, street, city, country, email, phone }: Operator): LegalSection[] {
  return [
    {
      heading: 'Widerrufsbelehrung',
      paragraphs: [
        'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
        `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${name}, ${street}, ${city}, ${country}, E-Mail: ${email}, Telefon: ${phone}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das Muster-Widerrufsformular unten verwenden, das jedoch nicht vorgeschrieben ist.`,
        `Sie können Ihr Widerrufsrecht auch online über „${legalLabels.de.withdrawLink}“ am Fuß jeder Seite ausüben. Wenn Sie diese Funktion nutzen, übermitteln wir Ihnen unverzüglich eine Eingangsbestätigung auf einem dauerhaften Datenträger (z. B. per E-Mail), die Ihre Erklärung sowie Datum und Uhrzeit ihres Eingangs enthält.`,
        'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
      ],
    },
    {
      heading: 'Folgen des Widerrufs',
      paragraphs: [
        'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
      ],
    },
    {
      heading: 'Erlöschen des Widerrufsrechts',
      paragraphs: [
        'Das Widerrufsrecht erlischt bei Verträgen über die Bereitstellung digitaler Inhalte, wenn wir mit der Vertragserfüllung begonnen haben, nachdem Sie ausdrücklich zugestimmt haben, dass wir vor Ablauf der Widerrufsfrist damit beginnen, Sie Ihre Kenntnis davon bestätigt haben, dass Sie dadurch Ihr Widerrufsrecht verlieren, und wir Ihnen dies auf einem dauerhaften Datenträger bestätigt haben.',
        'Für Tokens, die Sie noch nicht eingesetzt haben, erstatten wir den anteiligen Preis auch dann, wenn Sie binnen vierzehn Tagen nach dem Kauf widerrufen.',
      ],
    },
    {
      heading: 'Muster-Widerrufsformular',
      paragraphs: [
        '(Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
      ],
      points: [
        `An ${name}, ${street}, ${city}, ${country}, E-Mail: ${email}:`,
        'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
        'Bestellt am (*)/erhalten am (*)',
        'Name des/der Verbraucher(s)',
        'Anschrift des/der Verbraucher(s)',
        'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
        'Datum',
        '(*) Unzutreffendes streichen.',
      ],
    },
  ];
}

function english({ name, street, city, country, email, phone }: Operator): LegalSection[] {
  return [
    {
      heading: 'Instructions on withdrawal',
      paragraphs: [
        'You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
        `To exercise the right of withdrawal, you must inform us (${name}, ${street}, ${city}, ${country}, email: ${email}, phone: ${phone}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or an email). You may use the model withdrawal form below, but it is not obligatory.`,
        `You can also exercise your right of withdrawal online by “${legalLabels.en.withdrawLink}” at the foot of every page. If you use this option, we will communicate to you an acknowledgement of receipt on a durable medium (e.g. by email) without delay, which holds your statement and the date and time of its receipt.`,
        'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
      ],
    },
    {
      heading: 'Effects of withdrawal',
      paragraphs: [
        'If you withdraw from this contract, we shall reimburse to you all payments received from you without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
      ],
    },
    {
      heading: 'Lapse of the right of withdrawal',
      paragraphs: [
        'For contracts on the supply of digital content the right of withdrawal lapses once we have begun to perform, after you have expressly agreed that we begin before the withdrawal period ends, have acknowledged that you thereby lose your right of withdrawal, and we have confirmed this to you on a durable medium.',
        'For tokens that you have not used yet we refund the proportionate price even then, if you withdraw within 14 days of the purchase.',
      ],
    },
    {
      heading: 'Model withdrawal form',
      paragraphs: ['(Complete and return this form only if you wish to withdraw from the contract.)'],
      points: [
        `To ${name}, ${street}, ${city}, ${country}, email: ${email}:`,
        'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*)',
        'Ordered on (*)/received on (*)',
        'Name of consumer(s)',
        'Address of consumer(s)',
        'Signature of consumer(s) (only if this form is notified on paper)',
        'Date',
        '(*) Delete as appropriate.',
      ],
    },
  ];
}

export const withdrawal = {
  version: '2026-11-01',
  sections: { en: english, de: german },
};
