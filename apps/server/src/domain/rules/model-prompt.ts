import type { Rule, RuleLine } from '@regelwerk/contract/rules/rule';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { z } from 'zod';

/** The model's answer: the purpose, and every line once, by its id. */
export const wordingSchema = z.object({
  purpose: z.string(),
  lines: z.array(z.object({ id: z.string(), text: z.string(), instead: z.string().nullable() })),
});
export type Wording = z.infer<typeof wordingSchema>;

/** Returns whether a model may word a line; lines that quote a project are exact as they are and stay on the server. */
export function isWordedByModel({ id = '' }: RuleLine): boolean {
  return !/^(command\.)?project\./.test(id);
}

const languageNames: Readonly<Record<ContentLanguage, string>> = {
  en: 'English',
  de: 'German, addressing the reader as du',
};
const mostFaults = 20;

/**
 * Returns the prompt for the model. It contains the decided lines and no personal data (no notes, name, key or text of a
 * project), so a stranger cannot inject anything and the model cannot leak anything.
 */
export function modelPrompt(
  rule: Rule,
  faults: readonly string[],
): { readonly system: string; readonly prompt: string } {
  const lines = rule.sections.flatMap((section) =>
    section.lines.filter(isWordedByModel).map(({ id, modality, text, instead }) => ({
      id,
      section: section.heading,
      modality,
      text,
      instead: instead ?? null,
    })),
  );
  return {
    system: [
      'You edit rules that an AI coding tool will follow.',
      `Rewrite each line so that it reads naturally in ${languageNames[rule.language]}, keeps its meaning exactly and is not longer.`,
      'Return every id exactly once and no other. Keep everything between backticks unchanged. Keep `instead` for every line that has one, and null for every other.',
      'A line with modality never, ask, must or should is printed after that word: continue it grammatically as the given line does.',
      'Add no fact, name, version, link, example or hedge. Stay on one line and end as the given line ends.',
    ].join(' '),
    prompt: JSON.stringify({
      target: rule.target.name,
      purpose: rule.purpose,
      lines,
      ...(faults.length === 0 ? {} : { faultsOfYourLastAnswer: faults.slice(0, mostFaults) }),
    }),
  };
}
