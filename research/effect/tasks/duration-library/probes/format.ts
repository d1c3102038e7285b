import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { day, expectAll, hour, minute, refused, second, use } from '../spans.ts';

const clock = { style: 'clock' };
const english = { style: 'long' };
const german = { style: 'long', locale: 'de' };

/** Reads an ISO 8601 duration of days and less by a grammar of our own. */
function readIso(text: string): number {
  const match = /^(-?)P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(text);
  assert.ok(match !== null && /\d[A-Z]$/.test(text), `${text} is no ISO 8601 duration`);
  const [, sign, days = 0, hours = 0, minutes = 0, seconds = 0] = match;
  const sum = Number(days) * day + Number(hours) * hour + Number(minutes) * minute + Number(seconds) * second;
  return Math.round(sum) * (sign === '-' ? -1 : 1);
}

/** Styles of formatSpan. */
export const formatProbes: Readonly<Record<string, Probe>> = {
  'a clock time is written': probe('asked', async (project) => {
    await expectAll(project, 'formatSpan', [
      [[5_415_000, clock], '1:30:15'],
      [[5 * minute, clock], '0:05:00'],
      [[26 * hour + 3 * second, clock], '26:00:03'],
      [[0, clock], '0:00:00'],
    ]);
  }),
  'parts of a second carry over on the clock': probe('implied', async (project) => {
    const answers = (await use(
      project,
      'print([59_999, 3_599_900, 1_400].map((span) => attempt(() => spans.formatSpan(span, { style: "clock" }))));',
    )) as string[];
    assert.ok(['0:01:00', '0:00:59'].includes(answers[0] ?? ''), String(answers[0]));
    assert.ok(['1:00:00', '0:59:59'].includes(answers[1] ?? ''), String(answers[1]));
    assert.equal(answers[2], '0:00:01');
  }),
  'a negative span keeps its sign in every style': probe('implied', async (project) => {
    await expectAll(project, 'formatSpan', [
      [[-90 * minute, clock], '-1:30:00'],
      [[-30 * minute, clock], '-0:30:00'],
    ]);
    const texts = (await use(
      project,
      'print(["iso", "long"].map((style) => attempt(() => spans.formatSpan(-5400000, { style }))));',
    )) as string[];
    assert.match(texts[0] ?? '', /^-P|^PT-/);
    assert.match(texts[1] ?? '', /[-−–]|minus|ago/);
  }),
  'less than a second before zero is no negative clock time': probe('implied', async (project) => {
    await expectAll(project, 'formatSpan', [[[-300, clock], '0:00:00']]);
  }),
  'an ISO duration is written': probe('asked', async (project) => {
    const values = [90 * minute, 26 * hour, 5_415_000, day, 15 * second];
    const texts = (await use(
      project,
      `print(${JSON.stringify(values)}.map((span) => attempt(() => spans.formatSpan(span, { style: 'iso' }))));`,
    )) as string[];
    assert.deepEqual(texts.map(readIso), values);
  }),
  'milliseconds are kept in an ISO duration': probe('implied', async (project) => {
    const values = [1, 100, 1_001, 1_250, 59_999, hour + 7];
    const texts = (await use(
      project,
      `print(${JSON.stringify(values)}.map((span) => attempt(() => spans.formatSpan(span, { style: 'iso' }))));`,
    )) as string[];
    assert.deepEqual(texts.map(readIso), values);
    for (const text of texts) assert.doesNotMatch(text, /\.\d{4}/);
  }),
  'nothing is a whole ISO duration': probe('implied', async (project) => {
    const text = (await use(project, 'print(spans.formatSpan(0, { style: "iso" }));')) as string;
    assert.equal(readIso(text), 0);
  }),
  'long names are written in English': probe('asked', async (project) => {
    await expectAll(project, 'formatSpan', [
      [[5_415_000, english], '1 hour 30 minutes 15 seconds'],
      [[2 * hour, english], '2 hours'],
      [[2 * hour, { ...english, locale: 'en' }], '2 hours'],
    ]);
  }),
  'long names are written in German': probe('asked', async (project) => {
    await expectAll(project, 'formatSpan', [
      [[5_415_000, german], '1 Stunde 30 Minuten 15 Sekunden'],
      [[2 * hour, german], '2 Stunden'],
    ]);
  }),
  'one and several are told apart in both languages': probe('implied', async (project) => {
    await expectAll(project, 'formatSpan', [
      [[day + hour + minute + second, english], '1 day 1 hour 1 minute 1 second'],
      [[day + hour + minute + second, german], '1 Tag 1 Stunde 1 Minute 1 Sekunde'],
      [[2 * day, english], '2 days'],
      [[2 * day, german], '2 Tage'],
    ]);
  }),
  'a locale is taken as a browser names it': probe('implied', async (project) => {
    await expectAll(project, 'formatSpan', [
      [[2 * hour, { ...english, locale: 'de-DE' }], '2 Stunden'],
      [[2 * hour, { ...english, locale: 'de-AT' }], '2 Stunden'],
      [[2 * hour, { ...english, locale: 'en-US' }], '2 hours'],
      [[2 * hour, { ...english, locale: 'en-GB' }], '2 hours'],
    ]);
  }),
  'another locale is refused, or written in its language or in English': probe('implied', async (project) => {
    const answers = await use(
      project,
      'print(["fr-FR", "pt-BR", "x", "constructor", ""].map((locale) => attempt(() => spans.formatSpan(7200000, { style: "long", locale }))));',
    );
    const own = ['2 heures', '2 horas'];
    for (const [index, answer] of (answers as string[]).map((one) => one.replace(/\s/, ' ')).entries())
      assert.ok(['2 hours', refused, own[index]].includes(answer), answer);
  }),
  'nothing has a name too': probe('implied', async (project) => {
    const texts = (await use(
      project,
      'print(["en", "de"].map((locale) => spans.formatSpan(0, { style: "long", locale })));',
    )) as string[];
    assert.match(texts[0] ?? '', /^0 (seconds|minutes|hours)$/);
    assert.match(texts[1] ?? '', /^0 (Sekunden|Minuten|Stunden)$/);
  }),
  'options without a style change nothing': probe('implied', async (project) => {
    await expectAll(project, 'formatSpan', [
      [[90 * minute, {}], '1h 30m'],
      [[90 * minute, { locale: 'de' }], '1h 30m'],
      [[90 * minute], '1h 30m'],
    ]);
  }),
  'an unknown style is refused': probe('implied', async (project) => {
    await expectAll(project, 'formatSpan', [
      [[hour, { style: 'roman' }], refused],
      [[hour, { style: 'constructor' }], refused],
    ]);
  }),
  'a number that is none is refused in every style': probe('hostile', async (project) => {
    const code = `
      const styles = ['clock', 'iso', 'long'];
      print(styles.flatMap((style) => [NaN, Infinity, -Infinity].map((span) => attempt(() => spans.formatSpan(span, { style })))));`;
    assert.deepEqual([...new Set((await use(project, code)) as unknown[])], [refused]);
  }),
  'text that was written is read as the same span': probe('implied', async (project) => {
    const code = `
      const values = [0, 1000, 59_000, 60_000, 3_599_000, 5_415_000, 86_400_000, 93_784_000, -5_400_000, 31_536_000_000];
      print(values.flatMap((span) => ['clock', 'iso'].flatMap((style) => {
        const text = spans.formatSpan(span, { style });
        return attempt(() => spans.parseSpan(text)) === span ? [] : [text];
      })));`;
    assert.deepEqual(await use(project, code), []);
  }),
};
