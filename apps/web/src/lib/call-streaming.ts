import type { FunctionName, RequestOf, ResponseOf } from '@regelwerk/contract/functions';
import { createParser } from 'eventsource-parser';
import { FunctionError, toFunctionError } from './function-error.ts';
import { getSupabase } from './supabase.ts';

/**
 * Calls a server function that answers at once or reports its work in server-sent events. Passes every event to
 * `onEvent`; returns an immediate answer, or null after a stream. `signal` cancels the call.
 */
export async function callStreaming<Name extends FunctionName, Event>(
  name: Name,
  body: RequestOf<Name>,
  { signal, onEvent }: { signal: AbortSignal; onEvent: (event: Event) => void },
): Promise<ResponseOf<Name> | null> {
  const supabase = await getSupabase().catch(() => {
    throw new FunctionError('', 'unreachable');
  });
  const { data, error } = await supabase.functions.invoke<ResponseOf<Name> | Response>(name, {
    body: { ...(body ?? {}) },
    signal,
    headers: { accept: 'text/event-stream, application/json;q=0.9' },
  });
  if (error) throw await toFunctionError(error);
  if (!(data instanceof Response)) return data;
  await readEvents(data, (text) => onEvent(JSON.parse(text) as Event));
  return null;
}

async function readEvents(response: Response, onData: (text: string) => void): Promise<void> {
  const parser = createParser({ onEvent: ({ data }) => onData(data) });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) parser.feed(part.value);
}
