import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

const mostUnanswered = 32;

/**
 * Ends a connection that sends requests without waiting for the answers: a few kilobytes of them take a hundred times
 * as much memory. Browsers and proxies wait for each answer.
 */
export function boundPipelining(answer: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // the remaining requests of a packet that exceeded the limit
    if (socket.destroyed) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > mostUnanswered) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    answer(request, response);
  };
}
