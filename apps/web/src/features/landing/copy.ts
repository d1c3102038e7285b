import { defineCopy } from '../../i18n/define-copy.ts';

export const copy = defineCopy({
  en: {
    'landing.welcome': 'Welcome to Regelwerk',
    'landing.lead':
      'Answer five questions and get a behavior rule: a text that tells your AI tool how to build with you. It fits your model, your project and the way you work.',
    'landing.title': 'Behavior rules for AI models',
    'landing.try': 'Try It Now',
    'landing.start': 'Get Started',
    'landing.needsScript': 'The five questions need JavaScript, which your browser does not run here.',
    'landing.signIn': 'Sign In',
    'landing.createAccount': 'Create Account',
    'landing.noCard': 'Free preview. No account and no card needed.',
  },
  de: {
    'landing.welcome': 'Willkommen bei Regelwerk',
    'landing.lead':
      'Beantworte fünf Fragen und erhalte eine Verhaltensregel: einen Text, der deinem KI-Werkzeug sagt, wie es mit dir bauen soll, passend zu deinem Modell, deinem Projekt und deiner Arbeitsweise.',
    'landing.title': 'Verhaltensregeln für KI-Modelle',
    'landing.try': 'Jetzt ausprobieren',
    'landing.start': 'Loslegen',
    'landing.needsScript': 'Für die fünf Fragen braucht es JavaScript, das dein Browser hier nicht ausführt.',
    'landing.signIn': 'Anmelden',
    'landing.createAccount': 'Konto erstellen',
    'landing.noCard': 'Kostenlose Vorschau, ohne Konto und ohne Karte.',
  },
});
