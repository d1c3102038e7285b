import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { type LegalDocument, legalDocumentNames } from '@regelwerk/contract/shop/legal-document';
import { z } from 'zod';

const section = z.object({
  heading: z.string(),
  paragraphs: z.array(z.string()),
  points: z.array(z.string()).optional(),
});
const body = z.object({
  title: z.string(),
  version: z.string(),
  language: z.custom<InterfaceLanguage>((value) => typeof value === 'string'),
  sections: z.array(section),
});

/** Converts a legal text to the string that is stored, whose hash it has, and back. */
export const keptDocument = {
  bodyOf: ({ title, version, language, sections }: LegalDocument): string =>
    JSON.stringify({ title, version, language, sections }),
  /** Reads the output of `bodyOf`; throws on anything else. */
  read: (name: string, hash: string, kept: string): LegalDocument => {
    const known = legalDocumentNames.find((one) => one === name);
    if (known === undefined) throw new Error(`${name} is no legal text`);
    const { sections, ...rest } = body.parse(JSON.parse(kept));
    return {
      name: known,
      hash,
      ...rest,
      sections: sections.map(({ points, ...part }) => (points === undefined ? part : { ...part, points })),
    };
  },
};
