import { choiceLabel } from '@regelwerk/contract/rules/choice-label';
import type { Framework } from '@regelwerk/contract/rules/choices';
import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import { knowledgeVersion } from '@regelwerk/contract/rules/knowledge-version';
import { roomOfProject } from '@regelwerk/contract/rules/room-of-project';
import { roomOfRule } from '@regelwerk/contract/rules/room-of-rule';
import type { Rule } from '@regelwerk/contract/rules/rule';
import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import { hasVisibleText } from '@regelwerk/contract/shared/has-visible-text';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { elsewherePurpose, noCodePurpose, purposeOfClaims, purposes } from '../knowledge/phrases.ts';
import { titleLead } from '../knowledge/title-lead.ts';
import { fingerprint } from '../project/fingerprint.ts';
import { purposeOf } from '../project/purpose-of.ts';
import { stackOfProject } from '../project/stack-of-project.ts';
import type { Stack } from '../stack.ts';
import type { Technology } from '../technology.ts';
import { knownAnswers } from './known-answers.ts';
import { probesFor } from './probes-for.ts';

/** Builds the rule without its directives: title, target, stack, notes and probes. */
export function composeShell(
  form: RuleAnswers,
  stack: Stack,
  language: ContentLanguage,
  size: RuleSize,
  own: { readonly hasOwnLines: boolean; readonly hasClaims: boolean },
): Rule {
  const { name, label, budget, surfaces } = stack.target;
  const [{ place, path }] = surfaces;
  const notes = notesOf(form);
  return {
    schemaVersion: 1,
    knowledgeVersion,
    fingerprint: fingerprint({
      ...form,
      aiModel: name,
      additionalNotes: notes,
      language,
      size,
      knowledgeVersion,
      ...(stack.project === undefined ? {} : { profile: stack.project.profile }),
    }),
    language,
    size,
    format: form.outputFormat,
    title: titleOf(label, form, stack, language),
    purpose: own.hasClaims ? purposeOfClaims[language] : purposeFor(form, stack, language),
    target: { key: name, name: label, place: place[language], ...(path === undefined ? {} : { path }) },
    applicationType: form.applicationType,
    behavior: form.behaviorPreference,
    stack:
      stack.project === undefined
        ? stack.technologies.map(({ technology: { name }, version, feasibility }) => ({ name, version, feasibility }))
        : stackOfProject(stack.technologies, stack.project.profile, language),
    sections: [],
    notes,
    decisions: [],
    omitted: [],
    probes: probesFor(form, stack, language),
    budget: {
      used: 0,
      limit: own.hasOwnLines
        ? roomOfProject(budget, size, language, own.hasClaims)
        : roomOfRule(budget, size, form.applicationType),
      unit: 'characters',
    },
  };
}

function purposeFor(form: RuleAnswers, stack: Stack, language: ContentLanguage): string {
  const { target, platforms, technologies } = stack;
  if (target.hasCode === false) return noCodePurpose[language];
  const isElsewhere = technologies.length > 0 && technologies.every(({ feasibility }) => feasibility !== 'native');
  if (isElsewhere && form.applicationType === 'Backend') return elsewherePurpose[language];
  if (platforms !== undefined) return purposeOf(platforms, language);
  return mayBeLibrary(form, stack) ? purposeOf(new Set(), language) : purposes[form.applicationType][language];
}

/** A language alone may be that of a library, which is no server. */
function mayBeLibrary({ applicationType, frameworks }: RuleAnswers, { technologies }: Stack): boolean {
  const isLanguage = ({ name, role }: Technology) => role === 'language' || name === 'Python';
  return (
    applicationType === 'Backend' &&
    technologies.length === frameworks.length &&
    technologies.length > 0 &&
    technologies.every(({ technology }) => isLanguage(technology))
  );
}

/** Invisible to people and read by models; not the joiners that Persian, Indic scripts and emoji are written with. */
const hidden = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Splits the notes into lines without hidden characters. */
function notesOf({ additionalNotes = '' }: RuleAnswers): string[] {
  const lines = additionalNotes.split(/\r?\n/).map((line) => line.replaceAll(hidden, ''));
  return lines.filter(hasVisibleText);
}

/** Returns the title in parts: each is an answer or a fixed phrase, so that masking treats an answer the same everywhere. */
function titleOf(label: string, form: RuleAnswers, stack: Stack, language: ContentLanguage): string[] {
  const { frameworks } = knownAnswers(form);
  const plain = form.frameworks.filter((name) => !frameworks.some((one) => one === name));
  const answers = [form.applicationType, ...frameworks.toSorted(byStackOrder(stack)), ...plain].map(choiceLabel);
  const listed = answers.map((answer, index) => (index === answers.length - 1 ? answer : `${answer},`));
  return [...titleLead(label, language), ...listed];
}

function byStackOrder(stack: Stack): (a: Framework, b: Framework) => number {
  const order = stack.technologies.map(({ technology }) => technology.name);
  return (a, b) => order.indexOf(a) - order.indexOf(b);
}
