import { useEffect, useState } from 'react';

const shownMs = 2000;

/** Returns a flag that is true for two seconds after `confirm` was called. */
export function useCopied(): [isCopied: boolean, confirm: () => void] {
  const [copiedAt, setCopiedAt] = useState<number>();
  useEffect(() => {
    if (copiedAt === undefined) return undefined;
    const timer = window.setTimeout(() => setCopiedAt(undefined), shownMs);
    return () => window.clearTimeout(timer);
  }, [copiedAt]);
  return [copiedAt !== undefined, () => setCopiedAt(Date.now())];
}
