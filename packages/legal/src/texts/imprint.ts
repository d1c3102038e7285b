import type { LegalSection } from '@regelwerk/contract/shop/legal-document';
import { languageList } from '../language-list.ts';
import type { Operator } from '../operator.ts';

const address = ({ name, legalForm, street, city, country }: Operator) => [
  `${name} (${legalForm})`,
  street,
  city,
  country,
];

function german(operator: Operator): LegalSection[] {
  const { partners, email, phone, register, vatId, businessId, responsibleForContent } = operator;
  const contactPoint = operator.contactPoint || email;
  return [
    { heading: 'Angaben gemäß § 5 DDG', paragraphs: [], points: address(operator) },
    { heading: 'Vertretungsberechtigte Gesellschafter', paragraphs: [], points: partners },
    { heading: 'Kontakt', paragraphs: [], points: [`E-Mail: ${email}`, `Telefon: ${phone}`] },
    ...(register === '' ? [] : [{ heading: 'Registereintrag', paragraphs: [register] }]),
    ...(vatId === '' ? [] : [{ heading: 'Umsatzsteuer-Identifikationsnummer', paragraphs: [vatId] }]),
    ...(businessId === '' ? [] : [{ heading: 'Wirtschafts-Identifikationsnummer', paragraphs: [businessId] }]),
    {
      heading: 'Kontaktstelle nach Art. 11 und 12 der Verordnung (EU) 2022/2065',
      paragraphs: [
        `Nutzer und Behörden erreichen uns unmittelbar unter ${contactPoint}. Wir antworten auf ${languageList(operator.contactLanguages, 'de')}.`,
      ],
    },
    { heading: 'Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV', paragraphs: [responsibleForContent] },
    {
      heading: 'Marken',
      paragraphs: [
        'Namen von Werkzeugen, Modellen und Technologien wie Cursor, Claude oder ChatGPT können Marken ihrer Inhaber sein. Wir nennen sie nur, um anzugeben, wofür eine Regel bestimmt ist; mit den Inhabern sind wir nicht verbunden.',
      ],
    },
    {
      heading: 'Verbraucherstreitbeilegung',
      paragraphs: [
        'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      ],
    },
  ];
}

function english(operator: Operator): LegalSection[] {
  const { partners, email, phone, register, vatId, businessId, responsibleForContent } = operator;
  const contactPoint = operator.contactPoint || email;
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
    ...(businessId === '' ? [] : [{ heading: 'Business identification number', paragraphs: [businessId] }]),
    {
      heading: 'Point of contact under Art. 11 and 12 of Regulation (EU) 2022/2065',
      paragraphs: [
        `Users and authorities reach us directly at ${contactPoint}. We answer in ${languageList(operator.contactLanguages, 'en')}.`,
      ],
    },
    {
      heading: 'Responsible for the content under section 18(2) of the Interstate Media Treaty (MStV)',
      paragraphs: [responsibleForContent],
    },
    {
      heading: 'Trademarks',
      paragraphs: [
        'Names of tools, models and technologies such as Cursor, Claude or ChatGPT may be trademarks of their owners. We use them only to say what a rule is made for; we are not affiliated with the owners.',
      ],
    },
    {
      heading: 'Consumer dispute resolution',
      paragraphs: [
        'We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board.',
      ],
    },
  ];
}

/** The imprint: the ISO date of the wording, and a function for each language that fills in the operator’s facts. */
export const imprint = {
  version: '2026-11-27',
  sections: { en: english, de: german },
};
