import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { countOf } from '../kernel/count-of.ts';

/** The reasons to alert the operator. */
export type AlertKind =
  | 'dispute'
  | 'review'
  | 'withdrawal'
  | 'cancellation'
  | 'refund_failed'
  | 'declaration_stuck'
  | 'change_undone'
  | 'reconciliation'
  | 'dead_mails'
  | 'late_jobs'
  | 'turnover_abroad';

export type AlertFacts = Readonly<Record<string, string | number>>;

interface Text {
  readonly subject: string;
  readonly text: (facts: AlertFacts) => string;
}

const euros = (cents: string | number | undefined, language: InterfaceLanguage) =>
  formatMoney(Number(cents), 'eur', language);

/** The page of the administration where the operator acts on an alert. */
export const alertPages: Readonly<Record<AlertKind, string>> = {
  dispute: paths.adminBilling,
  review: paths.adminReviews,
  withdrawal: paths.adminNotices,
  cancellation: paths.adminNotices,
  refund_failed: paths.adminOrders,
  declaration_stuck: paths.adminNotices,
  change_undone: paths.adminBilling,
  reconciliation: paths.adminHealth,
  dead_mails: paths.adminHealth,
  late_jobs: paths.adminHealth,
  turnover_abroad: paths.adminOverview,
};

/** The label of the button that leads there. */
export const alertAction: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'Open the administration',
  de: 'Verwaltung öffnen',
};

