import { frameworks } from '@regelwerk/contract/choices';
import { directiveClasses } from '@regelwerk/contract/rule';
import { describe, expect, test } from 'vitest';
import type { Directive } from '../directive.ts';
import { lintText } from '../lint/lint-text.ts';
import { allDirectives } from './all-directives.ts';
import { allSeams } from './seams/all-seams.ts';
import { allTargets } from './targets/all-targets.ts';
import { allTechnologies } from './technologies/all-technologies.ts';

const textsOf = ({ text, instead, why }: Directive) => [text, why, ...(instead === undefined ? [] : [instead])];
const named = allDirectives.map((directive) => [directive.id, directive] as const);
const ids = new Set(allDirectives.map(({ id }) => id));

describe('knowledge', () => {
  test.each(frameworks)('%s is known under its own name, with at least fifteen directives', (name) => {
    const technology = allTechnologies.find((one) => one.name === name);
    expect(technology?.directives.length).toBeGreaterThanOrEqual(15);
  });

  test('at least forty seams between technologies are known', () => {
    expect(allSeams.length).toBeGreaterThanOrEqual(40);
  });

  test('ids are unique, and what a directive names exists', () => {
    expect(ids.size).toBe(allDirectives.length);
    const mentioned = allDirectives.flatMap(({ supersedes = [], conflicts = [] }) => [...supersedes, ...conflicts]);
    expect(mentioned.filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each(named)('%s is well written', (_id, directive) => {
    expect(directiveClasses).toContain(directive.class);
    if (directive.modality === 'never') expect(directive.instead).toBeDefined();
    for (const { en, de } of textsOf(directive)) {
      for (const words of [en, de]) {
        expect(words.trim()).toBe(words);
        expect(words.length).toBeGreaterThan(15);
        expect(words).toMatch(/[.“”]$/);
        expect(lintText(words)).toEqual([]);
      }
      expect(de).not.toBe(en);
      // code is the same in both languages
      expect(codeIn(de)).toEqual(codeIn(en));
    }
  });

  test.each(named.filter(([, directive]) => directive.class === 'post-cutoff'))(
    '%s, a fact newer than the models, names its version and where it was checked',
    (_id, { since, evidence }) => {
      expect(since).toMatch(/^\d+(\.\d+)*$/);
      expect(evidence).toBeDefined();
    },
  );

  test.each(named.filter(([, { evidence }]) => evidence !== undefined))(
    '%s says when it was checked',
    (_id, { evidence }) => {
      expect(new URL(evidence?.url ?? '').protocol).toBe('https:');
      expect(evidence?.checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(evidence?.status === 'reported' || (evidence?.read ?? '').length > 5).toBe(true);
    },
  );

  test.each(allTargets.map((target) => [target.name, target] as const))(
    '%s has a place, a check and a limit with its certainty',
    (_name, { surfaces, budget }) => {
      expect(budget.lean).toBeLessThan(budget.standard);
      expect(budget.standard).toBeLessThanOrEqual(budget.full);
      expect(surfaces[0].room).toBeGreaterThanOrEqual(budget.standard);
      for (const { room, limit } of surfaces) {
        expect(room).toBeLessThanOrEqual(limit.max ?? room);
        if (limit.status !== 'unknown') expect(limit.source).toMatch(/^https:\/\//);
      }
    },
  );

  test('no two directives say nearly the same in either language', () => {
    const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}`_.]+/gu));
    const alike: string[] = [];
    for (const language of ['en', 'de'] as const) {
      const texts = allDirectives.map(({ id, slot, text, instead }) => ({
        id,
        slot,
        words: words(`${text[language]} ${instead?.[language] ?? ''}`),
      }));
      for (const [index, first] of texts.entries()) {
        for (const second of texts.slice(index + 1)) {
          if (first.slot === second.slot || areApart(first.id, second.id)) continue;
          const shared = [...first.words].filter((word) => second.words.has(word)).length;
          if (shared / (first.words.size + second.words.size - shared) > 0.55)
            alike.push(`${first.id} ~ ${second.id} (${language})`);
        }
      }
    }
    expect(alike).toEqual([]);
  });
});

/** Two targets, and the two sides of one superseding the other, never meet in one rule. */
function areApart(first: string, second: string): boolean {
  const targetOf = (id: string) =>
    allTargets.map(({ name }) => name).find((name) => id.startsWith(`${name.toLowerCase()}.`));
  const supersedes = (a: string, b: string) =>
    allDirectives.find(({ id }) => id === a)?.supersedes?.includes(b) === true;
  const [one, two] = [targetOf(first), targetOf(second)];
  return (
    (one !== undefined && two !== undefined && one !== two) || supersedes(first, second) || supersedes(second, first)
  );
}

function codeIn(text: string): string[] {
  return (text.match(/`[^`]+`/g) ?? []).sort();
}
