import { useEffect, useEffectEvent } from 'react';
import { type Notice, notify } from './toast.tsx';

/** Shows a notice once for every new value that calls for it, however often its words are rendered; a falsy value calls for none. */
export function useNotice(occasion: string | boolean | undefined, notice: Notice): void {
  const tell = useEffectEvent(() => void notify(notice));
  useEffect(() => {
    if (occasion) tell();
  }, [occasion]);
}
