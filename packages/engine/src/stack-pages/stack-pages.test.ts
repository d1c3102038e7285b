import { aiModels, frameworks, moreFrameworks } from '@regelwerk/contract/rules/choices';
import { defaultSizeFor } from '@regelwerk/contract/rules/default-size-for';
import { modelLabel } from '@regelwerk/contract/rules/model-label';
import { stackPageName } from '@regelwerk/contract/rules/stack-page-name';
import { stackPageNames } from '@regelwerk/contract/rules/stack-page-names';
import { type ContentLanguage, contentLanguages, defaultLanguage } from '@regelwerk/contract/shared/languages';
import { expect, test } from 'vitest';
import { composeRule } from '../compose/compose-rule.ts';
import { deliveriesOf } from '../deliver/deliveries-of.ts';
import { allDirectives } from '../knowledge/all-directives.ts';
import { targetFamilies } from '../knowledge/targets/target-families.ts';
import { landingFacts, sampleAnswers } from './landing-facts.ts';
import { shareLines } from './share-lines.ts';
import { stackList } from './stack-list.ts';
import { stackPages } from './stack-pages.ts';

test('every tool belongs to one family', () => {
  expect(targetFamilies.flat().toSorted()).toEqual(aiModels.toSorted());
});

test.each(contentLanguages)(
  'every stack page has three lines with source and date that no other page shows (%s)',
  (language) => {
    const pages = stackPages(language);
    expect(pages.map(({ model, framework }) => stackPageName(model, framework))).toEqual(stackPageNames);
    const shown = pages.flatMap(({ lines }) => lines);
    expect(shown).toHaveLength(pages.length * 3);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    for (const { id, text, why, evidence } of shown) {
      const directive = allDirectives.find((one) => one.id === id);
      expect([text, why]).toEqual([directive?.text[language], directive?.why[language]]);
      expect(evidence?.checkedOn, id).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(evidence?.url, id).toMatch(/^https:/);
    }
  },
);

test('every technology has a page in an editor and in a chat, and none in a tool that cannot run it', () => {
  for (const framework of moreFrameworks)
    expect(aiModels.some((model) => stackPageNames.includes(stackPageName(model, framework)))).toBe(true);
  for (const framework of frameworks.filter((name) => !moreFrameworks.includes(name)))
    for (const model of ['cursor', 'Claude', 'ChatGPT', 'Gemini'] as const)
      expect(stackPageNames).toContain(stackPageName(model, framework));
  expect(stackPageNames).not.toContain('rules/lovable/rails');
  expect(stackList('en').flatMap(({ tools }) => tools.map(({ name }) => name))).toEqual(stackPageNames);
});

test('lines are dealt so that everyone gets the same number of different ones, and those that lack some go without', () => {
  const shares = shareLines(
    new Map([
      ['first', ['a', 'b', 'c', 'd']],
      ['second', ['a', 'b', 'e']],
      ['third', ['a', 'b']],
    ]),
    2,
  );
  expect([...shares].toSorted()).toEqual([
    ['first', ['c', 'd']],
    ['third', ['a', 'b']],
  ]);
});

test.each(contentLanguages)(
  'the landing page shows what a person gets for these answers, and one file whole (%s)',
  (language) => {
    const { rule } = landingFacts(language);
    const { aiModel } = sampleAnswers;
    const [delivery] = deliveriesOf(composeRule(sampleAnswers, language, defaultSizeFor(aiModel)));
    expect(rule.tool).toBe(modelLabel(aiModel, language));
    expect(rule.stack.toSorted()).toEqual(sampleAnswers.frameworks.toSorted());
    expect(rule.files.map(({ path }) => path)).toEqual(delivery?.files?.map(({ path }) => path));
    const open = delivery?.files?.find(({ path }) => path === rule.open.path);
    expect(rule.open.text).toBe(open?.content.trimEnd());
    expect(rule.open.text.split('\n').length).toBeLessThan(30);
  },
);

test('the landing page shows the same files in every language', () => {
  const filesIn = (language: ContentLanguage) => landingFacts(language).rule.files.map(({ path }) => path);
  for (const language of contentLanguages) expect(filesIn(language)).toEqual(filesIn(defaultLanguage));
});

test('the landing page shows figures of the knowledge', () => {
  const { checked } = landingFacts('en');
  expect(checked.ran + checked.read).toBe(allDirectives.filter(({ evidence }) => evidence !== undefined).length);
});
