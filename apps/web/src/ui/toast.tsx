import { lazy, Suspense, useEffect, useState } from 'react';

const Toaster = lazy(() => import('./toaster.tsx'));
const loadToasts = () => import('sonner');

export interface Notice {
  readonly title: string;
  readonly description?: string;
  readonly isError?: boolean;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

let isWanted = false;
let mount = () => {};

/** The number of things that the person did so far: a notice belongs to the last of them. */
let deeds = 0;
const shownAfter = new Map<string | number, number>();
const countDeed = () => {
  deeds += 1;
};
for (const type of ['pointerdown', 'keydown', 'popstate'])
  globalThis.window?.addEventListener(type, countDeed, { capture: true });

/** Shows a short notice for four seconds, at most three at once. Its code is loaded with the first one. */
export async function notify({ title, description, isError = false, action }: Notice): Promise<void> {
  const deed = deeds;
  isWanted = true;
  mount();
  const { toast } = await loadToasts();
  const options = {
    ...(description === undefined ? {} : { description }),
    ...(action === undefined ? {} : { action }),
  };
  shownAfter.set(isError ? toast.error(title, options) : toast(title, options), deed);
}

/** Removes the notices of earlier deeds; a notice of the deed that led to the next page stays. */
async function clearOldNotices(): Promise<void> {
  const old = [...shownAfter].filter(([, deed]) => deed < deeds);
  if (old.length === 0) return;
  const { toast } = await loadToasts();
  for (const [id] of old) {
    toast.dismiss(id);
    shownAfter.delete(id);
  }
}

/** The place where notices appear; mounted once by the app. `page` names the page: notices do not follow to the next. */
export function ToastRegion({ label, page }: { label: string; page: string }) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    mount = () => setMounted(true);
    if (isWanted) mount();
    return () => {
      mount = () => {};
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the page clears
  useEffect(() => void clearOldNotices(), [page]);
  return isMounted ? (
    <Suspense>
      <Toaster label={label} />
    </Suspense>
  ) : null;
}
