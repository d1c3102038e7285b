import { createHash } from 'node:crypto';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { LegalDocument, LegalDocumentName, LegalSection } from '@regelwerk/contract/shop/legal-document';
import { keptDocument } from './kept-document.ts';
import { legalLabels } from './labels.ts';
import type { Operator } from './operator.ts';
import type { ContractKind } from './performance-declaration.ts';
import { accessibility } from './texts/accessibility.ts';
import { imprint } from './texts/imprint.ts';
import { privacy } from './texts/privacy.ts';
import { terms } from './texts/terms.ts';
import { withdrawal } from './texts/withdrawal.ts';
import { withdrawalPage } from './texts/withdrawal-page.ts';

interface Source {
  readonly version: string;
  readonly sections: Readonly<Record<InterfaceLanguage, (operator: Operator) => readonly LegalSection[]>>;
}

const sources: Readonly<Record<LegalDocumentName, Source>> = {
  imprint,
  privacy,
  terms,
  withdrawal: withdrawalPage,
  accessibility,
};

/**
 * Returns a legal text in one language as its page shows it, filled with the operator's facts, with its version and the SHA-256 hash
 * of its content in hex.
 */
export function legalDocument(name: LegalDocumentName, operator: Operator, language: InterfaceLanguage): LegalDocument {
  const { version, sections } = sources[name];
  return hashed({
    name,
    title: legalLabels[language][name],
    version,
    language,
    sections: sections[language](operator),
  });
}

const instructionTitles: Readonly<Record<InterfaceLanguage, Readonly<Record<ContractKind, string>>>> = {
  en: {
    token_pack: 'Instructions on withdrawal from token packages',
    subscription: 'Instructions on withdrawal from plans',
  },
  de: { token_pack: 'Widerrufsbelehrung für Token-Pakete', subscription: 'Widerrufsbelehrung für Tarife' },
};

/** Returns the instruction on withdrawal that an order of this kind comes with: the model of the law and nothing else. */
export function withdrawalInstruction(
  kind: ContractKind,
  operator: Operator,
  language: InterfaceLanguage,
): LegalDocument {
  const { version, sections } = withdrawal;
  const title = instructionTitles[language][kind];
  return hashed({ name: 'withdrawal', title, version, language, sections: sections[language](operator, kind) });
}

function hashed(text: Omit<LegalDocument, 'hash'>): LegalDocument {
  const hash = createHash('sha256')
    .update(keptDocument.bodyOf({ ...text, hash: '' }))
    .digest('hex');
  return { ...text, hash };
}

/** Returns the whole text as plain text, for mails. */
export function legalText({ title, sections, version, language }: LegalDocument): string {
  const parts = sections.map(({ heading, paragraphs, points = [] }) =>
    [...(heading === '' ? [] : [heading]), ...paragraphs, ...points.map((point) => `- ${point}`)].join('\n\n'),
  );
  return [`${title} (${formatDay(version, language)})`, ...parts].join('\n\n');
}
