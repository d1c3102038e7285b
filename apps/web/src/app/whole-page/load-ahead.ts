const calmMs = 6_000;
const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Loads the files of the app, without running them, as soon as a control is pointed at or has the focus, else after six
 * seconds; in a browser that saves data, only for a control.
 */
export function loadAhead(root: HTMLElement, files: readonly string[]): void {
  const load = () => {
    window.clearTimeout(timer);
    for (const sign of signs) root.removeEventListener(sign, onSign);
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  };
  const onSign = ({ target }: Event) => {
    if (target instanceof Element && target.closest('button:not([data-theme-switch]), select') !== null) load();
  };
  const savesData = 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
  const timer = savesData ? undefined : window.setTimeout(load, calmMs);
  for (const sign of signs) root.addEventListener(sign, onSign, { passive: true });
}
