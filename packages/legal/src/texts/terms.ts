import type { LegalSection } from '@regelwerk/contract/legal-document';
import { productName } from '@regelwerk/contract/product-name';
import { legalLabels } from '../labels.ts';
import { languageList } from '../language-list.ts';
import type { Operator } from '../operator.ts';
import { priceSentence } from '../vat.ts';

function german({ name, vatMode, email, contactPoint, contactLanguages }: Operator): LegalSection[] {
  return [
    {
      heading: '1. Geltung und Anbieter',
      paragraphs: [
        `Diese Bedingungen gelten für Verträge zwischen Ihnen und ${name} über die Nutzung von ${productName}. Verbraucher ist, wer zu Zwecken handelt, die überwiegend weder gewerblich noch selbständig beruflich sind.`,
        'Bestellen dürfen Volljährige, und Minderjährige mit Einwilligung ihrer gesetzlichen Vertreter.',
        `Sie erreichen uns unter ${contactPoint || email}; wir antworten auf ${languageList(contactLanguages, 'de')}.`,
      ],
    },
    {
      heading: '2. Leistung',
      paragraphs: [
        `${productName} setzt aus Ihren Antworten eine Verhaltensregel für ein KI-Modell zusammen. Eine Regel ist ein Text mit Anweisungen an das Modell, als Markdown oder JSON und als Dateien für unterstützte Werkzeuge. Ein Token bezahlt eine Regel zur einmaligen Erzeugung. Die Leistung wird ausschließlich digital erbracht. Schlägt eine Erzeugung fehl, wird kein Token abgezogen.`,
        'Tokens verfallen nicht. Sie sind an das Konto gebunden und nicht übertragbar.',
        'Endet das Konto, endet auch das Guthaben. Gekaufte Tokens, die Sie noch nicht eingesetzt haben, erstatten wir anteilig zum Kaufpreis: wenn Sie es vor der Löschung des Kontos verlangen, und immer, wenn wir das Konto beenden.',
      ],
    },
    {
      heading: '3. Vertragsschluss',
      paragraphs: [
        `Die Darstellung der Token-Pakete und Tarife ist noch kein Angebot. Sie bestellen verbindlich, wenn Sie in der Bestellübersicht auf „${legalLabels.de.orderButton}“ klicken; Eingaben können Sie bis dahin ändern. Den Eingang der Bestellung bestätigen wir sofort per E-Mail; das ist noch keine Annahme. Der Vertrag kommt zustande, wenn wir Ihre Bestellung durch eine weitere E-Mail bestätigen. Wir speichern den Vertragstext, senden ihn Ihnen mit diesen Bedingungen und der Widerrufsbelehrung zu und zeigen ihn in Ihrem Konto bei der Bestellung. Vertragssprachen sind Deutsch und Englisch.`,
      ],
    },
    {
      heading: '4. Preise und Zahlung',
      paragraphs: [
        `Preise gelten in Euro. ${priceSentence[vatMode].de} Gezahlt wird ausschließlich über den Zahlungsdienst Stripe; der Betrag ist sofort fällig.`,
      ],
    },
    {
      heading: '5. Tarife',
      paragraphs: [
        `Tarife laufen zuerst für den gewählten Zeitraum, höchstens zwei Jahre. Kündigen Sie bis zu dessen Ende, endet der Vertrag mit ihm. Danach läuft er auf unbestimmte Zeit weiter und kann jederzeit mit einer Frist von einem Monat gekündigt werden, spätestens endet er mit dem bezahlten Zeitraum. Kündigen können Sie in der Verwaltung Ihres Tarifs oder über „${legalLabels.de.cancelLink}“ am Fuß jeder Seite. Beginnt ein Tarif mit einem Testzeitraum, nennt die Bestellübersicht Datum und Betrag der ersten Abbuchung.`,
        'Endet ein Tarif nach der ersten Laufzeit vor dem Ende des bezahlten Zeitraums, erstatten wir den Preis der restlichen Zeit anteilig. Haben Sie von den Tokens dieses Zeitraums schon mehr eingesetzt, erstatten wir den Preis derjenigen, die Sie noch nicht eingesetzt haben. Tokens, deren Preis wir erstatten, nehmen wir zurück; alle anderen bleiben Ihnen. Zuerst gekaufte Tokens gelten als zuerst eingesetzt.',
        `Ihr Recht, einen Tarif aus wichtigem Grund ohne Frist zu kündigen, bleibt unberührt; auch das können Sie über „${legalLabels.de.cancelLink}“ erklären. Endet ein Tarif so, erstatten wir wie im vorigen Absatz den Preis der Zeit ab dem Eingang Ihrer Kündigung.`,
      ],
    },
    {
      heading: '6. Widerrufsrecht',
      paragraphs: [
        'Verbrauchern steht ein Widerrufsrecht nach Maßgabe der Widerrufsbelehrung zu. Bei Token-Paketen, einem Vertrag über digitale Inhalte, erlischt es für jeden Token, den Sie einsetzen, wenn Sie dem Beginn der Leistung ausdrücklich zugestimmt, Ihre Kenntnis vom Verlust des Widerrufsrechts bestätigt und von uns eine Bestätigung darüber erhalten haben. Bei Tarifen, einem Vertrag über eine digitale Dienstleistung, erlischt es erst mit vollständiger Erfüllung; der Widerruf beendet den Tarif sofort, und Sie zahlen nur die bis dahin eingesetzten Tokens.',
      ],
    },
    {
      heading: '7. Nutzungsrecht',
      paragraphs: [
        'Sie erhalten an den für Sie erzeugten Regeln ein einfaches, nicht übertragbares, zeitlich unbegrenztes Nutzungsrecht für private und geschäftliche Zwecke. Sie dürfen Regeln in Ihren Projekten verwenden, ändern und als deren Bestandteil weitergeben.',
      ],
    },
    {
      heading: '8. Ihre Pflichten',
      paragraphs: [
        'Halten Sie Ihre Zugangsdaten geheim. Geben Sie keine personenbezogenen Daten Dritter und keine Geheimnisse in den Assistenten ein. Prüfen Sie, was ein KI-Modell nach einer Regel tut, bevor Sie sich darauf verlassen.',
      ],
    },
    {
      heading: '9. Mängel und Haftung',
      paragraphs: [
        'Für digitale Produkte gelten die gesetzlichen Mängelrechte (§§ 327 ff. BGB).',
        'Wir haften für Vorsatz und grobe Fahrlässigkeit. Bei einfacher Fahrlässigkeit haften wir nur für Schäden aus der Verletzung des Lebens, des Körpers oder der Gesundheit und für die Verletzung wesentlicher Vertragspflichten, im letzten Fall begrenzt auf den vorhersehbaren, typischen Schaden. Die Haftung nach dem Produkthaftungsgesetz und aus übernommenen Garantien bleibt unberührt.',
      ],
    },
    {
      heading: '10. Änderungen',
      paragraphs: [
        'Wir dürfen digitale Produkte über das hinaus ändern, was zur Erhaltung der Vertragsmäßigkeit nötig ist, wenn ein triftiger Grund vorliegt: eine Anpassung an neue Technik oder mehr Nutzer, an das Recht oder an Anforderungen der Sicherheit, oder eine Verbesserung. Ihnen entstehen dadurch keine Kosten, und wir informieren Sie klar und verständlich.',
        'Beeinträchtigt eine Änderung Ihren Zugriff oder die Nutzbarkeit nicht nur unerheblich, informieren wir Sie mindestens 30 Tage vorher per E-Mail über Merkmale und Zeitpunkt und über Ihre Rechte. Sie können den Vertrag dann binnen 30 Tagen unentgeltlich beenden; die Frist beginnt mit der Information oder, wenn sie später kommt, mit der Änderung. Das gilt nicht, wenn Sie das Produkt ohne Mehrkosten unverändert behalten können (§ 327r BGB).',
        'Für einen geschlossenen Vertrag gelten die Bedingungen, die bei seinem Abschluss galten. Neue Bedingungen gelten nur für neue Bestellungen.',
      ],
    },
    {
      heading: '11. Schluss',
      paragraphs: [
        'Es gilt deutsches Recht ohne das UN-Kaufrecht; zwingende Vorschriften des Staates, in dem Sie als Verbraucher Ihren gewöhnlichen Aufenthalt haben, bleiben anwendbar. Zur Teilnahme an einem Verfahren vor einer Verbraucherschlichtungsstelle sind wir weder bereit noch verpflichtet.',
      ],
    },
  ];
}

