import { defineCopy } from '../../i18n/define-copy.ts';

export const copy = defineCopy({
  en: {
    'landing.welcome': 'Welcome to Regelwerk',
    'landing.lead':
      'Five answers become the rule that tells your AI tool how to build with you: files that Cursor and Claude load, or a text that you paste into ChatGPT or Lovable.',
    'landing.title': 'Behavior rules for AI models',
    'landing.try': 'Try It Now',
    'landing.start': 'Get Started',
    'landing.signIn': 'Sign In',
    'landing.createAccount': 'Create Account',
  },
  de: {
    'landing.welcome': 'Willkommen bei Regelwerk',
    'landing.lead':
      'Aus fünf Antworten wird die Regel, die deinem KI-Werkzeug sagt, wie es mit dir bauen soll: Dateien, die Cursor und Claude laden, oder ein Text für ChatGPT und Lovable.',
    'landing.title': 'Verhaltensregeln für KI-Modelle',
    'landing.try': 'Jetzt ausprobieren',
    'landing.start': 'Loslegen',
    'landing.signIn': 'Anmelden',
    'landing.createAccount': 'Konto erstellen',
  },
});
