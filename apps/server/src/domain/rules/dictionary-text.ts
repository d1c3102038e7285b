import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { allDirectives } from '@regelwerk/engine/all-directives';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { describeTargets } from '@regelwerk/engine/describe-targets';
import { evidenceOf } from '@regelwerk/engine/evidence-of';
import { resultBody } from './result-body.ts';

/** Any rule has the same frame; this one stands for all of them. */
const sample = {
  aiModel: 'ChatGPT',
  applicationType: 'Fullstack',
  frameworks: ['Vue', 'Node.js'],
  behaviorPreference: 'Documented',
  outputFormat: 'Markdown',
} as const;

/** Returns what stored rules in a language have in common: every directive as a line, the places of targets, and a sample. */
export function dictionaryText(language: ContentLanguage): string {
  const lines = allDirectives.map(({ text, instead, why, evidence, ...directive }) => ({
    id: directive.id,
    class: directive.class,
    modality: directive.modality,
    weight: directive.weight,
    text: text[language],
    instead: instead?.[language],
    why: why[language],
    example: directive.example,
    scope: directive.scope,
    evidence: evidence && evidenceOf(directive.id, evidence),
  }));
  const body = resultBody({ rule: composeRule(sample, language), generator: { kind: 'offline' }, form: sample });
  return [lines, describeTargets(language), body].map((part) => JSON.stringify(part)).join('\n');
}
