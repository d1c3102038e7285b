import type { Page } from '@playwright/test';

/** Records every request of a page with its address, headers and body, and every frame that its sockets send. */
export function recordRequests(page: Page): { readonly sent: string[]; readonly leaks: (mark: RegExp) => string[] } {
  const sent: string[] = [];
  page.context().on('request', (request) => {
    sent.push(`${request.url()}\n${JSON.stringify(request.headers())}\n${request.postData() ?? ''}`);
  });
  page.on('websocket', (socket) => {
    sent.push(socket.url());
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
  });
  return { sent, leaks: (mark) => sent.flatMap((text) => mark.exec(decoded(text))?.[0] ?? []) };
}

/** A mark could hide behind the encoding of an address. */
function decoded(text: string): string {
  return text.replace(/(?:%[0-9A-Fa-f]{2})+/g, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
