import type { LegalSection } from '@regelwerk/contract/legal-document';
import type { Operator } from '../operator.ts';

const address = ({ name, legalForm, street, city, country }: Operator) => [
  `${name} (${legalForm})`,
  street,
  city,
  country,
];

function german(operator: Operator): LegalSection[] {
  const { partners, email, phone, register, vatId, responsibleForContent } = operator;
  return [
    { heading: 'Angaben gemäß § 5 DDG', paragraphs: [], points: address(operator) },
    { heading: 'Vertretungsberechtigte Gesellschafter', paragraphs: [], points: partners },
    { heading: 'Kontakt', paragraphs: [], points: [`E-Mail: ${email}`, `Telefon: ${phone}`] },
    ...(register === '' ? [] : [{ heading: 'Registereintrag', paragraphs: [register] }]),
    ...(vatId === '' ? [] : [{ heading: 'Umsatzsteuer-Identifikationsnummer', paragraphs: [vatId] }]),
    { heading: 'Verantwortlich für den Inhalt', paragraphs: [responsibleForContent] },
    {
      heading: 'Verbraucherstreitbeilegung',
      paragraphs: [
        'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      ],
    },
  ];
}

function english(operator: Operator): LegalSection[] {
  const { partners, email, phone, register, vatId, responsibleForContent } = operator;
  return [
    {
      heading: 'Information under section 5 of the German Digital Services Act (DDG)',
      paragraphs: [],
      points: address(operator),
    },
    { heading: 'Partners authorised to represent the partnership', paragraphs: [], points: partners },
    { heading: 'Contact', paragraphs: [], points: [`Email: ${email}`, `Phone: ${phone}`] },
    ...(register === '' ? [] : [{ heading: 'Register entry', paragraphs: [register] }]),
    ...(vatId === '' ? [] : [{ heading: 'VAT identification number', paragraphs: [vatId] }]),
    { heading: 'Responsible for the content', paragraphs: [responsibleForContent] },
    {
      heading: 'Consumer dispute resolution',
      paragraphs: [
        'We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board.',
      ],
    },
  ];
}

export const imprint = {
  version: '2026-11-01',
  sections: { en: english, de: german },
};
