import type { LegalSection } from '@regelwerk/contract/shop/legal-document';
import { productName } from '@regelwerk/contract/shop/product-name';
import { legalLabels } from '../labels.ts';
import { languageList } from '../language-list.ts';
import type { Operator } from '../operator.ts';
import { planRules } from '../plan-rules.ts';
import { retention } from '../retention.ts';
import { salesFacts } from '../sales-facts.ts';
import { salesSettings } from '../sales-settings.ts';
import { priceSentence } from '../vat.ts';
import { withdrawalRules } from '../withdrawal-rules.ts';

function german(operator: Operator): LegalSection[] {
  const { name, vatMode, email, contactPoint, contactLanguages } = operator;
  const plan = planRules.de;
  const right = withdrawalRules.de;
  return [
    {
      heading: '1. Geltung und Anbieter',
      paragraphs: [
        `Diese Bedingungen gelten für Verträge zwischen Ihnen und ${name} über die Nutzung von ${productName}, auch für ein kostenloses Konto. Verbraucher ist jede natürliche Person, die ein Rechtsgeschäft zu Zwecken abschließt, die überwiegend weder ihrer gewerblichen noch ihrer selbständigen beruflichen Tätigkeit zugerechnet werden können. Bestellen Sie als Unternehmen, haben Sie kein Widerrufsrecht, und die §§ 327 ff. BGB gelten nicht.`,
        'Bestellen dürfen Volljährige sowie Minderjährige mit Einwilligung ihrer gesetzlichen Vertreter.',
        `Sie erreichen uns unter ${contactPoint || email}; wir antworten auf ${languageList(contactLanguages, 'de')}.`,
      ],
    },
    {
      heading: '2. Leistung',
      paragraphs: [
        `${productName} setzt aus Ihren Antworten eine Verhaltensregel für ein KI-Modell zusammen. Eine Regel ist ein Text mit Anweisungen an das Modell, als Markdown oder JSON und als Dateien für unterstützte Werkzeuge. Dass ein Modell sich an eine Regel hält, können wir nicht zusagen. Mit einem Token erzeugen Sie eine Regel. Die Leistung wird ausschließlich digital erbracht. Schlägt eine Erzeugung fehl, wird kein Token abgezogen.`,
        'Tokens verfallen nicht, solange Ihr Konto besteht. Sie sind an das Konto gebunden und nicht übertragbar.',
        `Geschenkte Tokens und Tokens eines Testzeitraums kosten nichts; für sie wird nichts erstattet. ${plan.order}`,
        'Mit dem Konto erlischt das Guthaben. Gekaufte Tokens, die Sie noch nicht eingesetzt haben, erstatten wir anteilig zum Kaufpreis: wenn Sie es vor der Löschung des Kontos verlangen, und immer, wenn wir das Konto beenden.',
      ],
    },
    {
      heading: '3. Vertragsschluss',
      paragraphs: [
        'Ein Konto ist kostenlos; der Vertrag darüber kommt mit der Registrierung zustande.',
        `Die Darstellung der Token-Pakete und Tarife ist noch kein Angebot. Sie bestellen verbindlich, wenn Sie in der Bestellübersicht auf „${legalLabels.de.orderButton}“ klicken; Eingaben können Sie bis dahin ändern. Den Eingang der Bestellung bestätigen wir sofort per E-Mail; das ist noch keine Annahme. Der Vertrag kommt zustande, wenn wir Ihre Bestellung durch eine weitere E-Mail bestätigen. Das tun wir unverzüglich nach Zahlungseingang; einen Tarifwechsel, für den noch nichts fällig ist, bestätigen wir sofort. Ist eine Zahlung fällig und haben Sie sie nicht binnen 24 Stunden veranlasst, sind Sie an die Bestellung nicht mehr gebunden. Wir speichern den Vertragstext, senden ihn Ihnen mit diesen Bedingungen und, wenn Sie Verbraucher sind, mit der Widerrufsbelehrung zu und zeigen ihn in Ihrem Konto bei der Bestellung. Vertragssprachen sind Deutsch und Englisch.`,
      ],
    },
    {
      heading: '4. Preise und Zahlung',
      paragraphs: [
        `Preise gelten in Euro. ${priceSentence[vatMode].de} Gezahlt wird ausschließlich über den Zahlungsdienst Stripe. Pakete sind sofort fällig, Tarife zu Beginn jedes Zeitraums, nach einem Testzeitraum an dem genannten Tag.`,
        salesFacts(salesSettings(operator), 'de').join(' '),
        'Rechnungen erhalten Sie elektronisch, als PDF oder, wenn Sie als Unternehmen bestellen, als E-Rechnung. Damit sind Sie einverstanden.',
        `Wird eine Zahlung beanstandet oder zurückgebucht, nehmen wir die Tokens zurück, die sie gebracht hat. Sind sie schon eingesetzt, wird das Guthaben negativ, und neue Tokens gleichen es zuerst aus. Stellt sich die Zahlung als berechtigt heraus, schreiben wir die Tokens wieder gut. Ein negatives Guthaben gilt nach einer Löschung des Kontos für ein neues Konto desselben Postfachs weiter, bis ${retention.debtYears} Jahre nach dem Ende des Kalenderjahres vergangen sind, in dem das Konto gelöscht wurde.`,
      ],
    },
    {
      heading: '5. Tarife',
      paragraphs: [
        `${plan.minimumTerm} Er dauert höchstens zwei Jahre. Kündigen Sie bis zu seinem Ende, endet der Tarif mit ihm. ${plan.renewal} ${plan.short} Beginnt ein Tarif mit einem Testzeitraum, nennt die Bestellübersicht Datum und Betrag der ersten Abbuchung. ${plan.trial}`,
        `Kündigen können Sie in der Verwaltung Ihres Tarifs oder über „${legalLabels.de.cancelLink}“ am Fuß jeder Seite. Wir können einen Tarif mit einer Frist von einem Monat zum Ende eines bezahlten Zeitraums kündigen, frühestens zum Ende der Mindestlaufzeit. Wir kündigen per E-Mail; die Frist beginnt, wenn Ihnen die Kündigung zugeht. Sie gilt nur für den Tarif, den sie nennt: Haben wir Ihnen schon den Wechsel in einen anderen Tarif bestätigt, bleibt es dabei.`,
        plan.refresh,
        `${plan.rest} Tokens, deren Preis wir erstatten, nehmen wir zurück; alle anderen bleiben Ihnen.`,
        `Das Recht, einen Tarif aus wichtigem Grund ohne Frist zu kündigen, bleibt unberührt; auch das können Sie über „${legalLabels.de.cancelLink}“ erklären. Endet ein Tarif so, erstatten wir wie im vorigen Absatz den Preis der Zeit ab dem Eingang Ihrer Kündigung.`,
        `Wechseln Sie den Tarif, ist das eine neue Bestellung, und der neue Tarif tritt an die Stelle des bisherigen. ${plan.change} Endet der bisherige Tarif vorher durch Ihre Kündigung oder Ihren Widerruf, findet der Wechsel ebenfalls nicht statt.`,
      ],
    },
    {
      heading: '6. Widerrufsrecht',
      paragraphs: [
        'Verbrauchern steht ein Widerrufsrecht nach Maßgabe der Widerrufsbelehrung zu.',
        right.pack,
        `${right.plan} ${right.change} ${right.amount}`,
      ],
    },
    {
      heading: '7. Nutzungsrecht',
      paragraphs: [
        'Sie erhalten an den für Sie erzeugten Regeln ein einfaches, nicht übertragbares, zeitlich unbegrenztes Nutzungsrecht für private und geschäftliche Zwecke. Sie dürfen Regeln in Ihren Projekten verwenden, ändern und als deren Bestandteil weitergeben, auch öffentlich und unter der Lizenz Ihres Projekts; nicht als eigene Regelsammlung.',
      ],
    },
    {
      heading: '8. Ihre Pflichten',
      paragraphs: [
        'Halten Sie Ihre Zugangsdaten geheim. Geben Sie keine personenbezogenen Daten Dritter und keine Geheimnisse in den Assistenten ein. Prüfen Sie, was ein KI-Modell nach einer Regel tut, bevor Sie sich darauf verlassen.',
        'Wir dürfen ein Konto sperren, solange Tatsachen dafür sprechen, dass damit betrogen, der Dienst angegriffen oder erheblich gegen diese Bedingungen verstoßen wird. Auf Nachfrage nennen wir den Grund, soweit das Gesetz es nicht verbietet. Entfällt er, heben wir die Sperre auf.',
      ],
    },
    {
      heading: '9. Mängel und Haftung',
      paragraphs: [
        'Es gelten die gesetzlichen Rechte bei Mängeln; für Verbraucher die §§ 327 ff. BGB.',
        'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit. Bei einfacher Fahrlässigkeit haften wir nur für die Verletzung von Pflichten, deren Erfüllung die Durchführung des Vertrags überhaupt erst ermöglicht und auf deren Einhaltung Sie regelmäßig vertrauen dürfen, begrenzt auf den vorhersehbaren, vertragstypischen Schaden. Für Schäden an Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz, nach Art. 82 DSGVO und aus Garantien haften wir unbeschränkt.',
      ],
    },
    {
      heading: '10. Änderungen',
      paragraphs: [
        'Wir dürfen digitale Produkte über das hinaus ändern, was zur Erhaltung der Vertragsmäßigkeit nötig ist, wenn ein triftiger Grund vorliegt: die Anpassung an eine neue technische Umgebung, an eine höhere Nutzerzahl, an geändertes Recht oder an neue Anforderungen der Sicherheit. Verbrauchern entstehen dadurch keine Kosten, und wir informieren sie klar und verständlich darüber. Die vereinbarte Zahl der Tokens verringern wir bei einem laufenden Vertrag nicht.',
        'Beeinträchtigt eine Änderung den Zugriff oder die Nutzbarkeit für Verbraucher nicht nur unerheblich, informieren wir Sie mindestens 30 Tage vorher per E-Mail über Merkmale und Zeitpunkt und über Ihre Rechte. Sie können den Vertrag dann binnen 30 Tagen unentgeltlich beenden; die Frist beginnt mit der Information oder, wenn sie später kommt, mit der Änderung. Das Recht, den Vertrag zu beenden, besteht nicht, wenn Sie das Produkt ohne Mehrkosten unverändert behalten können (§ 327r BGB).',
        'Für einen geschlossenen Vertrag gelten die Bedingungen, die bei seinem Abschluss galten. Neue Bedingungen gelten nur für neue Bestellungen.',
      ],
    },
    {
      heading: '11. Wechsel und Mitnahme Ihrer Daten',
      paragraphs: [
        'Sie können jederzeit zu einem anderen Anbieter oder auf eigene Systeme wechseln oder Ihre Daten löschen (Art. 25 der Verordnung (EU) 2023/2854). In Ihrem Konto laden Sie Ihre Regeln mit den Antworten dazu, Bestellungen, Rechnungsdaten, Token-Buchungen und Erklärungen kostenlos als ZIP herunter (JSON und Markdown); dort löschen Sie es auch. Davon ausgenommen ist, was nur dem Betrieb dient: das Programm, unsere Sammlung von Anweisungen und Prüfsummen gegen Missbrauch.',
        'Soll ein Tarif wegen des Wechsels früher enden als nach Ziffer 5, schreiben Sie uns; Ihre Frist dafür beträgt höchstens zwei Monate. Danach schließen wir den Wechsel binnen 30 Tagen ab. Bis dahin leisten wir weiter, helfen Ihnen in angemessenem Umfang, schützen Ihre Daten wie bisher und nennen Ihnen Risiken für den Betrieb, die wir kennen. Diese Übergangszeit können Sie einmal verlängern. Mit dem Abschluss des Wechsels endet der Tarif. Der Preis eines begonnenen Zeitraums bleibt geschuldet, soweit Ziffer 5 nichts anderes bestimmt. Ihr Konto bleibt bestehen, und Sie können Ihre Daten dort weiter herunterladen, bis Sie es löschen.',
      ],
    },
    {
      heading: '12. Schluss',
      paragraphs: [
        'Es gilt deutsches Recht ohne das UN-Kaufrecht; zwingende Vorschriften des Staates, in dem Sie als Verbraucher Ihren gewöhnlichen Aufenthalt haben, bleiben anwendbar. Zur Teilnahme an einem Verfahren vor einer Verbraucherschlichtungsstelle sind wir weder bereit noch verpflichtet.',
      ],
    },
  ];
}

