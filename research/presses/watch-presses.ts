/**
 * Scripts that time presses inside a page: `watch` runs before the page's own scripts, `forget` before a press, and `read` returns what
 * the browser noted since.
 */
export const watchPresses = {
  watch: `
    let entries = [];
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type: 'event', durationThreshold: 16 });
    const parts = 'h1, [role=dialog] h2, [role=tabpanel]:not([hidden]):not(:empty), [aria-expanded=true]';
    const shown = () => [...document.querySelectorAll(parts)].map(({ id, tagName, textContent }) => id || tagName + textContent).join();
    let before;
    let begunMs;
    let shownMs;
    window.forgetPresses = () => {
      entries = [];
      before = shown();
      begunMs = shownMs = undefined;
    };
    const begin = ({ timeStamp }) => { begunMs ??= timeStamp; };
    for (const type of ['mousedown', 'click', 'keydown']) addEventListener(type, begin, { capture: true, passive: true });
    new MutationObserver(() => {
      if (begunMs === undefined || shownMs !== undefined || shown() === before) return;
      requestAnimationFrame(() => setTimeout(() => { shownMs ??= performance.now() - begunMs; }));
    }).observe(document, { childList: true, attributes: true, characterData: true, subtree: true });
    window.readPresses = () => {
      // one event can be handled inside another
      let processingMs = 0;
      let until = 0;
      for (const { processingStart, processingEnd } of entries.sort((one, other) => one.processingStart - other.processingStart)) {
        processingMs += Math.max(0, processingEnd - Math.max(until, processingStart));
        until = Math.max(until, processingEnd);
      }
      const presses = entries.filter(({ interactionId }) => interactionId > 0);
      return { durationMs: Math.max(0, ...presses.map(({ duration }) => duration)), processingMs, shownMs };
    };
  `,
  forget: 'forgetPresses()',
  read: 'readPresses()',
} as const;
