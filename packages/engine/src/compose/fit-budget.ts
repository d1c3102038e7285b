import type { Language } from '@regelwerk/contract/languages';
import type { Directive } from '../directive.ts';
import type { Placed } from './collect-directives.ts';

/** What Markdown and labels add to the text of one directive. */
const lineOverhead = 18;
const exampleOverhead = 48;

/**
 * Chooses what fits into `room` characters of Markdown: commands, security, boundaries and the best of every section
 * first, then sections in turns, so that the last technology chosen is not starved. A directive that does not fit
 * with its example is kept without it.
 */
export function fitBudget(
  directives: readonly Placed[],
  language: Language,
  room: number,
): { fitting: Placed[]; omitted: string[]; used: number } {
  const fitting = new Map<Placed, Placed>();
  let used = 0;
  for (const placed of inTurns(directives)) {
    const choice = [placed, withoutExample(placed)].find((one) => used + costOf(one.directive, language) <= room);
    if (choice === undefined) continue;
    used += costOf(choice.directive, language);
    fitting.set(placed, choice);
  }
  return {
    fitting: directives.flatMap((placed) => fitting.get(placed) ?? []),
    omitted: directives.filter((placed) => !fitting.has(placed)).map(({ directive }) => directive.id),
    used,
  };
}

/** The best of every section, then the second best of every section, and so on; what is mandatory goes before all. */
function inTurns(directives: readonly Placed[]): Placed[] {
  const heaviestFirst = [...directives].sort(
    (a, b) => b.directive.weight - a.directive.weight || (a.directive.id < b.directive.id ? -1 : 1),
  );
  const turns = new Map<string, number>();
  return heaviestFirst
    .map((placed) => {
      const turn = turns.get(placed.section) ?? 0;
      turns.set(placed.section, turn + 1);
      return { placed, turn: isMandatory(placed, turn) ? -1 : turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ placed }) => placed);
}

function isMandatory({ directive, section }: Placed, turn: number): boolean {
  if (section === 'boundaries') return directive.weight >= 96;
  return directive.class === 'command' || section === 'external' || (section === 'behavior' && turn === 0);
}

function withoutExample(placed: Placed): Placed {
  const { example: _example, ...directive } = placed.directive;
  return { ...placed, directive };
}

function costOf({ text, instead, example }: Directive, language: Language): number {
  const parts = [text[language], instead?.[language], example?.bad, example?.good];
  const written = parts.reduce((sum, part) => sum + (part === undefined ? 0 : part.length + lineOverhead), 0);
  const indented = example === undefined ? 0 : (example.bad + example.good).split('\n').length * 2;
  return written + indented + (example === undefined ? 0 : exampleOverhead);
}