/** The subject and the text of each alert. */
export const alertTexts: Readonly<Record<InterfaceLanguage, Readonly<Record<AlertKind, Text>>>> = {
  en: {
    dispute: {
      subject: 'A payment is disputed',
      text: ({ dispute }) =>
        `A customer disputes a payment (${dispute}). Its tokens were taken back. Answer in the dashboard of the payment provider before the deadline that it names there.`,
    },
    review: {
      subject: 'An order needs a decision',
      text: ({ number }) => `The payment of the order ${number} does not match it. Fulfill or refund it under Review.`,
    },
    withdrawal: {
      subject: 'A withdrawal has arrived',
      text: ({ due }) =>
        `A customer has withdrawn from a contract. Decide on it under Withdrawals; a refund is due by ${due}.`,
    },
    cancellation: {
      subject: 'A cancellation needs a decision',
      text: ({ due }) =>
        `A cancellation could not be carried out by itself: it gives a good cause, or no running plan matches it. Decide on it under Withdrawals by ${due}.`,
    },
    refund_failed: {
      subject: 'A refund has failed',
      text: ({ number }) =>
        `A refund for ${number} failed at the payment provider, so the customer does not get the money. Pay it back again on the page of the order, or in another way if the card no longer exists.`,
    },
    declaration_stuck: {
      subject: 'A declaration could not be processed',
      text: ({ reference, due }) =>
        `The withdrawal or cancellation with the reference ${reference} could not be processed, even after all attempts. Decide on it under Withdrawals by ${due}. The log says why.`,
    },
    change_undone: {
      subject: 'A change of plan was not paid',
      text: ({ number, plan }) =>
        plan === 'ended'
          ? `The first charge of the change of plan ${number} failed. The change was undone, and the plan before it has ended, because it had been canceled or withdrawn from. The customer has a mail about it. If the withdrawal still waits for your decision and you close it without a refund, write the customer in your answer that the plan has ended all the same.`
          : `The first charge of the change of plan ${number} failed. The change was undone, and the plan before it goes on at its own price. The customer has a mail about it; you need not do anything.`,
    },
    reconciliation: {
      subject: 'The books differ from those of the payment provider',
      text: ({ count }) =>
        count === undefined
          ? 'The comparison with the payment provider has not succeeded for hours. The log says why.'
          : `The comparison with the payment provider found ${countOf(count, 'difference', 'differences')}. The health page and "npm run reconcile" say more.`,
    },
    dead_mails: {
      subject: 'Mails cannot be delivered',
      text: ({ count }) =>
        `${countOf(count, 'mail was given up after all attempts and reaches nobody', 'mails were given up after all attempts and reach nobody')}. Check SMTP_URL and the log of the mail server.`,
    },
    late_jobs: {
      subject: 'Work is not being done',
      text: ({ task, count }) =>
        `${countOf(count, `job of the kind "${task}" is late or was given up`, `jobs of the kind "${task}" are late or were given up`)}. The log says why.`,
    },
    turnover_abroad: {
      subject: 'Sales to other member states near 10,000 €',
      text: ({ turnover }) =>
        `Your net sales to consumers in other member states have reached ${euros(turnover, 'en')}. Beyond 10,000 € in a year their countries levy the VAT: register for the one stop shop, then set "vatMode" to "one_stop_shop". The guide for operators says what happens until then.`,
    },
  },
  de: {
    dispute: {
      subject: 'Eine Zahlung wird angefochten',
      text: ({ dispute }) =>
        `Ein Kunde ficht eine Zahlung an (${dispute}). Die Tokens daraus sind zurückgebucht. Antworte im Dashboard des Zahlungsanbieters, bevor die dort genannte Frist abläuft.`,
    },
    review: {
      subject: 'Eine Bestellung wartet auf deine Entscheidung',
      text: ({ number }) =>
        `Die Zahlung zur Bestellung ${number} passt nicht zu ihr. Unter „Prüfung“ kannst du sie ausliefern oder erstatten.`,
    },
    withdrawal: {
      subject: 'Ein Widerruf ist eingegangen',
      text: ({ due }) =>
        `Jemand hat einen Vertrag widerrufen. Entscheide darüber unter „Widerrufe“; eine Erstattung ist bis ${due} fällig.`,
    },
    cancellation: {
      subject: 'Eine Kündigung wartet auf deine Entscheidung',
      text: ({ due }) =>
        `Eine Kündigung ließ sich nicht automatisch umsetzen: Sie nennt einen wichtigen Grund, oder es gibt keinen laufenden Tarif dazu. Entscheide bis ${due} unter „Widerrufe“ darüber.`,
    },
    refund_failed: {
      subject: 'Eine Erstattung ist fehlgeschlagen',
      text: ({ number }) =>
        `Eine Erstattung zu ${number} ist beim Zahlungsanbieter fehlgeschlagen, der Kunde bekommt das Geld also nicht. Erstatte es auf der Seite der Bestellung noch einmal, oder auf anderem Weg, wenn es die Karte nicht mehr gibt.`,
    },
    declaration_stuck: {
      subject: 'Eine Erklärung ließ sich nicht verarbeiten',
      text: ({ reference, due }) =>
        `Der Widerruf oder die Kündigung mit dem Vorgang ${reference} ließ sich auch nach allen Versuchen nicht verarbeiten. Entscheide bis ${due} unter „Widerrufe“ darüber. Der Grund steht im Log.`,
    },
    change_undone: {
      subject: 'Ein Tarifwechsel wurde nicht bezahlt',
      text: ({ number, plan }) =>
        plan === 'ended'
          ? `Die erste Abbuchung des Tarifwechsels ${number} ist fehlgeschlagen. Der Wechsel ist rückgängig gemacht, und der bisherige Tarif ist beendet, weil er gekündigt oder widerrufen war. Der Kunde hat eine Mail dazu. Steht deine Entscheidung über den Widerruf noch aus und schließt du ihn ohne Erstattung ab, schreib dem Kunden in deiner Antwort, dass der Tarif trotzdem beendet ist.`
          : `Die erste Abbuchung des Tarifwechsels ${number} ist fehlgeschlagen. Der Wechsel ist rückgängig gemacht, und der bisherige Tarif läuft zu seinem Preis weiter. Der Kunde hat eine Mail dazu; du musst nichts tun.`,
    },
    reconciliation: {
      subject: 'Die Bücher weichen von denen des Zahlungsanbieters ab',
      text: ({ count }) =>
        count === undefined
          ? 'Der Abgleich mit dem Zahlungsanbieter ist seit Stunden nicht gelungen. Der Grund steht im Log.'
          : `Der Abgleich mit dem Zahlungsanbieter hat ${countOf(count, 'Abweichung', 'Abweichungen')} gefunden. Mehr dazu steht auf der Seite „Zustand“ und in der Ausgabe von „npm run reconcile“.`,
    },
    dead_mails: {
      subject: 'E-Mails lassen sich nicht zustellen',
      text: ({ count }) =>
        `${countOf(count, 'E-Mail wurde nach allen Versuchen aufgegeben und erreicht niemanden', 'E-Mails wurden nach allen Versuchen aufgegeben und erreichen niemanden')}. Prüfe SMTP_URL und das Log des Mailservers.`,
    },
    late_jobs: {
      subject: 'Aufgaben bleiben liegen',
      text: ({ task, count }) =>
        `${countOf(count, `Aufgabe der Art „${task}“ ist überfällig oder wurde aufgegeben`, `Aufgaben der Art „${task}“ sind überfällig oder wurden aufgegeben`)}. Der Grund steht im Log.`,
    },
    turnover_abroad: {
      subject: 'Umsatz im EU-Ausland nahe 10.000 €',
      text: ({ turnover }) =>
        `Dein Nettoumsatz mit Verbrauchern in anderen Mitgliedstaaten hat ${euros(turnover, 'de')} erreicht. Ab 10.000 € im Jahr erhebt das Land der Kunden die Umsatzsteuer: Registriere dich für den One-Stop-Shop und setze dann „vatMode“ auf „one_stop_shop“. Was bis dahin geschieht, steht im Handbuch für Betreiber.`,
    },
  },
};
