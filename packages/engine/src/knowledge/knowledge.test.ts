import { frameworks } from '@regelwerk/contract/choices';
import { describe, expect, test } from 'vitest';
import type { Directive } from '../directive.ts';
import { applicationTypeDirectives } from './application-types.ts';
import { base, doneWhen } from './base.ts';
import { behaviorDirectives } from './behaviors.ts';
import { combinations } from './combinations.ts';
import { externalService } from './phrases.ts';
import { allTechnologies } from './technologies/all-technologies.ts';

const directives: readonly Directive[] = [
  ...base,
  ...doneWhen,
  ...Object.values(applicationTypeDirectives).flat(),
  ...Object.values(behaviorDirectives).flat(),
  ...combinations.map(({ directive }) => directive),
  ...Object.values(allTechnologies).flatMap(({ directives: own }) => own),
  externalService,
];

const textsOf = ({ text, instead, why }: Directive) =>
  [text, instead, why].flatMap((part) => (part === undefined ? [] : [part]));

const hedges =
  /\b(try to|try and|if possible|where possible|appropriate(ly)?|clean code|best practices?|should probably|make sure|please)\b/i;
const germanHedges =
  /\b(versuche|wenn möglich|nach Möglichkeit|gegebenenfalls|sauberen? Code|Best Practices?|bitte|möglichst)\b/i;
const placeholder = /\{\{|\bTODO\b|<[A-Z_]+>|\bLorem\b/;

describe('knowledge', () => {
  test('every framework of the wizard is known under its own name, with at least six directives', () => {
    for (const name of frameworks) {
      expect(allTechnologies[name].name).toBe(name);
      expect(allTechnologies[name].directives.length, name).toBeGreaterThanOrEqual(6);
    }
  });

  test('ids are unique', () => {
    const ids = directives.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test.each(directives.map((directive) => [directive.id, directive] as const))(
    '%s is well written',
    (_id, directive) => {
      if (directive.modality === 'never') expect(directive.instead).toBeDefined();
      for (const { en, de } of textsOf(directive)) {
        expect(en.trim()).toBe(en);
        expect(en.length).toBeGreaterThan(15);
        expect(de.length).toBeGreaterThan(15);
        expect(de).not.toBe(en);
        expect(en).toMatch(/\.$/);
        expect(de).toMatch(/\.$/);
        expect(en).not.toMatch(hedges);
        expect(de).not.toMatch(germanHedges);
        expect(`${en}${de}`).not.toMatch(placeholder);
        expect(`${en}${de}`).not.toContain('\n');
        expect((en.match(/`/g) ?? []).length % 2).toBe(0);
        expect((de.match(/`/g) ?? []).length).toBe((en.match(/`/g) ?? []).length);
      }
    },
  );

  test('no two directives say nearly the same in either language', () => {
    const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}`_.]+/gu));
    const alike: string[] = [];
    for (const language of ['en', 'de'] as const) {
      for (const [index, first] of directives.entries()) {
        for (const second of directives.slice(index + 1)) {
          if (first.slot === second.slot) continue;
          const [a, b] = [words(first.text[language]), words(second.text[language])];
          const shared = [...a].filter((word) => b.has(word)).length;
          if (shared / (a.size + b.size - shared) > 0.6) alike.push(`${first.id} ~ ${second.id} (${language})`);
        }
      }
    }
    expect(alike).toEqual([]);
  });
});
