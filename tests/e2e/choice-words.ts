/** The choices of the wizard's last two steps as it names them; tests/texts compares them with the app's copy. */
export const choiceWords = {
  en: {
    strict: 'Strict',
    creative: 'Creative',
    modular: 'Modular',
    documented: 'Documented',
    both: 'Both',
    lean: 'Lean',
    standard: 'Standard',
    full: 'Full',
    whyLean:
      'An agent sends the rule with every request, and a short one leaves more room for your task. So Lean is preselected.',
    options: 'Notes, size and language',
    answers: 'Your answers so far',
    ruleLanguage: 'Language of the rule',
  },
  de: {
    strict: 'Strikt',
    creative: 'Kreativ',
    modular: 'Modular',
    documented: 'Dokumentiert',
    both: 'Beides',
    lean: 'Knapp',
    standard: 'Standard',
    full: 'Ausführlich',
    whyLean:
      'Ein Agent schickt die Regel bei jeder Anfrage mit, und eine kurze lässt deiner Aufgabe mehr Platz. Deshalb ist „Knapp“ vorausgewählt.',
    options: 'Hinweise, Umfang und Sprache',
    answers: 'Deine Antworten bisher',
    ruleLanguage: 'Sprache der Regel',
  },
} as const;
