import { hash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * Adds the security headers to every answer: a strict content security policy that allows only the given inline script, no
 * framing, and HSTS in production.
 */
export function securityHeaders(siteUrl: string, isProduction: boolean, inlineScript: string): MiddlewareHandler {
  const digest = hash('sha256', inlineScript, 'base64');
  const { host, protocol } = new URL(siteUrl);
  return secureHeaders({
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
}
