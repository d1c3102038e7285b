import { type ComponentType, useEffect, useState } from 'react';

const loadToaster = () => import('./toaster.tsx');
const loadToasts = () => import('sonner');

export interface Notice {
  readonly title: string;
  readonly description?: string;
  readonly isError?: boolean;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

let mount = async () => {};

/** The number of things that the person did so far: a notice belongs to the last of them. */
let deeds = 0;
const shownAfter = new Map<string | number, { readonly deed: number; readonly isError: boolean }>();
const countDeed = () => {
  deeds += 1;
};
for (const type of ['pointerdown', 'keydown', 'popstate'])
  globalThis.window?.addEventListener(type, countDeed, { capture: true });

/**
 * Shows a short notice for four seconds, at most three at once, and never a success beside a failure. Its code is loaded with
 * the app; where that failed, the notice is lost, and nothing else.
 */
export async function notify({ title, description, isError = false, action }: Notice): Promise<void> {
  const deed = deeds;
  void mount();
  const loaded = await loadToasts().catch(() => undefined);
  if (loaded === undefined) return;
  const { toast } = loaded;
  for (const [id, shown] of shownAfter) if (shown.isError !== isError) toast.dismiss(id);
  const options = {
    ...(description === undefined ? {} : { description }),
    ...(action === undefined ? {} : { action }),
  };
  shownAfter.set(isError ? toast.error(title, options) : toast(title, options), { deed, isError });
}

/** Removes the notices of earlier deeds; a notice of the deed that led to the next page stays. */
async function clearOldNotices(): Promise<void> {
  const old = [...shownAfter].filter(([, { deed }]) => deed < deeds);
  if (old.length === 0) return;
  const { toast } = await loadToasts();
  for (const [id] of old) {
    toast.dismiss(id);
    shownAfter.delete(id);
  }
}

/** The place where notices appear; mounted once by the app. `page` names the page: notices do not follow to the next. */
export function ToastRegion({ label, page }: { label: string; page: string }) {
  const [Toaster, setToaster] = useState<ComponentType<{ label: string }>>();
  useEffect(() => {
    mount = async () => {
      const loaded = await loadToaster().catch(() => undefined);
      if (loaded !== undefined) setToaster(() => loaded.default);
    };
    // before the first notice, which may say that there is no connection
    void mount();
    return () => {
      mount = async () => {};
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the page clears
  useEffect(() => void clearOldNotices(), [page]);
  return Toaster === undefined ? null : <Toaster label={label} />;
}
