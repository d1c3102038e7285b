import type { OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';

/**
 * Adds headers to every answer when its head is written, in place of the answer's own headers of these names. In a middleware they
 * would be checked, copied and sorted for each request, which takes as long as the rest of a short answer.
 */
export function withHeaders(answer: RequestListener, added: () => Readonly<Record<string, string>>): RequestListener {
  return (request, response) => {
    const writeHead = response.writeHead.bind(response) as (
      status: number,
      headers: OutgoingHttpHeaders,
    ) => ServerResponse;
    // the only form in which the adapter calls it
    response.writeHead = ((status: number, headers?: OutgoingHttpHeaders) =>
      writeHead(status, { ...headers, ...added() })) as ServerResponse['writeHead'];
    answer(request, response);
  };
}
