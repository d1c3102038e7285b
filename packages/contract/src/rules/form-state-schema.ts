import { z } from 'zod';
import { hasVisibleText } from '../shared/has-visible-text.ts';
import { limits } from '../shared/limits.ts';
import type { RuleAnswers } from './form-state.ts';
import { normaliseAnswer, normaliseChoice } from './normalise-choice.ts';

const longestAnswer = 100;

const choice = <Choice extends string>(normalise: (written: string) => Choice | undefined) =>
  z
    .string()
    .max(longestAnswer)
    .transform((written, context) => {
      const found = normalise(written);
      if (found !== undefined) return found;
      context.addIssue({ code: 'custom', message: 'is not one of the choices' });
      return z.NEVER;
    });

/** Marks that stay in notes: line breaks, tabs, and the joiners that Persian, Indic scripts and emoji are written with. */
const keptInNotes: ReadonlySet<string> = new Set(['\n', '\t', '\u200c', '\u200d']);

/** Control, format, private-use, unassigned and surrogate characters, and line and paragraph separators. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;

const plainLine = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').replace(hidden, '').trim();
const plainText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(hidden, (mark) => (keptInNotes.has(mark) ? mark : ''))
    .trim();

/**
 * Parses the wizard's answers. Normalizes known spellings, reduces an unknown model name to one clean line, and
 * strips control and invisible characters from notes. An unknown choice is an issue at its path.
 */
export const formStateSchema = z.object({
  aiModel: z
    .string()
    .transform(plainLine)
    .pipe(z.string().max(limits.customModelName).refine(hasVisibleText))
    .transform((name) => normaliseChoice.aiModel(name) ?? name),
  applicationType: choice(normaliseAnswer.applicationType),
  frameworks: z
    .array(choice(normaliseAnswer.framework))
    .min(1, 'Please select at least one framework or language')
    .max(longestAnswer)
    .transform((chosen) => [...new Set(chosen)]),
  behaviorPreference: choice(normaliseAnswer.behavior),
  outputFormat: choice(normaliseAnswer.outputFormat),
  additionalNotes: z
    .string()
    .transform(plainText)
    .pipe(z.string().max(limits.additionalNotes))
    .nullish()
    .transform((notes) => notes ?? ''),
  project: z
    .strictObject({
      isNew: z.boolean().optional(),
      hasClient: z.boolean().optional(),
      hasServer: z.boolean().optional(),
      typescript: z
        .string()
        .regex(/^\d{1,2}\.\d{1,2}$/)
        .optional(),
    })
    .optional(),
}) satisfies z.ZodType<RuleAnswers, unknown>;
