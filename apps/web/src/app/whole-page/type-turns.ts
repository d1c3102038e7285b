import { firstPaintMs } from '../../lib/first-paint-ms.ts';
import { typeOut } from '../../ui/type-out.ts';
import type { TypedTurns } from '../../ui/typed-turns.ts';

/** Types the texts of an element with `data-typed-turns` as the app would. Returns a function that stops it. */
export function typeTurns(place: HTMLElement): () => void {
  const { texts, letterMs, everyMs, isTypedByStyle }: TypedTurns = JSON.parse(place.dataset.typedTurns ?? '');
  const [announced, visible] = place.children;
  const shown = document.createElement('span');
  const rest = document.createElement('span');
  rest.className = 'invisible';
  visible?.replaceChildren(shown, rest);
  let turn = 0;
  const type = (sinceMs?: number) => {
    const text = texts[turn] ?? '';
    if (announced !== undefined && announced.textContent !== text) announced.textContent = text;
    return typeOut({ shown, rest }, text, { letterMs, restartMs: undefined, sinceMs });
  };
  let stopTyping = type(isTypedByStyle ? firstPaintMs() : undefined);
  const turns = window.setInterval(() => {
    turn = (turn + 1) % texts.length;
    stopTyping();
    stopTyping = type();
  }, everyMs);
  return () => {
    window.clearInterval(turns);
    stopTyping();
  };
}
