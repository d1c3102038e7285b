import { defineCopy } from '../../i18n/define-copy.ts';

export const copy = defineCopy({
  en: {
    'dashboard.title': 'Dashboard',
    'dashboard.welcome': 'Welcome, {{email}}',
    'dashboard.profile': 'Profile',
    'dashboard.joined': 'Joined {{date}}',
    'dashboard.new': 'New Rule',
    'dashboard.newNotice': 'Create a new rule',
  },
  de: {
    'dashboard.title': 'Dashboard',
    'dashboard.welcome': 'Willkommen, {{email}}',
    'dashboard.profile': 'Profil',
    'dashboard.joined': 'Dabei seit {{date}}',
    'dashboard.new': 'Neue Regel',
    'dashboard.newNotice': 'Neue Regel erstellen',
  },
});

/** What runs or waits for a person. */
export const mattersCopy = defineCopy({
  en: {
    'matters.title': 'What is open',
    'matters.plan': 'Your plan is running.',
    'matters.renews': 'Your plan renews on {{date}}.',
    'matters.trial': 'Your free trial ends on {{date}}; then your plan begins.',
    'matters.ends': 'Your plan ends on {{date}}.',
    'matters.overdue': 'The last payment for your plan failed.',
    'matters.review': 'We are checking your payment for order {{order}}.',
    'matters.processing': 'Your payment for order {{order}} has not arrived yet.',
    'matters.withdrawal': 'Your withdrawal of {{date}} is being carried out.',
    'matters.cancellation': 'Your cancellation of {{date}} is being carried out.',
    'matters.outdated_one': '{{count}} saved rule was made with older knowledge.',
    'matters.outdated_other': '{{count}} saved rules were made with older knowledge.',
    'matters.open': 'View',
  },
  de: {
    'matters.title': 'Was offen ist',
    'matters.plan': 'Dein Tarif läuft.',
    'matters.renews': 'Dein Tarif verlängert sich am {{date}}.',
    'matters.trial': 'Dein kostenloser Testzeitraum endet am {{date}}; danach beginnt dein Tarif.',
    'matters.ends': 'Dein Tarif endet am {{date}}.',
    'matters.overdue': 'Die letzte Zahlung für deinen Tarif ist fehlgeschlagen.',
    'matters.review': 'Wir prüfen deine Zahlung für die Bestellung {{order}}.',
    'matters.processing': 'Deine Zahlung für die Bestellung {{order}} ist noch nicht angekommen.',
    'matters.withdrawal': 'Dein Widerruf vom {{date}} wird umgesetzt.',
    'matters.cancellation': 'Deine Kündigung vom {{date}} wird umgesetzt.',
    'matters.outdated_one': '{{count}} gespeicherte Regel hat einen älteren Wissensstand.',
    'matters.outdated_other': '{{count}} gespeicherte Regeln haben einen älteren Wissensstand.',
    'matters.open': 'Ansehen',
  },
});

/** The texts of the page that greets a new account. */
export const welcomeCopy = defineCopy({
  en: {
    'welcome.title': 'Welcome, {{name}}',
    'welcome.lead': 'Your account is ready. Three steps to your first rule:',
    'welcome.step1': 'Answer five questions',
    'welcome.step1Text': 'Choose your model, the kind of application, your stack, how strict to be, and a format.',
    'welcome.step2': 'Generate the rule',
    'welcome.step2Text': 'One rule costs one token. You see the whole text at once.',
    'welcome.step3': 'Put it where your tool reads it',
    'welcome.step3Text': 'Copy it into the settings or save it as a file of your project.',
    'welcome.faq': 'Frequently asked',
    'welcome.q1': 'What is a token?',
    'welcome.a1': 'One token lets you generate one rule. Tokens do not expire while your account exists.',
    'welcome.q2': 'Can I change a rule afterwards?',
    'welcome.a2': 'Yes. A rule is plain text: edit it as you like, or answer the questions again.',
    'welcome.q3': 'Which models does it work with?',
    'welcome.a3': 'With all that read instructions: chat models, coding editors and app builders.',
    'welcome.q4': 'What may I do with the rule?',
    'welcome.a4': 'Use it in private and commercial projects, change it, and publish it as part of them.',
    'welcome.dashboard': 'Go to Dashboard',
    'welcome.start': 'Create your first rule',
    'welcome.gift_one': '{{count}} token is in your account as a welcome gift. A rule costs one.',
    'welcome.gift_other': '{{count}} tokens are in your account as a welcome gift. A rule costs one.',
    'welcome.balance_one': 'You have {{count}} token. A rule costs one.',
    'welcome.balance_other': 'You have {{count}} tokens. A rule costs one.',
  },
  de: {
    'welcome.title': 'Willkommen, {{name}}',
    'welcome.lead': 'Dein Konto ist bereit. Drei Schritte bis zu deiner ersten Regel:',
    'welcome.step1': 'Fünf Fragen beantworten',
    'welcome.step1Text': 'Wähle Modell, Art der Anwendung, Stack, Strenge und Format.',
    'welcome.step2': 'Regel erzeugen',
    'welcome.step2Text': 'Eine Regel kostet einen Token. Du siehst sofort den ganzen Text.',
    'welcome.step3': 'Dorthin legen, wo dein Werkzeug sie liest',
    'welcome.step3Text': 'Kopiere sie in die Einstellungen oder lege sie als Datei in dein Projekt.',
    'welcome.faq': 'Häufige Fragen',
    'welcome.q1': 'Was ist ein Token?',
    'welcome.a1': 'Mit einem Token erzeugst du eine Regel. Tokens verfallen nicht, solange dein Konto besteht.',
    'welcome.q2': 'Kann ich eine Regel später ändern?',
    'welcome.a2': 'Ja. Eine Regel ist Text: Ändere sie, wie du magst, oder beantworte die Fragen neu.',
    'welcome.q3': 'Mit welchen Modellen geht das?',
    'welcome.a3': 'Mit allen, die Anweisungen lesen: Chatmodelle, Editoren und App-Baukästen.',
    'welcome.q4': 'Was darf ich mit der Regel machen?',
    'welcome.a4': 'In privaten und geschäftlichen Projekten nutzen, ändern und mit ihnen veröffentlichen.',
    'welcome.dashboard': 'Zum Dashboard',
    'welcome.start': 'Erste Regel erstellen',
    'welcome.gift_one': '{{count}} Token liegt als Willkommensgeschenk auf deinem Konto. Eine Regel kostet einen.',
    'welcome.gift_other': '{{count}} Tokens liegen als Willkommensgeschenk auf deinem Konto. Eine Regel kostet einen.',
    'welcome.balance_one': 'Du hast {{count}} Token. Eine Regel kostet einen.',
    'welcome.balance_other': 'Du hast {{count}} Tokens. Eine Regel kostet einen.',
  },
});

/** For the first account, while the shop has no admin. */
export const claimCopy = defineCopy({
  en: {
    'claim.title': 'This shop has no admin yet',
    'claim.text': 'Yours is the first account, so you can become the admin.',
    'claim.open': 'Become the admin',
  },
  de: {
    'claim.title': 'Dieser Shop hat noch keinen Admin',
    'claim.text': 'Dein Konto ist das erste, daher kannst du Admin werden.',
    'claim.open': 'Admin werden',
  },
});
