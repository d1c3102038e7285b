const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * Remembers a control and the others of its part of the page. The returned function gives the focus to the first that
 * still takes it: the control, the others of its section, then its followers, those before it, that part, or the content of the page.
 */
export function rememberFocus(control: Element | null): () => void {
  const part = control?.closest('[role=dialog], [role=alertdialog], main, header, footer') ?? null;
  const section = control?.closest('section') ?? null;
  const around = (place: Element | null) => {
    const all = Array.from(place?.querySelectorAll(controls) ?? []);
    const index = control === null ? -1 : all.indexOf(control);
    return [...all.slice(index + 1), ...all.slice(0, Math.max(index, 0)).reverse()];
  };
  const neighbors = [control, ...around(section)];
  const others = around(part);
  return () => {
    if ([...neighbors, ...(section?.querySelectorAll(controls) ?? []), ...others].some(takesFocus)) return;
    [part, document.getElementById('content')].some(takesFocus);
  };
}

function takesFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  element.focus({ preventScroll: element.tabIndex < 0 });
  return document.activeElement === element;
}
