import { z } from 'zod';
import { contentLanguages } from '../shared/languages.ts';
import { applicationTypes, behaviors, plainChoices } from './choices.ts';
import { proofKinds } from './project-claim.ts';
import { certainties, decisionReasons, directiveClasses, grounds, modalities } from './rule.ts';
import { ruleSizes } from './rule-size.ts';

const named = z.strictObject({ id: z.string(), text: z.string() });

const line = z.strictObject({
  id: z.string().optional().describe('Stable over versions; absent in a preview.'),
  class: z.enum(directiveClasses),
  modality: z.enum(modalities),
  weight: z.int().min(0).max(100).optional().describe('What is kept first where room is short.'),
  text: z.string(),
  instead: z.string().optional().describe('What to do in place of what is forbidden.'),
  why: z.string().optional(),
  since: z.string().optional().describe('The oldest version it is true for.'),
  until: z.string().optional().describe('The first version it is no longer true for.'),
  example: z.strictObject({ language: z.string(), bad: z.string(), good: z.string() }).optional(),
  scope: z.array(z.string()).optional().describe('Globs of the files it speaks about.'),
  evidence: z
    .strictObject({
      url: z.url(),
      read: z.string().optional(),
      checkedOn: z.iso.date(),
      status: z.enum(certainties).exclude(['unknown']),
    })
    .optional(),
  counted: z
    .strictObject({
      holds: z.int().min(1),
      of: z.int().min(1),
      examples: z.array(z.string()),
      exceptions: z.array(z.string()),
    })
    .optional()
    .describe(
      'Of a convention of the project: how many of its places follow it, with paths that do and paths that do not.',
    ),
  claimed: z
    .strictObject({
      evidence: z.array(z.string()).describe('Paths of the project, with a symbol or a line.'),
      proof: z
        .strictObject({
          by: z.enum(proofKinds),
          holds: z.int().min(0).optional(),
          of: z.int().min(0).optional(),
        })
        .optional()
        .describe('What was found on the device on which the rule was made; absent where nothing proved it.'),
      file: z.string().optional().describe('The rules file of the project that it stands in.'),
    })
    .optional()
    .describe('Of a line about the project that an assistant or a person wrote.'),
  ground: z
    .enum(grounds)
    .optional()
    .describe(
      'Why it is here: test tasks came out better, it was run, the project or a source states it, a boundary, a convention, or an assistant or a rules file says it of the project: checked on the device, or only reported.',
    ),
});

/** A rule as JSON, as it appears in documents and downloads; its JSON Schema is published with the product. */
export const ruleDocumentSchema = z.strictObject({
  title: z.string(),
  schemaVersion: z.literal(1),
  knowledgeVersion: z.string(),
  fingerprint: z.string(),
  language: z.enum(contentLanguages),
  size: z.enum(ruleSizes),
  purpose: z.string(),
  target: z.strictObject({ name: z.string(), place: z.string(), path: z.string().optional() }),
  applicationType: z.enum([...applicationTypes, ...plainChoices.applicationType]),
  behavior: z.enum([...behaviors, ...plainChoices.behavior]),
  stack: z.array(
    z.strictObject({
      name: z.string(),
      version: z.string(),
      feasibility: z.enum(['native', 'external']),
      folder: z.string().optional().describe('The folder of the project that alone uses it, quoted as code.'),
    }),
  ),
  sections: z.array(
    z.strictObject({ id: z.string(), heading: z.string(), ordered: z.boolean(), lines: z.array(line).min(1) }),
  ),
  notes: z.array(z.string()).optional(),
  decisions: z.array(
    z.strictObject({ slot: z.string(), reason: z.enum(decisionReasons), kept: named, dropped: named }),
  ),
  omitted: z.array(named),
  probes: z.array(z.strictObject({ id: z.string(), prompt: z.string(), sign: z.string() })),
  budget: z.strictObject({
    used: z.int().min(0),
    limit: z.int().positive(),
    unit: z.literal('characters').describe('Of the document as Markdown.'),
  }),
});
/** A rule as JSON. */
export type RuleDocument = z.infer<typeof ruleDocumentSchema>;
