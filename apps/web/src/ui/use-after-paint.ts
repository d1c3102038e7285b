import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** Returns a value once the browser has painted what else changed with it; until then the value before, at the beginning `first`. */
export function useAfterPaint<Value>(value: Value, first = value): Value {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (Object.is(shown, value)) return;
    let isWanted = true;
    afterPaint(() => isWanted && setShown(value));
    return () => {
      isWanted = false;
    };
  }, [shown, value]);
  return shown;
}
