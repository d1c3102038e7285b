import { createHash } from 'node:crypto';
import { frameworks, moreFrameworks } from '@regelwerk/contract/rules/choices';
import { knowledgeVersion } from '@regelwerk/contract/rules/knowledge-version';
import { directiveClasses } from '@regelwerk/contract/rules/rule';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { describe, expect, test } from 'vitest';
import type { Directive, Localized } from '../directive.ts';
import { lintText } from '../lint/lint-text.ts';
import { wordList } from '../lint/word-list.ts';
import { allDirectives } from './all-directives.ts';
import { noCode } from './no-code.ts';
import {
  applicationTypeHeadings,
  behaviorHeadings,
  noCodePurpose,
  phrases,
  purposes,
  scriptCommands,
} from './phrases.ts';
import { behaviorProbes } from './probes.ts';
import { allSeams } from './seams/all-seams.ts';
import { allTargets } from './targets/all-targets.ts';
import { allTechnologies } from './technologies/all-technologies.ts';

const textsOf = ({ text, instead, why }: Directive) => [text, why, ...(instead === undefined ? [] : [instead])];
const named = allDirectives.map((directive) => [directive.id, directive] as const);
const ids = new Set(allDirectives.map(({ id }) => id));

describe('knowledge', () => {
  test('other directives have another version', () => {
    const directives = allDirectives.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const digest = createHash('sha256').update(JSON.stringify(directives)).digest('hex').slice(0, 16);
    // another digest means other rules: raise the version to the day of the change, then note both here
    expect([knowledgeVersion, digest]).toEqual(['2026.11.27', 'c7d7b0a9dbc5de4f']);
  });

  test.each(frameworks)('%s is known under its own name, with its lines', (name) => {
    const technology = allTechnologies.find((one) => one.name === name);
    expect(technology?.directives.length).toBeGreaterThanOrEqual(moreFrameworks.includes(name) ? 6 : 15);
  });

  test('every line of a technology under More has a source, but for the layout of a new project', () => {
    const more = allTechnologies.filter(({ isMore }) => isMore);
    const lines = more.flatMap(({ directives }) => directives);
    expect(lines.filter(({ evidence, needs }) => !evidence && !needs?.includes('new-project'))).toEqual([]);
  });

  test('what silences a line, excludes or brings a technology names one that exists', () => {
    for (const { name, silences = [], excludes = [], implies = [] } of allTechnologies) {
      expect(
        silences.filter((id) => !ids.has(id)),
        name,
      ).toEqual([]);
      expect(
        [...excludes, ...implies].filter((one) => !frameworks.includes(one)),
        name,
      ).toEqual([]);
    }
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
      expect((evidence?.read ?? 'by its page').length).toBeGreaterThan(5);
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

  test.each(named.filter(([, { modality }]) => modality === 'ask'))(
    '%s also says what to do where nobody can answer',
    (_id, { text }) => {
      expect(text.en).toContain('If nobody can answer, ');
      expect(text.de).toContain('Antwortet niemand, ');
    },
  );

  test('no text holds a phrase of the word list', () => {
    const texts = [
      ...textsIn({ allDirectives, allSeams, allTargets, allTechnologies, behaviorProbes, noCode }),
      ...textsIn({ phrases, purposes, noCodePurpose, scriptCommands, applicationTypeHeadings, behaviorHeadings }),
    ];
    // the places and checks of a target are among them, also where the wizard alone shows them
    expect(texts.filter(([path]) => path.startsWith('allTargets.')).length).toBeGreaterThan(60);
    const found = texts.flatMap(([path, text]) =>
      contentLanguages.flatMap((language) =>
        wordList[language]
          .filter((phrase) => phrase.test(text[language]))
          .map((phrase) => `${path} ${phrase}: ${text[language]}`),
      ),
    );
    expect(found).toEqual([]);
  });

  test('every command names a way to run one test', () => {
    const silent = allTechnologies
      .filter(({ commands }) => commands.length > 0)
      .filter(
        ({ commands, typeCheck, yieldsToTypeCheck }) =>
          !yieldsToTypeCheck && typeCheck === undefined && !commands.some(({ en }) => /[Oo]ne test/.test(en)),
      )
      .map(({ name }) => name);
    expect(silent).toEqual([]);
  });

  test('commands check what they claim to check', () => {
    const commands = allTechnologies.flatMap(({ commands, typeCheck }) => [
      ...commands,
      ...(typeCheck ? [typeCheck] : []),
    ]);
    for (const { en, de } of [...commands, ...scriptCommands]) {
      for (const text of [en, de]) {
        if (/tsc --noEmit/.test(text)) expect(text).toMatch(/`references`/);
        expect(text).not.toMatch(/`test`(?! oder| or)|(?<!npx )\bng (build|test)|`bun test/);
      }
      expect(codeIn(de)).toEqual(codeIn(en));
    }
  });

  test.each(allTechnologies.map((technology) => [technology.name, technology] as const))(
    '%s shows a contrasting pair',
    (_name, { directives }) => {
      expect(directives.some(({ example }) => example !== undefined)).toBe(true);
    },
  );
});

/** Finds the texts in both languages anywhere in a value, each with its path. */
function textsIn(value: unknown, path = ''): (readonly [path: string, text: Localized])[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'de' in value && typeof value.en === 'string' && typeof value.de === 'string') {
    return [[path, { en: value.en, de: value.de }]];
  }
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, path === '' ? key : `${path}.${key}`));
}

function codeIn(text: string): string[] {
  return (text.match(/`[^`]+`/g) ?? []).sort();
}