function english({ name, vatMode, email, contactPoint, contactLanguages }: Operator): LegalSection[] {
  return [
    {
      heading: '1. Scope and provider',
      paragraphs: [
        `These terms apply to contracts between you and ${name} on the use of ${productName}. A consumer is anyone who acts for purposes that are mainly neither commercial nor self-employed.`,
        'Adults may order, and minors with the consent of their legal representatives.',
        `You reach us at ${contactPoint || email}; we answer in ${languageList(contactLanguages, 'en')}.`,
      ],
    },
    {
      heading: '2. Service',
      paragraphs: [
        `${productName} puts your answers together to a behaviour rule for an AI model. A rule is a text with instructions to the model, as Markdown or JSON and as files for supported tools. One token pays for generating one rule once. Delivery is digital only. If a generation fails, no token is deducted.`,
        'Tokens do not expire. They belong to the account and cannot be transferred.',
        'When the account ends, its balance ends with it. Purchased tokens that you have not used are refunded in proportion to their price: if you ask for it before the account is deleted, and in any case if we end the account.',
      ],
    },
    {
      heading: '3. Conclusion of contract',
      paragraphs: [
        `The presentation of token packages and plans is not an offer yet. You place a binding order by clicking “${legalLabels.en.orderButton}” in the order summary; you can change your entries until then. We acknowledge the receipt of your order by email at once, which is not yet an acceptance. The contract is concluded when we confirm your order by another email. We keep the text of the contract, send it to you together with these terms and the instructions on withdrawal, and show it with the order in your account. The languages of contract are German and English.`,
      ],
    },
    {
      heading: '4. Prices and payment',
      paragraphs: [
        `Prices are in euro. ${priceSentence[vatMode].en} Payment is made through the payment service Stripe only; the amount is due at once.`,
      ],
    },
    {
      heading: '5. Subscriptions',
      paragraphs: [
        `Plans first run for the chosen period, two years at most. If you cancel before it ends, the contract ends with it. After that it goes on for an indefinite time and can be cancelled at any time with a notice of one month; it ends with the paid period at the latest. You can cancel in the management of your plan or by “${legalLabels.en.cancelLink}” at the foot of every page. Where a plan begins with a trial, the order summary states date and amount of the first charge.`,
        'If a plan ends after its first term and before the paid period does, we refund the price of the remaining time in proportion. If you have used more than that of the tokens of this period, we refund the price of those you have not used. We take back the tokens whose price we refund; all others remain yours. Tokens count as used in the order in which they were bought.',
        `Your right to cancel a plan for good cause without notice is unaffected; you can declare it by “${legalLabels.en.cancelLink}” too. If a plan ends in this way, we refund the price of the time from the receipt of your cancellation on, as in the previous paragraph.`,
      ],
    },
    {
      heading: '6. Right of withdrawal',
      paragraphs: [
        'Consumers have a right of withdrawal under the instructions on withdrawal. For token packages, a contract on digital content, it lapses for each token that you use, if you have expressly agreed that performance begins, have acknowledged that you lose the right of withdrawal, and have received our confirmation of it. For plans, a contract on a digital service, it lapses only with full performance; withdrawing ends the plan at once, and you pay only for the tokens used by then.',
      ],
    },
    {
      heading: '7. Right of use',
      paragraphs: [
        'You receive a simple, non-transferable right, unlimited in time, to use the rules generated for you for private and business purposes. You may use and change rules in your projects and pass them on as a part of those.',
      ],
    },
    {
      heading: '8. Your duties',
      paragraphs: [
        'Keep your credentials secret. Do not enter personal data of others or secrets into the wizard. Check what an AI model does under a rule before you rely on it.',
      ],
    },
    {
      heading: '9. Defects and liability',
      paragraphs: [
        'The statutory rights for digital products apply (sections 327 et seq. of the German Civil Code).',
        'We are liable for intent and gross negligence. For simple negligence we are liable only for injury to life, body or health and for breach of essential contractual duties, in the latter case limited to the foreseeable, typical damage. Liability under the Product Liability Act and from guarantees given remains unaffected.',
      ],
    },
    {
      heading: '10. Changes',
      paragraphs: [
        'We may change digital products beyond what is needed to keep them in conformity with the contract if there is a valid reason: an adaptation to new technology or to more users, to the law or to requirements of security, or an improvement. This costs you nothing, and we inform you in a clear and comprehensible manner.',
        'If a change impairs your access or the usability more than insignificantly, we inform you by email at least 30 days before of its features and time and of your rights. You may then end the contract free of charge within 30 days, counted from the information or, if that is later, from the change. This does not apply if you can keep the product unchanged without additional costs (section 327r of the German Civil Code).',
        'A contract is governed by the terms at the time of its conclusion. New terms apply to new orders only.',
      ],
    },
    {
      heading: '11. Final provisions',
      paragraphs: [
        'German law applies, excluding the UN Convention on Contracts for the International Sale of Goods; mandatory provisions of the state where you as a consumer have your habitual residence remain applicable. We are neither willing nor obliged to take part in proceedings before a consumer arbitration board.',
      ],
    },
  ];
}

/** The terms and conditions: the ISO date of the wording, and a function for each language that fills in the operator’s facts. */
export const terms = {
  version: '2026-11-22',
  sections: { en: english, de: german },
};
