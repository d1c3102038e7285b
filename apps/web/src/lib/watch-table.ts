import type { RealtimeChannel } from '@supabase/supabase-js';
import { getSupabase } from './supabase.ts';

/** Rows that change together count as one change. */
const settleMs = 100;
const rejoinMs = 1000;

/**
 * Calls `refresh` whenever a row of the table changes, and after every reconnection, because changes in between are
 * lost. Calls nothing while offline. Returns a function that stops it.
 */
export function watchTable(table: string, refresh: () => void): () => void {
  let isWatching = true;
  let timer: number | undefined;
  let rejoin: number | undefined;
  let leave: (() => void) | undefined;
  const soon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(refresh, settleMs);
  };
  const start = async () => {
    const supabase = await getSupabase();
    // a channel joined before the session is read would stay a visitor's
    const { data } = await supabase.auth.getSession();
    if (data.session !== null) await supabase.realtime.setAuth(data.session.access_token);
    if (!isWatching) return;
    const channel: RealtimeChannel = supabase
      .channel(`table:${table}`)
      .on('postgres_changes', { event: '*', schema: 'public', table }, soon)
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') soon();
        // the server closes a channel whose token expired, and the client never rejoins a closed channel
        if (status === 'CLOSED' && isWatching) rejoin = window.setTimeout(watch, rejoinMs);
      });
    leave = () => void supabase.removeChannel(channel);
  };
  // the screen that shows the table loads its rows and reports failures itself
  const watch = () => void start().catch(() => undefined);
  watch();
  return () => {
    isWatching = false;
    window.clearTimeout(timer);
    window.clearTimeout(rejoin);
    leave?.();
  };
}
