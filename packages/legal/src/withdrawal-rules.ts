import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';

/**
 * When the right of withdrawal lapses and what a withdrawal costs, for the terms and the page on withdrawal. `refundAfterWithdrawal`
 * and `settleContract` do what they say. They name no subsection of section 356 BGB, which was renumbered in 2026 (docs/decisions/032).
 */
export const withdrawalRules: Readonly<
  Record<InterfaceLanguage, Readonly<Record<'pack' | 'plan' | 'change' | 'amount', string>>>
> = {
  en: {
    pack: 'A token package is a contract for digital content. The right of withdrawal lapses for each token that you use, if you have expressly agreed that performance begins before the withdrawal period ends, have acknowledged that you thereby lose the right, and have received our confirmation of it. If you withdraw in time, we refund the price of the tokens that you have not used.',
    plan: 'A plan is a contract for a digital service. The right of withdrawal lapses only with full performance, not with the use of single tokens. Withdrawing ends the plan at once. While a withdrawal in time waits for our decision, we charge nothing more for the plan if it states the order and the name or email address stored with it; if it turns out not to be effective and the plan still runs, we then charge the period that has begun.',
    change:
      'If a change of plan is withdrawn from before it starts, it does not take place, and the former plan goes on. A later withdrawal ends the new plan at once, and the former one does not come back.',
    amount:
      'If you withdraw from a plan, we calculate the amount that you owe for what was provided as follows: the price of the period divided by the number of its tokens, times the tokens used, but no more than the part of the price that falls on the time that has passed. Free refreshes do not count.',
  },
  de: {
    pack: 'Ein Token-Paket ist ein Vertrag über digitale Inhalte. Das Widerrufsrecht erlischt für jeden eingesetzten Token, wenn Sie ausdrücklich zugestimmt haben, dass die Leistung vor Ablauf der Widerrufsfrist beginnt, Ihre Kenntnis davon bestätigt haben, dass Sie dadurch das Recht verlieren, und von uns eine Bestätigung darüber erhalten haben. Widerrufen Sie fristgerecht, erstatten wir den Preis der Tokens, die Sie nicht eingesetzt haben.',
    plan: 'Ein Tarif ist ein Vertrag über eine digitale Dienstleistung. Das Widerrufsrecht erlischt erst mit vollständiger Erfüllung, nicht mit dem Einsatz einzelner Tokens. Der Widerruf beendet den Tarif sofort. Solange ein fristgerechter Widerruf auf unsere Entscheidung wartet, buchen wir für den Tarif nichts mehr ab, wenn er die Bestellung und den dort gespeicherten Namen oder die E-Mail-Adresse nennt; erweist er sich als unwirksam und läuft der Tarif noch, buchen wir den begonnenen Zeitraum dann ab.',
    change:
      'Wird ein Tarifwechsel vor seinem Beginn widerrufen, findet er nicht statt, und der bisherige Tarif läuft weiter. Ein späterer Widerruf beendet den neuen Tarif sofort; der bisherige lebt dann nicht wieder auf.',
    amount:
      'Widerrufen Sie einen Tarif, berechnen wir den angemessenen Betrag für das Geleistete so: Preis des Zeitraums geteilt durch die Zahl seiner Tokens und multipliziert mit den eingesetzten Tokens, höchstens aber der Teil des Preises, der auf die abgelaufene Zeit entfällt. Kostenloses Auffrischen zählt dabei nicht.',
  },
};
