import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { combinations } from '@regelwerk/engine/combinations';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { findFaults } from '@regelwerk/engine/find-faults';
import { renderRule } from '@regelwerk/engine/render-rule';

/** The first rules of a process are composed by code that is not yet compiled. */
const warmUp = 500;
const pauseMs = 5;

/**
 * Composes a rule for each of the combinations; prints faults, the times of composing and rendering, how full each
 * place is, and how long the walk took. Returns the exit code.
 */
export function walkCombinations(): number {
  const start = performance.now();
  const times: number[] = [];
  const slow: number[] = [];
  const uses: number[] = [];
  const perLanguage = new Map<string, number>(contentLanguages.map((language) => [language, 0]));
  let faults = 0;
  for (const { form, language, size } of combinations({ triples: 60, seed: 20261121, isWhole: true })) {
    const { rule, ms } = timed(form, language, size);
    times.push(ms);
    if (ms > pauseMs && times.length > warmUp)
      slow.push(Math.min(...[1, 2, 3].map(() => timed(form, language, size).ms)));
    uses.push(rule.budget.used / rule.budget.limit);
    perLanguage.set(language, (perLanguage.get(language) ?? 0) + 1);
    for (const fault of findFaults(rule)) {
      faults += 1;
      console.error(
        `${form.aiModel} ${form.applicationType} ${form.frameworks.join('+')} ${language} ${size}: ${fault}`,
      );
    }
  }
  const warm = times.slice(warmUp).sort((a, b) => a - b);
  const rooms = uses.sort((a, b) => a - b);
  const at = (values: readonly number[], share: number) => values[Math.floor((values.length - 1) * share)] ?? 0;
  console.log(
    `${times.length} rules (${[...perLanguage].map(([code, count]) => `${code} ${count}`).join(', ')}), ${faults} faults`,
  );
  console.log(
    `time: median ${at(warm, 0.5).toFixed(2)} ms, 99 % ${at(warm, 0.99).toFixed(2)} ms, worst ${at(warm, 1).toFixed(2)} ms`,
  );
  if (slow.length > 0) {
    const worst = Math.max(...slow).toFixed(2);
    console.log(`  ${slow.length} took more than ${pauseMs} ms; composed again, the slowest took ${worst} ms`);
  }
  console.log(
    `room used: least ${percent(rooms[0])}, median ${percent(at(rooms, 0.5))}, most ${percent(rooms.at(-1))}`,
  );
  console.log(`walked in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return faults === 0 ? 0 : 1;
}

function timed(...answers: Parameters<typeof composeRule>): { rule: ReturnType<typeof composeRule>; ms: number } {
  const start = performance.now();
  const rule = composeRule(...answers);
  renderRule(rule);
  return { rule, ms: performance.now() - start };
}

function percent(share = 0): string {
  return `${(share * 100).toFixed(0)} %`;
}
