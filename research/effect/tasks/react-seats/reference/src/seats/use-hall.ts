import { useEffect, useState } from 'react';
import { call, type Loaded } from '../api';
import { type Row, readHall } from './hall';

/** The plan of a show's hall. `reload` reads it again and leaves the old one in sight meanwhile. */
export function useHall(show: string) {
  const [turn, setTurn] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<Row[]>>({ state: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    call<unknown>(`/api/shows/${encodeURIComponent(show)}/seats`, { signal: controller.signal })
      .then((body) => setLoaded({ state: 'ready', value: readHall(body) }))
      .catch((error) => {
        if (!controller.signal.aborted) setLoaded({ state: 'failed', message: error.message });
      });
    return () => controller.abort();
  }, [show, turn]);
  return { loaded, reload: () => setTurn((before) => before + 1) };
}
