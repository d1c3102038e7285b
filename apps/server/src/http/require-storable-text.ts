import { createMiddleware } from 'hono/factory';
import type { ServerContext, ServerEnv } from './bindings.ts';
import { refuseRequest } from './refuse-request.ts';

/**
 * Refuses NUL and unpaired surrogates in text and JSON, which Postgres cannot store. The body stays readable for the
 * handler.
 */
export const requireStorableText = createMiddleware<ServerEnv>(async function refuseUnstorableText(c, next) {
  if (encodedNul.test(c.req.url) || (await hasUnstorableBody(c)))
    return refuseRequest(
      c,
      400,
      'invalid_input',
      'The request contains a NUL character or an incomplete Unicode character',
    );
  return next();
});

const encodedNul = /%00/;
const methodsWithBody: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

async function hasUnstorableBody(c: ServerContext): Promise<boolean> {
  if (!methodsWithBody.has(c.req.method)) return false;
  const bytes = Buffer.from(await c.req.arrayBuffer());
  if (bytes.includes(0)) return true;
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '');
  if (isForm) return encodedNul.test(bytes.toString('latin1'));
  return bytes.includes('\\u') && hasUnstorableEscape(bytes.toString('latin1'));
}

/** Checks only the escapes of a JSON text: in valid UTF-8, literal characters are always storable. */
function hasUnstorableEscape(json: string): boolean {
  let openedAt: number | undefined;
  for (const { index, 1: hex } of json.matchAll(/\\(?:u([0-9a-f]{4})|.)/gis)) {
    const unit = hex === undefined ? undefined : Number.parseInt(hex, 16);
    const isSecondHalf = unit !== undefined && unit >= 0xdc00 && unit <= 0xdfff;
    const isPair = openedAt !== undefined && index === openedAt + escapeLength;
    if (unit === 0 || isSecondHalf !== isPair || (openedAt !== undefined && !isPair)) return true;
    openedAt = unit !== undefined && unit >= 0xd800 && unit <= 0xdbff ? index : undefined;
  }
  return openedAt !== undefined;
}

const escapeLength = 6;
