import { defineCopy } from '../../i18n/define-copy.ts';

export const copy = defineCopy({
  en: {
    'tokens.balance': 'Token balance',
    'tokens.count': '{{count}} tokens',
    'tokens.costs': 'One rule costs one token.',
    'tokens.failed': 'Failed to load tokens',
    'tokens.failedText': 'Could not retrieve your current token balance.',
    'tokens.retry': 'Try again',
    'tokens.out': "You're out of tokens! Add more to generate rules.",
    'tokens.low': 'Running low on tokens!',
    'tokens.purchase': 'Purchase Tokens',
    'tokens.none': 'No tokens available',
    'tokens.noneText': 'You need tokens to generate rules.',
    'tokens.deducted': '1 token has been deducted from your account. You now have {{count}} tokens remaining.',
  },
  de: {
    'tokens.balance': 'Token-Guthaben',
    'tokens.count': '{{count}} Tokens',
    'tokens.costs': 'Eine Regel kostet einen Token.',
    'tokens.failed': 'Tokens konnten nicht geladen werden',
    'tokens.failedText': 'Dein Guthaben konnte nicht abgerufen werden.',
    'tokens.retry': 'Noch einmal versuchen',
    'tokens.out': 'Dir sind die Tokens ausgegangen. Lade welche nach, um Regeln zu erzeugen.',
    'tokens.low': 'Deine Tokens werden knapp.',
    'tokens.purchase': 'Tokens kaufen',
    'tokens.none': 'Keine Tokens verfügbar',
    'tokens.noneText': 'Du brauchst Tokens, um Regeln zu erzeugen.',
    'tokens.deducted': 'Von deinem Konto wurde 1 Token abgezogen. Du hast jetzt noch {{count}} Tokens.',
  },
});
