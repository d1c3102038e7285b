import type { Line } from '../project/line.ts';

const words: Readonly<Record<string, string>> = {
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  drei: '3',
  vier: '4',
  fünf: '5',
  sechs: '6',
  sieben: '7',
  acht: '8',
  neun: '9',
  zehn: '10',
  elf: '11',
  zwölf: '12',
};

/** The numbers that a line states, in digits; those in paths and commands are part of their names. */
export function numbersIn({ claim, mentions }: Line): string[] {
  const spans = mentions.filter((one) => one.is !== 'name').map(({ at, text }) => [at, at + text.length] as const);
  const found = claim.text.matchAll(/(?<![\w$#.-])(\d+)(?![\w$])|(?<![\p{L}\d])(\p{Ll}{3,6})(?![\p{L}\d])/gu);
  return [...found].flatMap(({ 1: digits, 2: word = '', index }) => {
    const number = digits ?? words[word];
    if (number === undefined || spans.some(([from, to]) => index >= from && index < to)) return [];
    return [number];
  });
}
