import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { describe, expect, test } from 'vitest';
import { articlesOf, helpSections, htmlText, searchEntries, sectionOf, writtenSections } from './model.ts';

const entries = [
  { anchor: 'a', title: 'Größe der Regel', text: 'Wähle den knappen Umfang, wenn die Grenze naht.' },
  { anchor: 'b', title: 'Grenzen', text: 'Was nie geschieht.' },
];
const anchors = (query: string) => searchEntries(entries, query).map(({ anchor }) => anchor);

describe('help', () => {
  test.each([
    ['', []],
    ['   ', []],
    ['grenze', ['b', 'a']],
    ['GROSSE', []],
    ['grosse', []],
    ['große', ['a']],
    ['umfang regel', ['a']],
    ['umfang nie', []],
    ['wahle', ['a']],
    ['.*', []],
  ])('searching for "%s" finds %j', (query, found) => {
    expect(anchors(query)).toEqual(found);
  });

  test('an excerpt surrounds the first match', () => {
    const text = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`.trim();
    const [found] = searchEntries([{ anchor: 'x', title: 'x', text }], 'NEEDLE');
    expect(found?.excerpt).toMatch(/^… before .* needle after .* …$/);
    expect(found?.excerpt.length).toBeLessThan(160);
  });

  test('words of HTML are separated at block boundaries, and only there', () => {
    expect(htmlText('<p><strong>One</strong>: two</p>\n<ul><li>3 &lt; <code>4</code></li><li>five</li></ul>')).toBe(
      'One: two 3 < 4 five',
    );
  });

  test('a fragment names a section, directly or through one of its articles', () => {
    for (const section of helpSections) {
      expect(sectionOf(section)).toBe(section);
      expect(sectionOf(`#${section}-anything`)).toBe(section);
    }
    for (const unknown of ['', '#', '#starting', '#nothing']) expect(sectionOf(unknown)).toBe('start');
  });

  test('both languages have the same articles in the same order, none of them empty', () => {
    for (const section of writtenSections) {
      const [english, german] = contentLanguages.map((language) => articlesOf(section, language));
      expect(german?.map(({ anchor }) => anchor)).toEqual(english?.map(({ anchor }) => anchor));
      expect(new Set(english?.map(({ anchor }) => anchor)).size).toBe(english?.length);
      for (const { title, html } of [...(english ?? []), ...(german ?? [])]) {
        expect(title).not.toBe('');
        expect(htmlText(html).length, title).toBeGreaterThan(80);
      }
      const shape = (html = '') => html.match(/<(p|ol|ul|li|pre|strong)>/g)?.sort();
      for (const [index, { html, anchor }] of (english ?? []).entries())
        expect(shape(german?.[index]?.html), anchor).toEqual(shape(html));
    }
  });

  test('help contains the figures of the guidance', () => {
    const all = (language: 'en' | 'de') =>
      articlesOf('prompting', language)
        .map(({ html }) => htmlText(html))
        .join(' ');
    expect(all('en')).toMatch(/between 0\.2 and 0\.7/);
    expect(all('de')).toMatch(/zwischen 0,2 und 0,7/);
    expect(all('en')).toContain('500 words');
    expect(all('de')).toContain('500 Wörter');
  });

  test('German help addresses the person as du, without exclamation marks', () => {
    for (const section of writtenSections)
      for (const { html, title } of articlesOf(section, 'de')) {
        expect(htmlText(html), title).not.toMatch(/(?<![.:] )\b(Sie|Ihr|Ihre[nrms]?)\b/);
        expect(`${title} ${htmlText(html)}`).not.toContain('!');
      }
  });
});
