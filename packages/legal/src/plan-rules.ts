import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';

type Rule = 'minimumTerm' | 'renewal' | 'short' | 'trial' | 'rest' | 'change' | 'order' | 'refresh';

/**
 * The rules that hold for every plan, once for the terms and for each place that shows a plan. The sentences name nobody, so that they fit
 * pages that say Sie and pages that say du. `earliestEnd`, `refundAtEnd` and `undoUnpaidChange` do what they say.
 */
export const planRules: Readonly<Record<InterfaceLanguage, Readonly<Record<Rule, string>>>> = {
  en: {
    minimumTerm: 'The first paid period is the minimum term.',
    renewal:
      'After it the plan goes on for an indefinite time and can be canceled at any time with one month’s notice; it ends with the paid period at the latest.',
    short: 'A plan with periods of up to one month can be canceled at the end of each period.',
    trial: 'A plan that is canceled during its trial ends with the trial, and nothing is charged.',
    rest: 'If a plan ends after its minimum term and before a paid period does, the price of the remaining time is refunded, but no more than the price of the unused tokens of that period.',
    change:
      'A change of plan starts when the current period ends. If the first charge of the new plan fails, the change does not take place: the former plan goes on without a new minimum term, its next period starts at once, and the price of that period is charged.',
    refresh:
      'While a plan runs, a saved rule can be made anew with the present knowledge for the same project (refresh) without a token, up to twenty times in 24 hours. This is part of the plan, has no price of its own and ends with the plan. It rests while the payment for the current period is overdue or disputed.',
    order: 'Gift and trial tokens count as used first, then purchased tokens in the order in which they were bought.',
  },
  de: {
    minimumTerm: 'Der erste bezahlte Zeitraum ist die Mindestlaufzeit.',
    renewal:
      'Danach läuft der Tarif auf unbestimmte Zeit weiter und kann jederzeit mit einer Frist von einem Monat gekündigt werden; er endet spätestens mit dem bezahlten Zeitraum.',
    short: 'Ein Tarif mit Zeiträumen bis zu einem Monat kann zum Ende jedes Zeitraums gekündigt werden.',
    trial: 'Wird ein Tarif im Testzeitraum gekündigt, endet er mit dem Testzeitraum, und es wird nichts abgebucht.',
    rest: 'Endet ein Tarif nach der Mindestlaufzeit vor dem Ende eines bezahlten Zeitraums, wird der Preis der restlichen Zeit erstattet, höchstens aber der Preis der nicht eingesetzten Tokens dieses Zeitraums.',
    change:
      'Ein Tarifwechsel beginnt mit dem Ende des laufenden Zeitraums. Scheitert die erste Abbuchung des neuen Tarifs, findet der Wechsel nicht statt: Der bisherige Tarif läuft ohne neue Mindestlaufzeit weiter, sein nächster Zeitraum beginnt sofort, und der Preis dafür wird abgebucht.',
    refresh:
      'Solange ein Tarif läuft, kann eine gespeicherte Regel für dasselbe Projekt mit dem jeweils aktuellen Wissensstand ohne Token neu erzeugt werden (Auffrischen), bis zu zwanzigmal in 24 Stunden. Das gehört zum Tarif, hat keinen eigenen Preis und endet mit ihm. Es ruht, solange die Zahlung für den laufenden Zeitraum aussteht oder beanstandet ist.',
    order:
      'Geschenkte Tokens und Tokens eines Testzeitraums gelten als zuerst eingesetzt, danach gekaufte in der Reihenfolge des Kaufs.',
  },
};
