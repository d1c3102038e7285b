import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Starts a model that returns every line unchanged after a while, and counts its calls. */
export async function startModel(delayMs: () => number) {
  let calls = 0;
  const server = createServer(async (request, response) => {
    calls += 1;
    const body = JSON.parse(await text(request));
    const asked = body.messages.map(({ content }: { content: unknown }) => JSON.stringify(content)).join();
    const brief = JSON.parse(JSON.parse(`"${/\{\\"target.+\}(?=")/.exec(asked)?.[0] ?? ''}"`));
    const content = JSON.stringify({
      purpose: brief.purpose,
      lines: brief.lines.map(({ id, text: words, instead }: Record<string, unknown>) => ({ id, text: words, instead })),
    });
    setTimeout(() => {
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          id: 'c',
          object: 'chat.completion',
          created: 1,
          model: 'm',
          choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        }),
      );
    }, delayMs());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls: () => calls,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