function english(operator: Operator): LegalSection[] {
  const { name, vatMode, email, contactPoint, contactLanguages } = operator;
  const plan = planRules.en;
  const right = withdrawalRules.en;
  return [
    {
      heading: '1. Scope and provider',
      paragraphs: [
        `These terms apply to contracts between you and ${name} on the use of ${productName}, including a free account. A consumer is any natural person who concludes a legal transaction for purposes that are mainly outside their trade, business or profession. If you order as a business, you have no right of withdrawal, and sections 327 et seq. of the German Civil Code do not apply.`,
        'Adults may order, and so may minors with the consent of their legal representatives.',
        `You can reach us at ${contactPoint || email}; we answer in ${languageList(contactLanguages, 'en')}.`,
      ],
    },
    {
      heading: '2. Service',
      paragraphs: [
        `${productName} makes a behavior rule for an AI model from your answers. A rule is a text with instructions to the model, as Markdown or JSON and as files for supported tools. We cannot promise that a model follows a rule. One token lets you generate one rule. Delivery is digital only. If a generation fails, no token is deducted.`,
        'Tokens do not expire while your account exists. They belong to the account and cannot be transferred.',
        `Gift tokens and tokens of a trial cost nothing; nothing is refunded for them. ${plan.order}`,
        'The balance lapses with the account. Purchased tokens that you have not used are refunded in proportion to their price: if you ask for it before the account is deleted, and in any case if we end the account.',
      ],
    },
    {
      heading: '3. Conclusion of contract',
      paragraphs: [
        'An account is free; the contract about it is concluded when you sign up.',
        `The presentation of token packages and plans is not an offer yet. You place a binding order by clicking “${legalLabels.en.orderButton}” in the order summary; you can change your entries until then. We acknowledge the receipt of your order by email at once, which is not yet an acceptance. The contract is concluded when we confirm your order by another email. We do so without delay once the payment has arrived; a change of plan, for which nothing is due yet, we confirm at once. If a payment is due and you have not made it within 24 hours, you are no longer bound by the order. We keep the text of the contract, send it to you together with these terms and, if you are a consumer, the instructions on withdrawal, and show it with the order in your account. The languages of contract are German and English.`,
      ],
    },
    {
      heading: '4. Prices and payment',
      paragraphs: [
        `Prices are in euro. ${priceSentence[vatMode].en} Payment is made through the payment service Stripe only. Packages are due at once, plans at the start of each period, after a trial on the day stated.`,
        salesFacts(salesSettings(operator), 'en').join(' '),
        'You receive invoices electronically, as PDF or, if you order as a business, as an e-invoice. You agree to this.',
        `If a payment is disputed or charged back, we take back the tokens that it brought. If they have been used, the balance becomes negative, and new tokens settle it first. If the payment turns out to be justified, we credit the tokens again. After an account is deleted, a negative balance continues to apply to a new account of the same mailbox, until ${retention.debtYears} years after the end of the calendar year in which the account was deleted.`,
      ],
    },
    {
      heading: '5. Plans',
      paragraphs: [
        `${plan.minimumTerm} It lasts two years at most. If you cancel before it ends, the plan ends with it. ${plan.renewal} ${plan.short} Where a plan begins with a trial, the order summary states date and amount of the first charge. ${plan.trial}`,
        `You can cancel in the management of your plan or by “${legalLabels.en.cancelLink}” at the foot of every page. We can end a plan with one month’s notice at the end of a paid period, at the end of the minimum term at the earliest. We give notice by email; the month starts when the notice reaches you. It applies only to the plan that it names: if we have already confirmed a change to another plan, that change stands.`,
        plan.refresh,
        `${plan.rest} We take back the tokens whose price we refund; all others remain yours.`,
        `The right to cancel a plan for good cause without notice is unaffected; you can declare it by “${legalLabels.en.cancelLink}” too. If a plan ends in this way, we refund the price of the time from the receipt of your cancellation on, as in the previous paragraph.`,
        `If you change your plan, that is a new order, and the new plan takes the place of the former one. ${plan.change} Nor does the change take place if you cancel or withdraw from the former plan before it starts.`,
      ],
    },
    {
      heading: '6. Right of withdrawal',
      paragraphs: [
        'Consumers have a right of withdrawal under the instructions on withdrawal.',
        right.pack,
        `${right.plan} ${right.change} ${right.amount}`,
      ],
    },
    {
      heading: '7. Right of use',
      paragraphs: [
        'You receive a non-exclusive, non-transferable right, unlimited in time, to use the rules generated for you for private and business purposes. You may use and change rules in your projects and pass them on as part of those projects, also publicly and under the license of your project, but not as a collection of rules of your own.',
      ],
    },
    {
      heading: '8. Your duties',
      paragraphs: [
        'Keep your credentials secret. Do not enter personal data of others or secrets into the wizard. Check what an AI model does under a rule before you rely on it.',
        'We may block an account while facts indicate that it is used for fraud, to attack the service, or in serious breach of these terms. On request we state the reason, unless the law forbids it. We lift the block when the reason no longer applies.',
      ],
    },
    {
      heading: '9. Defects and liability',
      paragraphs: [
        'Your statutory rights in case of defects apply; for consumers, sections 327 et seq. of the German Civil Code.',
        'We are liable without limit for intent and gross negligence. For simple negligence we are liable only for the breach of duties whose fulfillment makes the performance of the contract possible in the first place and on whose observance you may regularly rely, limited to the foreseeable damage that is typical of the contract. We are liable without limit for injury to life, body or health, under the Product Liability Act, under Art. 82 GDPR and from guarantees.',
      ],
    },
    {
      heading: '10. Changes',
      paragraphs: [
        'We may change digital products beyond what is needed to keep them in conformity with the contract if there is a valid reason: adapting them to a new technical environment, to a larger number of users, to changes in the law or to new security requirements. This costs consumers nothing, and we inform them of it clearly and comprehensibly. We do not reduce the agreed number of tokens of a running contract.',
        'If a change impairs access or use for consumers more than insignificantly, we inform you by email at least 30 days in advance of what changes and when, and of your rights. You may then end the contract free of charge within 30 days, counted from that information or, if the change comes later, from the change. You have no such right if you can keep the product unchanged at no additional cost (section 327r of the German Civil Code).',
        'A contract is governed by the terms at the time of its conclusion. New terms apply to new orders only.',
      ],
    },
    {
      heading: '11. Switching and taking your data with you',
      paragraphs: [
        'You can switch to another provider or to your own systems, or erase your data, at any time (Art. 25 of Regulation (EU) 2023/2854). In your account you download your rules with their answers, orders, invoice data, token movements and declarations free of charge as a ZIP (JSON and Markdown), and you delete the account there. This leaves out what only serves the operation: the program, our collection of instructions, and checksums against abuse.',
        'If a plan is to end because of the switch earlier than under section 5, write to us; your notice period for that is two months at most. After it, we complete the switch within 30 days. Until then we continue to perform, help you to a reasonable extent, protect your data as before, and tell you of risks to the operation that we know. You can extend this transitional period once. The plan ends when the switch is completed. The price of a period that has begun remains owed, unless section 5 says otherwise. Your account stays, and you can still download your data there until you delete it.',
      ],
    },
    {
      heading: '12. Final provisions',
      paragraphs: [
        'German law applies, excluding the UN Convention on Contracts for the International Sale of Goods; mandatory provisions of the state where you as a consumer have your habitual residence remain applicable. We are neither willing nor obliged to take part in proceedings before a consumer arbitration board.',
      ],
    },
  ];
}

/** The terms and conditions: the ISO date of the wording, and a function for each language that fills in the operator’s facts. */
export const terms = {
  version: '2026-11-27',
  sections: { en: english, de: german },
};
