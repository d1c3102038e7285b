/** More texts of a person's own pages; tests/texts compares them with the app's copy. */
export const ownWords = {
  en: {
    newRule: 'New Rule',
    createFirst: 'Create Your First Rule',
    filterRules: 'Search and filter',
    buyTokens: 'Purchase Tokens',
  },
  de: {
    newRule: 'Neue Regel',
    createFirst: 'Erste Regel erstellen',
    filterRules: 'Suchen und filtern',
    buyTokens: 'Tokens kaufen',
  },
} as const;
