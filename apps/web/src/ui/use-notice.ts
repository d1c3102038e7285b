import { useEffect, useEffectEvent } from 'react';
import { type Notice, notify } from './notify.ts';

/** Shows a notice once for every new truthy value of `occasion`, however often it is rendered. */
export function useNotice(occasion: string | boolean | undefined, notice: Notice): void {
  const tell = useEffectEvent(() => notify(notice));
  useEffect(() => {
    if (occasion) tell();
  }, [occasion]);
}
