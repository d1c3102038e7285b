import { createHash } from 'node:crypto';
import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import type { LegalDocument, LegalDocumentName, LegalSection } from '@regelwerk/contract/legal-document';
import { keptDocument } from './kept-document.ts';
import { legalLabels } from './labels.ts';
import type { Operator } from './operator.ts';
import { accessibility } from './texts/accessibility.ts';
import { imprint } from './texts/imprint.ts';
import { privacy } from './texts/privacy.ts';
import { terms } from './texts/terms.ts';
import { withdrawal } from './texts/withdrawal.ts';

interface Source {
  readonly version: string;
  readonly sections: Readonly<Record<InterfaceLanguage, (operator: Operator) => readonly LegalSection[]>>;
}

const sources: Readonly<Record<LegalDocumentName, Source>> = {
  imprint,
  privacy,
  terms,
  withdrawal,
  accessibility,
};

/** A legal text in one language, with the version of its words and the hash of exactly what it says to whom. */
export function legalDocument(name: LegalDocumentName, operator: Operator, language: InterfaceLanguage): LegalDocument {
  const { version, sections } = sources[name];
  const text = { name, title: legalLabels[language][name], version, language, sections: sections[language](operator) };
  const hash = createHash('sha256')
    .update(keptDocument.bodyOf({ ...text, hash: '' }))
    .digest('hex');
  return { ...text, hash };
}

/** The whole text, for mails and for keeping. */
export function legalText({ title, sections, version }: LegalDocument): string {
  const parts = sections.map(({ heading, paragraphs, points = [] }) =>
    [...(heading === '' ? [] : [heading]), ...paragraphs, ...points.map((point) => `- ${point}`)].join('\n\n'),
  );
  return [`${title} (${version})`, ...parts].join('\n\n');
}
