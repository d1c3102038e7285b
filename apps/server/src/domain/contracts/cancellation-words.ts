import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { productName } from '@regelwerk/contract/shop/product-name';

/** The texts of the mails about a declaration that sets a plan to end, to the account of the plan and to a sender from another address. */
export const cancellationWords = {
  en: {
    subject: `Your subscription at ${productName} ends`,
    endedSubject: `Your subscription at ${productName} has ended`,
    ends: (date: string) =>
      `You have canceled your subscription. It ends on ${date}, and nothing is charged after that.`,
    endsByOther: (date: string) =>
      `Your subscription has been canceled. It ends on ${date}, and nothing is charged after that.`,
    ended: (date: string) => `Your subscription ended on ${date}, and nothing more is charged.`,
    fromReceipt: (date: string) => `The cancellation counts from its receipt on ${date}.`,
    byOther: 'The cancellation reached us through our form, from another email address than that of your account.',
    rest: 'What you paid for the time after that is paid back when it ends.',
    restNow: 'What you paid for the time after that is paid back; the amount comes in a mail of its own.',
    forCause: 'Your cancellation for good cause is effective.',
    noCause:
      'You canceled for good cause. We do not see one, so we treat your declaration as an ordinary cancellation. Please write to us if you see it differently.',
    meanwhile: (date: string) =>
      `Your subscription has been canceled for good cause. It now ends on ${date} at the latest, and nothing is charged after that.`,
    undecided:
      'We are still checking whether it ends earlier, with the receipt of the cancellation. You will get the result by mail.',
    notYou: 'If that was not you, you can take it back in the subscription management until then.',
    withdrawnSubject: 'A withdrawal from your plan has reached us',
    withdrawnMeanwhile: (date: string) =>
      `We have received a withdrawal from your plan. Until we have decided on it, nothing more is charged for it: the plan is set to end on ${date}.`,
    withdrawnUncharged: 'The present period has not been charged yet, so it brings no tokens until then.',
    withdrawnUndecided:
      'If the withdrawal is effective, the plan ends at once, and we pay back what is due. If not, it goes on, unless it has ended by then or ends for another reason. You will get the result by mail.',
    withdrawnByOther:
      'The withdrawal reached us through our form, from another email address than that of your account.',
    withdrawnNotYou:
      'If that was not you, or if you want to keep the plan, you can take the withdrawal back until then: reactivate the plan in the subscription management.',
    action: 'Manage subscription',
    senderSubject: 'Your cancellation',
    senderWithdrew: 'Your withdrawal',
    senderWithdrewMeanwhile: (date: string) =>
      `We are still checking your withdrawal. Until we have decided on it, the contract is set to end on ${date}.`,
    senderEnds: (date: string) => `The contract ends on ${date}.`,
    senderEnded: (date: string) => `The contract ended on ${date}.`,
    senderMeanwhile: (date: string) =>
      `The contract ends on ${date} at the latest. We are still checking whether it ends earlier.`,
    keptSubject: `Your subscription at ${productName} continues`,
    kept: 'The cancellation of your subscription was taken back in the subscription management. Your subscription continues.',
    keptFromWithdrawal: (date: string) =>
      `The withdrawal from your plan that reached us on ${date} was taken back in the subscription management. Your plan continues.`,
    withdrawalClosed: (date: string) =>
      `We have checked the withdrawal that reached us on ${date}. It does not end your plan, which goes on as before.`,
    keptByUs: 'We have taken back the cancellation of your subscription. Your subscription continues.',
    endsAllTheSame: (received: string, date: string) =>
      `We have taken back the cancellation that reached us from another email address on ${received}. Your plan ends on ${date} all the same, because it was canceled in another way too.`,
    chargedNow: 'The present period has not been charged yet; it is charged now.',
    keptWithoutChange: (product: string, order: string) =>
      `This does not bring back your change to ${product} (order ${order}). Please order it again if you still want it.`,
    keptRenews: (date: string) => `Its present period ends on ${date}; the next one is charged then.`,
    senderKept: (date: string) =>
      `The cancellation that you declared on ${date} was taken back from the account of the contract. The contract continues.`,
    senderKeptFromWithdrawal: (date: string) =>
      `The withdrawal that you declared on ${date} was taken back from the account of the contract. The contract continues.`,
    senderTakenBack: (date: string) => `We have taken back the cancellation that you declared on ${date}.`,
    senderContinues: 'The contract continues.',
  },
  de: {
    subject: `Dein Tarif bei ${productName} endet`,
    endedSubject: `Dein Tarif bei ${productName} ist beendet`,
    ends: (date: string) => `Du hast deinen Tarif gekündigt. Er endet am ${date}, danach wird nichts mehr abgebucht.`,
    endsByOther: (date: string) =>
      `Dein Tarif wurde gekündigt. Er endet am ${date}, danach wird nichts mehr abgebucht.`,
    ended: (date: string) => `Dein Tarif hat am ${date} geendet, es wird nichts mehr abgebucht.`,
    fromReceipt: (date: string) => `Maßgeblich ist der Eingang der Kündigung am ${date}.`,
    byOther: 'Die Kündigung kam über unser Formular, von einer anderen E-Mail-Adresse als der deines Kontos.',
    rest: 'Was du für die Zeit danach bezahlt hast, erstatten wir dir nach Vertragsende.',
    restNow: 'Was du für die Zeit danach bezahlt hast, erstatten wir dir; den Betrag nennen wir in einer eigenen Mail.',
    forCause: 'Deine Kündigung aus wichtigem Grund ist wirksam.',
    noCause:
      'Du hast aus wichtigem Grund gekündigt. Einen solchen Grund sehen wir nicht und behandeln deine Erklärung deshalb als ordentliche Kündigung. Schreib uns bitte, wenn du das anders siehst.',
    meanwhile: (date: string) =>
      `Dein Tarif wurde aus wichtigem Grund gekündigt. Er endet jetzt spätestens am ${date}, danach wird nichts mehr abgebucht.`,
    undecided: 'Ob er schon mit dem Eingang der Kündigung endet, prüfen wir noch. Das Ergebnis bekommst du per E-Mail.',
    notYou: 'Wenn du das nicht warst, kannst du die Kündigung bis dahin in der Tarifverwaltung zurücknehmen.',
    withdrawnSubject: 'Ein Widerruf zu deinem Tarif ist eingegangen',
    withdrawnMeanwhile: (date: string) =>
      `Bei uns ist ein Widerruf zu deinem Tarif eingegangen. Bis wir darüber entschieden haben, buchen wir für den Tarif nichts mehr ab: Als sein Ende ist der ${date} vorgemerkt.`,
    withdrawnUncharged: 'Der laufende Zeitraum ist noch nicht abgebucht und bringt deshalb bis dahin keine Tokens.',
    withdrawnUndecided:
      'Ist der Widerruf wirksam, endet der Tarif sofort, und wir erstatten dir, was dir zusteht. Ist er es nicht, läuft der Tarif weiter, wenn er bis dahin nicht geendet hat und nicht aus einem anderen Grund endet. Das Ergebnis bekommst du per E-Mail.',
    withdrawnByOther: 'Der Widerruf kam über unser Formular, von einer anderen E-Mail-Adresse als der deines Kontos.',
    withdrawnNotYou:
      'Wenn du das nicht warst oder den Tarif behalten möchtest, kannst du den Widerruf bis dahin zurücknehmen: Aktiviere den Tarif in der Tarifverwaltung wieder.',
    action: 'Tarif verwalten',
    senderSubject: 'Deine Kündigung',
    senderWithdrew: 'Dein Widerruf',
    senderWithdrewMeanwhile: (date: string) =>
      `Dein Widerruf wird noch geprüft. Bis darüber entschieden ist, ist als Ende des Vertrags der ${date} vorgemerkt.`,
    senderEnds: (date: string) => `Der Vertrag endet am ${date}.`,
    senderEnded: (date: string) => `Der Vertrag hat am ${date} geendet.`,
    senderMeanwhile: (date: string) =>
      `Der Vertrag endet spätestens am ${date}. Ob er früher endet, wird noch geprüft.`,
    keptSubject: `Dein Tarif bei ${productName} läuft weiter`,
    kept: 'Die Kündigung deines Tarifs wurde in der Tarifverwaltung zurückgenommen. Dein Tarif läuft weiter.',
    keptFromWithdrawal: (date: string) =>
      `Der Widerruf zu deinem Tarif, der am ${date} eingegangen ist, wurde in der Tarifverwaltung zurückgenommen. Dein Tarif läuft weiter.`,
    withdrawalClosed: (date: string) =>
      `Wir haben den Widerruf geprüft, der am ${date} eingegangen ist. Er beendet deinen Tarif nicht; der Tarif läuft weiter wie bisher.`,
    keptByUs: 'Wir haben die Kündigung deines Tarifs zurückgenommen. Dein Tarif läuft weiter.',
    endsAllTheSame: (received: string, date: string) =>
      `Die Kündigung, die am ${received} von einer anderen E-Mail-Adresse bei uns eingegangen ist, haben wir zurückgenommen. Dein Tarif endet trotzdem am ${date}, weil er auch auf andere Weise gekündigt wurde.`,
    chargedNow: 'Der laufende Zeitraum ist noch nicht abgebucht; das holen wir jetzt nach.',
    keptWithoutChange: (product: string, order: string) =>
      `Dein Wechsel zu ${product} (Bestellung ${order}) lebt damit nicht wieder auf. Möchtest du ihn noch, bestelle ihn bitte neu.`,
    keptRenews: (date: string) => `Der laufende Zeitraum endet am ${date}, dann wird der nächste abgebucht.`,
    senderKept: (date: string) =>
      `Die Kündigung, die du am ${date} erklärt hast, wurde vom Konto des Vertrags aus zurückgenommen. Der Vertrag läuft weiter.`,
    senderKeptFromWithdrawal: (date: string) =>
      `Der Widerruf, den du am ${date} erklärt hast, wurde vom Konto des Vertrags aus zurückgenommen. Der Vertrag läuft weiter.`,
    senderTakenBack: (date: string) => `Die Kündigung, die du am ${date} erklärt hast, haben wir zurückgenommen.`,
    senderContinues: 'Der Vertrag läuft weiter.',
  },
} as const satisfies Record<InterfaceLanguage, unknown>;
