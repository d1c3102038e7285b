import { useEffect } from 'react';

/** Keeps a file that is dropped beside its place from replacing the page. */
export function useMissedDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => event.preventDefault();
    const kinds = ['dragover', 'drop'] as const;
    for (const kind of kinds) window.addEventListener(kind, refuse);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, refuse);
    };
  }, []);
}
