import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Wording } from '../domain/rules/model-prompt.ts';

/** A call that the stand-in received, parsed from its provider's format. */
export interface ModelCall {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** The raw request body. */
  readonly raw: string;
  readonly brief: { purpose: string; lines: Wording['lines']; faultsOfYourLastAnswer?: string[] };
}

/** How to answer the next call: with words, or with a failure of a provider. */
export type Answer =
  | { readonly words: (call: ModelCall) => unknown }
  | { readonly text: string }
  | { readonly status: number; readonly body: string }
  | { readonly fault: 'hangs' | 'trickles' | 'breaks off' | 'too large' | 'refuses' | 'says nothing' };

/**
 * Starts a stand-in for the model providers that speaks their HTTP formats over real sockets. Calls `answer` for
 * every request.
 */
export async function startModelServer(answer: (call: ModelCall, count: number) => Answer) {
  const calls: ModelCall[] = [];
  const open = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    open.add(response);
    response.on('close', () => open.delete(response));
    const raw = await text(request);
    const call = { path: request.url ?? '', headers: request.headers, raw, brief: briefOf(JSON.parse(raw)) };
    calls.push(call);
    write(request.url ?? '', JSON.parse(raw), answer(call, calls.length), call, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Connections that are still open. */
    openCalls: () => open.size,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Json = Record<string, unknown>;

function briefOf(body: Json): ModelCall['brief'] {
  const found = stringsIn(body).find((one) => one.startsWith('{"target"'));
  if (found === undefined) throw new Error('The call holds no brief');
  return JSON.parse(found);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function write(path: string, body: Json, answer: Answer, call: ModelCall, response: ServerResponse): void {
  if ('status' in answer) {
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    return;
  }
  if ('fault' in answer) {
    fail(path, body, answer.fault, response);
    return;
  }
  const content = 'words' in answer ? JSON.stringify(answer.words(call)) : answer.text;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(envelope(path, body, content)));
}

function fail(path: string, body: Json, fault: string, response: ServerResponse): void {
  response.setHeader('content-type', 'application/json');
  if (fault === 'hangs') return;
  if (fault === 'trickles') {
    const drip = setInterval(() => response.write(' '), 50);
    return void response.on('close', () => clearInterval(drip));
  }
  if (fault === 'breaks off') return void response.write('{"choices": [{"mess', () => response.destroy());
  if (fault === 'too large')
    return void response.end(JSON.stringify(envelope(path, body, 'x'.repeat(5 * 1024 * 1024))));
  response.end(JSON.stringify(envelope(path, body, '', fault === 'refuses' ? 'content_filter' : 'stop')));
}

/** Returns the answer in the format of the provider whose path was called. */
function envelope(path: string, body: Json, content: string, finish = 'stop'): Json {
  const usage = { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 };
  if (path.endsWith('/messages')) {
    const tool = Array.isArray(body.tools) ? body.tools.find((one: Json) => one.name === 'json') : undefined;
    const block =
      tool === undefined || content === ''
        ? { type: 'text', text: content }
        : { type: 'tool_use', id: 't1', name: 'json', input: parsed(content) };
    const usual = tool === undefined ? 'end_turn' : 'tool_use';
    return {
      id: 'm1',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content: [block],
      stop_reason: finish === 'content_filter' ? 'refusal' : usual,
      stop_sequence: null,
      usage: { input_tokens: 10, output_tokens: 10 },
    };
  }
  if (path.includes(':generateContent')) {
    return {
      candidates: [
        {
          content: { role: 'model', parts: content === '' ? [] : [{ text: content }] },
          finishReason: finish === 'content_filter' ? 'SAFETY' : 'STOP',
          index: 0,
        },
      ],
      usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 10, totalTokenCount: 20 },
    };
  }
  return {
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
    usage,
  };
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return content;
  }
}
