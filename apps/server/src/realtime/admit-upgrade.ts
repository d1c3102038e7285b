import type { IncomingMessage } from 'node:http';
import type { Keys } from '../http/keys.ts';
import { type Serializer, serializers } from './frame.ts';

const path = '/realtime/v1/websocket';

/** The protocol of a websocket, or the status that refuses it. */
export type Admission =
  | { readonly serializer: Serializer; readonly apiKey: string }
  | { readonly status: 400 | 401 | 403 | 404; readonly reason: string };

/**
 * Decides on an upgrade from the request alone. Never throws, because no caller of an event listener could catch it.
 */
export function admitUpgrade(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  { keys, siteUrl }: { readonly keys: Pick<Keys, 'isPublishable' | 'isSecret'>; readonly siteUrl: string },
): Admission {
  const address = URL.parse(request.url ?? '/', siteUrl);
  if (address === null) return { status: 400, reason: 'Bad Request' };
  const apiKey = address.searchParams.get('apikey') ?? '';
  const version = address.searchParams.get('vsn') ?? '1.0.0';
  const serializer = serializers.find((one) => one === version);
  if (address.pathname !== path || serializer === undefined) return { status: 404, reason: 'Not Found' };
  if (!keys.isPublishable(apiKey) && !keys.isSecret(apiKey)) return { status: 401, reason: 'Unauthorized' };
  if (!isOwnOrigin(request.headers, siteUrl)) return { status: 403, reason: 'Forbidden' };
  return { serializer, apiKey };
}

function isOwnOrigin({ origin, host }: IncomingMessage['headers'], siteUrl: string): boolean {
  if (origin === undefined || origin === new URL(siteUrl).origin) return true;
  return URL.parse(origin)?.host === host;
}
