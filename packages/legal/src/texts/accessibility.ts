import type { LegalSection } from '@regelwerk/contract/shop/legal-document';
import { productName } from '@regelwerk/contract/shop/product-name';
import type { Operator } from '../operator.ts';

function german({ name, email, phone }: Operator): LegalSection[] {
  return [
    {
      heading: 'Unser Dienst',
      paragraphs: [
        `${name} betreibt ${productName}: In fünf Schritten entsteht aus Ihren Antworten eine Verhaltensregel für ein KI-Modell. Tokens und Tarife bestellen Sie auf diesen Seiten; bezahlt wird auf der Seite unseres Zahlungsdienstes.`,
      ],
    },
    {
      heading: 'Stand der Barrierefreiheit',
      paragraphs: [
        'Unser Maßstab sind die Anforderungen der EN 301 549 und der WCAG 2.1 auf der Stufe AA (§ 3 BFSG und BFSGV). Wir erfüllen sie nach eigener Prüfung, bis auf die Ausnahmen im nächsten Abschnitt. Erfüllt ist insbesondere:',
      ],
      points: [
        'Alles lässt sich mit der Tastatur bedienen, in sinnvoller Reihenfolge und mit sichtbarem Fokus.',
        'Überschriften, Formulare, Meldungen und Fehler sind für Screenreader ausgezeichnet.',
        'Texte haben ausreichenden Kontrast, hell wie dunkel, und lassen sich auf 400 % vergrößern.',
        'Animationen ruhen, wenn Sie in Ihrem System weniger Bewegung eingestellt haben.',
        'Widerruf, Kündigung und Rechtstexte funktionieren auch ohne JavaScript.',
      ],
    },
    {
      heading: 'Ausnahmen',
      paragraphs: [],
      points: [
        'Rechnungen als PDF sind nicht für Screenreader ausgezeichnet. Ihren Inhalt schicken wir auf Wunsch als Text.',
        'Auf die Seiten des Zahlungsdienstes haben wir keinen Einfluss.',
      ],
    },
    {
      heading: 'Geprüft',
      paragraphs: [
        'Nach jeder Änderung prüfen wir alle Seiten in beiden Sprachen und Farbschemata automatisch (axe-core); Bestellung und Widerruf spielen wir mit der Tastatur durch.',
      ],
    },
    {
      heading: 'Eine Barriere melden',
      paragraphs: [
        `Schreiben Sie an ${email}, oder rufen Sie an: ${phone}. Wir antworten und helfen Ihnen auf anderem Weg weiter.`,
        'Zuständig für die Aufsicht ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Anstalt öffentlichen Rechts, Carl-Miller-Straße 6, 39112 Magdeburg, Telefon: +49 391 289 230 23, E-Mail: kontakt@mlbf-barrierefrei.de.',
      ],
    },
  ];
}

function english({ name, email, phone }: Operator): LegalSection[] {
  return [
    {
      heading: 'Our service',
      paragraphs: [
        `${name} runs ${productName}: in five steps your answers become a behavior rule for an AI model. You order tokens and plans on these pages; you pay on the page of our payment service.`,
      ],
    },
    {
      heading: 'Conformance',
      paragraphs: [
        'Our standard is EN 301 549 and WCAG 2.1 at level AA (section 3 of the German Accessibility Strengthening Act). By our own assessment we meet them, apart from the exceptions in the next section. In particular:',
      ],
      points: [
        'Everything can be operated by keyboard, in a sensible order and with a visible focus.',
        'Headings, forms, messages and errors are marked up for screen readers.',
        'Text has sufficient contrast in light and dark, and can be enlarged to 400%.',
        'Motion stops when your system asks for less of it.',
        'Withdrawal, cancellation and legal texts work without JavaScript as well.',
      ],
    },
    {
      heading: 'Exceptions',
      paragraphs: [],
      points: [
        'Invoices in PDF are not tagged for screen readers. On request we send their content as text.',
        'We have no influence on the pages of the payment service.',
      ],
    },
    {
      heading: 'How we check',
      paragraphs: [
        'Every page is checked automatically with each change, in both languages and color schemes (axe-core); an order and a withdrawal are made by keyboard.',
      ],
    },
    {
      heading: 'Reporting a barrier',
      paragraphs: [
        `Write to ${email}, or call ${phone}. We will answer and find another way to help you.`,
        'The supervising body is the market surveillance authority of the German states for the accessibility of products and services (MLBF), Carl-Miller-Straße 6, 39112 Magdeburg, Germany, phone: +49 391 289 230 23, email: kontakt@mlbf-barrierefrei.de.',
      ],
    },
  ];
}

/** The statement on accessibility: the ISO date of the wording, and a function for each language that fills in the operator’s facts. */
export const accessibility = {
  version: '2026-11-27',
  sections: { en: english, de: german },
};
