import { acceptsGzip } from './accepts-gzip.ts';
import type { ServerContext } from './bindings.ts';
import type { SplicedBody } from './spliced-body.ts';

/** Sends a JSON body with its values, compressed for callers who accept that. */
export function sendSpliced<Slot extends string>(
  c: ServerContext,
  body: SplicedBody<Slot>,
  values: Parameters<SplicedBody<Slot>['plain']>[0],
): Response {
  c.header('content-type', 'application/json');
  // set before there is a response: a header that is added to one later turns its body into a stream
  c.header('vary', 'Accept-Encoding');
  if (!acceptsGzip(c)) return c.body(bytesOf(body.plain(values)));
  c.header('content-encoding', 'gzip');
  return c.body(bytesOf(body.gzip(values)));
}

/** The type of a response's body excludes memory that threads share, which these bytes never are. */
function bytesOf(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return buffer as Uint8Array<ArrayBuffer>;
}
