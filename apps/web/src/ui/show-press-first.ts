import './show-press-first.css';
import { afterPaint } from './after-paint.ts';

/** Shows the control as pressed, so that a slow phone answers at once, and does the work after that. Presses keep their order. */
export function showPressFirst(control: Element | null, work: () => void): void {
  control?.setAttribute('data-pressed', '');
  afterPaint(() => {
    work();
    control?.removeAttribute('data-pressed');
  });
}
