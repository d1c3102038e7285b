import { lazy, Suspense, useEffect, useState } from 'react';

const Toaster = lazy(() => import('./toaster.tsx'));

export interface Notice {
  readonly title: string;
  readonly description?: string;
  readonly isError?: boolean;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

let isWanted = false;
let mount = () => {};

/** Shows a short notice for four seconds, at most three at once. Its code is loaded with the first one. */
export async function notify({ title, description, isError = false, action }: Notice): Promise<void> {
  isWanted = true;
  mount();
  const { toast } = await import('sonner');
  const options = {
    ...(description === undefined ? {} : { description }),
    ...(action === undefined ? {} : { action }),
  };
  if (isError) toast.error(title, options);
  else toast(title, options);
}

/** The place where notices appear; mounted once by the app. */
export function ToastRegion({ label }: { label: string }) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    mount = () => setMounted(true);
    if (isWanted) mount();
    return () => {
      mount = () => {};
    };
  }, []);
  return isMounted ? (
    <Suspense>
      <Toaster label={label} />
    </Suspense>
  ) : null;
}
