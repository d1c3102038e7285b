import type { Rule, RuleLine } from '@regelwerk/contract/rules/rule';
import { lintRule } from '@regelwerk/engine/lint-rule';
import { isWordedByModel, type Wording } from './model-prompt.ts';

/** A line may grow by this factor over the composed one, plus the spare characters for short lines. */
const growth = 1.4;
const spare = 30;

/** Puts a model's wording into a rule, or returns everything that is wrong with it. */
export function applyModelAnswer(
  rule: Rule,
  wording: Wording,
): { readonly rule: Rule } | { readonly faults: string[] } {
  const words = new Map(wording.lines.map((line) => [line.id, line]));
  const lines = rule.sections.flatMap((section) => section.lines.filter(isWordedByModel));
  const faults = [
    ...(words.size === wording.lines.length ? [] : ['an id is answered twice']),
    ...wording.lines
      .filter(({ id }) => !lines.some((line) => line.id === id))
      .map(({ id }) => `${id} was not asked for`),
    ...lines.flatMap((line) => faultsOf(line, words.get(line.id ?? ''))),
    ...changed('purpose', rule.purpose, wording.purpose),
  ];
  const written: Rule = {
    ...rule,
    purpose: wording.purpose,
    sections: rule.sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) => reworded(line, words.get(line.id ?? ''))),
    })),
  };
  faults.push(...lintRule(written));
  return faults.length === 0 ? { rule: written } : { faults };
}

function faultsOf(line: RuleLine, words: Wording['lines'][number] | undefined): string[] {
  if (words === undefined) return [`${line.id} is missing`];
  if ((line.instead === undefined) !== (words.instead === null))
    return [`${line.id} has another alternative than asked`];
  return [
    ...changed(`${line.id}`, line.text, words.text),
    ...(line.instead === undefined ? [] : changed(`${line.id} instead`, line.instead, words.instead ?? '')),
  ];
}

/** Returns the forbidden changes of a text: lost or new code, a new link or markup, growth, a lost full stop. */
function changed(name: string, before: string, after: string): string[] {
  return [
    ...(codeIn(before).join() === codeIn(after).join() ? [] : [`${name} must keep what is between backticks`]),
    ...(/https?:|www\.|<\/?[a-z]/i.test(withoutCode(after)) ? [`${name} adds a link or markup`] : []),
    ...(after.length <= before.length * growth + spare ? [] : [`${name} is too long`]),
    ...(before.endsWith('.') === after.endsWith('.') ? [] : [`${name} must end like the given line`]),
  ];
}

function codeIn(text: string): string[] {
  return (text.match(/`[^`]*`/g) ?? []).sort();
}

function withoutCode(text: string): string {
  return text.replaceAll(/`[^`]*`/g, '');
}

function reworded(line: RuleLine, words: Wording['lines'][number] | undefined): RuleLine {
  if (words === undefined) return line;
  return { ...line, text: words.text, ...(words.instead === null ? {} : { instead: words.instead }) };
}
