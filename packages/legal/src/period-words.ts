import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { longestTerm } from '@regelwerk/contract/shop/longest-term';

/** The unit of a plan's periods. */
export type PlanInterval = keyof typeof longestTerm;

interface Words {
  /** How often a price is due: "per month", "every 3 months". */
  readonly each: (interval: PlanInterval, count: number) => string;
  /** How long a period is: "12 months". */
  readonly length: (interval: PlanInterval, count: number) => string;
  /** How often a plan without a minimum term can be canceled: "monthly". */
  readonly often: (interval: PlanInterval, count: number) => string;
  /** The period at whose end such a plan can end: "each month". */
  readonly endOf: (interval: PlanInterval, count: number) => string;
}

const english = {
  day: ['day', 'days', 'daily'],
  week: ['week', 'weeks', 'weekly'],
  month: ['month', 'months', 'monthly'],
  year: ['year', 'years', 'yearly'],
} as const;
const german = {
  day: ['Tag', 'Tage', 'täglich', 'jedes Tages', 'Tagen'],
  week: ['Woche', 'Wochen', 'wöchentlich', 'jeder Woche', 'Wochen'],
  month: ['Monat', 'Monate', 'monatlich', 'jedes Monats', 'Monaten'],
  year: ['Jahr', 'Jahre', 'jährlich', 'jedes Jahres', 'Jahren'],
} as const;

/** A year is told in months, because minimum terms are compared in them. */
const inMonths = (interval: PlanInterval, count: number): readonly [PlanInterval, number] =>
  interval === 'year' ? ['month', 12 * count] : [interval, count];

/** The words for a plan's period in each language. */
export const periodWords: Readonly<Record<InterfaceLanguage, Words>> = {
  en: {
    each: (interval, count) => (count === 1 ? `per ${english[interval][0]}` : `every ${count} ${english[interval][1]}`),
    length: (interval, count) => {
      const [unit, number] = inMonths(interval, count);
      return `${number} ${english[unit][number === 1 ? 0 : 1]}`;
    },
    often: (interval, count) => (count === 1 ? english[interval][2] : `every ${count} ${english[interval][1]}`),
    endOf: (interval, count) =>
      count === 1 ? `each ${english[interval][0]}` : `each period of ${count} ${english[interval][1]}`,
  },
  de: {
    each: (interval, count) => (count === 1 ? `pro ${german[interval][0]}` : `alle ${count} ${german[interval][1]}`),
    length: (interval, count) => {
      const [unit, number] = inMonths(interval, count);
      return `${number} ${german[unit][number === 1 ? 0 : 1]}`;
    },
    often: (interval, count) => (count === 1 ? german[interval][2] : `alle ${count} ${german[interval][1]}`),
    endOf: (interval, count) =>
      count === 1 ? german[interval][3] : `jedes Zeitraums von ${count} ${german[interval][4]}`,
  },
};
