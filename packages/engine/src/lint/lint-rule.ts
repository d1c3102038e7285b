import type { Rule, RuleLine } from '@regelwerk/contract/rules/rule';
import { renderMarkdown } from '../render/render-markdown.ts';
import { lintText } from './lint-text.ts';

/** Returns the faults of a rule, one sentence each; a rule without faults may be handed out. */
export function lintRule(rule: Rule): string[] {
  const lines = rule.sections.flatMap((section) => section.lines);
  const ids = lines.map(({ id }) => id);
  const document = renderMarkdown(rule);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is said twice`),
    ...lines.flatMap(lintLine),
    ...rule.sections.filter((section) => section.lines.length === 0).map(({ id }) => `section ${id} is empty`),
    ...lintStart(document, rule),
    ...(rule.sections.some(({ id }) => id === 'boundaries') ? [] : ['there are no boundaries']),
    ...(document.length <= rule.budget.limit ? [] : [`${document.length} characters exceed ${rule.budget.limit}`]),
    ...((document.match(/^\s*```/gm)?.length ?? 0) % 2 === 0 ? [] : ['a code block is not closed']),
  ];
}

function lintLine({ id = '', modality, text, instead, claimed }: RuleLine): string[] {
  // the words are not ours
  if (claimed !== undefined) return [];
  // names of a project are quoted as they are
  const own = (words: string) => (/^(?:command\.)?project\./.test(id) ? words.replaceAll(/`[^`]*`/g, '``') : words);
  return [
    ...(modality === 'never' && instead === undefined ? [`${id} forbids without an alternative`] : []),
    ...[text, instead ?? ''].flatMap((words) => lintText(own(words)).map((fault) => `${id} ${fault}`)),
  ];
}

const longestStart = 12;

/** The start, which all rules share, must end soon: what to do follows it. */
function lintStart(document: string, { sections: [first] }: Rule): string[] {
  const lines = document.split('\n');
  const end = lines.indexOf(`## ${first?.heading}`);
  const start = lines.slice(0, end).filter((line) => line !== '' && !/^- .+\d/.test(line));
  return start.length <= longestStart ? [] : [`${start.length} lines stand before the first section`];
}
