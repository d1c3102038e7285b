import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';

/** The address of the page; the component renders again when it changes. */
export function useAddress(): URL {
  return new URL(useSyncExternalStore(listen, () => window.location.href));
}

/** Goes to another address of the app. `replace` leaves no step for the back button. */
export function navigate(to: string, { replace = false } = {}): void {
  if (replace) window.history.replaceState(null, '', to);
  else window.history.pushState(null, '', to);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

export function Link({ to, children }: { to: string; children: ReactNode }) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={to} onClick={follow} className="text-lamp underline">
      {children}
    </a>
  );
}

function listen(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}
