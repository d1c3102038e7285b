import { hash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** The worker that reads a person's project, as the build names it. */
const readerScript = /^\/assets\/project-worker-[\w-]+\.js$/;
// 'self' and not the assets alone: a path needs a host before it, and the host that a browser sees may not be that of the site's own
// address, for example behind a proxy; then nothing could be counted
const readerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * Adds the security headers to every answer: a strict content security policy that allows only the given inline script, no
 * framing, and HSTS in production. Only the worker that reads a project may compile WebAssembly, by a policy of its own.
 */
export function securityHeaders(siteUrl: string, isProduction: boolean, inlineScript: string): MiddlewareHandler {
  const digest = hash('sha256', inlineScript, 'base64');
  const { host, protocol } = new URL(siteUrl);
  const headers = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", `'sha256-${digest}'`],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", `ws://${host}`, `wss://${host}`],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    strictTransportSecurity: isProduction && protocol === 'https:' ? 'max-age=31536000; includeSubDomains' : false,
  });
  return async (c, next) => {
    await headers(c, next);
    const isScript = c.res.headers.get('content-type')?.startsWith('text/javascript') === true;
    if (isScript && readerScript.test(c.req.path)) c.header('content-security-policy', readerPolicy);
  };
}
