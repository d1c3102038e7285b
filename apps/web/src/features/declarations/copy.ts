import { defineCopy } from '../../i18n/define-copy.ts';

export const copy = defineCopy({
  en: {
    'declared.title': 'Your withdrawals and cancellations',
    'declared.withdrawal': 'Withdrawal',
    'declared.cancellation': 'Cancellation',
    'declared.on': 'Received on {{date}}',
    'declared.byOther': 'Received on {{date}} from another email address than yours',
    'declared.receivedWithdrawal': 'Received. We carry it out and pay back what is due by {{date}}.',
    'declared.receivedCancellation': 'Received. It counts from its receipt; you will get the date of the end by mail.',
    'declared.endsAtLatest': 'Your plan ends on {{date}} at the latest. We are still checking whether it ends earlier.',
    'declared.withdrawnMeanwhile':
      'Received. We are checking it. Until then nothing more is charged for the plan, which is set to end on {{date}}.',
    'declared.ends': 'Effective. End of your plan: {{date}}.',
    'declared.effective': 'Effective. The contract has ended, and nothing is left to be paid back.',
    'declared.refund': 'Effective. The contract has ended, and {{price}} goes back the way you paid.',
    'declared.answered': 'We have answered it by mail.',
    'declared.takenBack': 'Taken back. It does not end your plan.',
    'declared.failed': 'Your withdrawals and cancellations could not be loaded.',
  },
  de: {
    'declared.title': 'Deine Widerrufe und Kündigungen',
    'declared.withdrawal': 'Widerruf',
    'declared.cancellation': 'Kündigung',
    'declared.on': 'Eingegangen am {{date}}',
    'declared.byOther': 'Eingegangen am {{date}} von einer anderen E-Mail-Adresse als deiner',
    'declared.receivedWithdrawal': 'Eingegangen. Wir setzen ihn um und erstatten bis zum {{date}}, was dir zusteht.',
    'declared.receivedCancellation':
      'Eingegangen. Sie zählt ab ihrem Eingang; das Datum des Endes bekommst du per E-Mail.',
    'declared.endsAtLatest': 'Dein Tarif endet spätestens am {{date}}. Ob er früher endet, prüfen wir noch.',
    'declared.withdrawnMeanwhile':
      'Eingegangen, wir prüfen ihn. Bis dahin buchen wir für den Tarif nichts mehr ab: Als sein Ende ist der {{date}} vorgemerkt.',
    'declared.ends': 'Wirksam. Ende deines Tarifs: {{date}}.',
    'declared.effective': 'Wirksam. Der Vertrag ist beendet, zu erstatten ist nichts mehr.',
    'declared.refund': 'Wirksam. Der Vertrag ist beendet, {{price}} gehen auf deinem Zahlungsweg zurück.',
    'declared.answered': 'Wir haben per E-Mail geantwortet.',
    'declared.takenBack': 'Zurückgenommen. Dein Tarif endet dadurch nicht.',
    'declared.failed': 'Deine Widerrufe und Kündigungen konnten nicht geladen werden.',
  },
});
