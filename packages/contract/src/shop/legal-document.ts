import type { InterfaceLanguage } from '../shared/languages.ts';

/** The legal texts of the shop. */
export const legalDocumentNames = ['imprint', 'privacy', 'terms', 'withdrawal', 'accessibility'] as const;
/** One of `legalDocumentNames`. */
export type LegalDocumentName = (typeof legalDocumentNames)[number];

/** One part of a legal text. */
export interface LegalSection {
  /** Empty for a section without a heading. */
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** A legal text as it is shown, printed, mailed and stored. */
export interface LegalDocument {
  readonly name: LegalDocumentName;
  readonly title: string;
  readonly language: InterfaceLanguage;
  /** The date since which this text applies. */
  readonly version: string;
  /** SHA-256 of title, version, language and sections, in hexadecimal. */
  readonly hash: string;
  readonly sections: readonly LegalSection[];
}
