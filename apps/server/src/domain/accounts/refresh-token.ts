import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../kernel/app-error.ts';

/** The position of a refresh token in its session. */
export interface RefreshTicket {
  readonly sessionId: string;
  readonly generation: number;
}

const form = /^([\w-]{22})\.([0-9a-z]{1,7})\.([\w-]{43})$/;

/** Returns the refresh token of a generation. It is always the same one, so that a lost answer can be repeated. */
export function sealRefreshToken(sealKey: Buffer, { sessionId, generation }: RefreshTicket): string {
  const id = Buffer.from(sessionId.replaceAll('-', ''), 'hex').toString('base64url');
  const body = `${id}.${generation.toString(36)}`;
  return `${body}.${seal(sealKey, body)}`;
}

/** Returns the content of a refresh token; throws if the server did not seal it. */
export function openRefreshToken(sealKeys: readonly Buffer[], token: string): RefreshTicket {
  const [, id = '', generation = '', mark = ''] = form.exec(token) ?? [];
  if (token.length < 12) throw new AppError('validation_failed', 'Refresh token is not valid');
  const isSealedWith = (key: Buffer) => {
    const expected = seal(key, `${id}.${generation}`);
    return mark.length === expected.length && timingSafeEqual(Buffer.from(mark), Buffer.from(expected));
  };
  if (!sealKeys.some(isSealedWith))
    throw new AppError('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  const hex = Buffer.from(id, 'base64url').toString('hex');
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { sessionId, generation: Number.parseInt(generation, 36) };
}

function seal(sealKey: Buffer, body: string): string {
  return createHmac('sha256', sealKey).update(`refresh ${body}`).digest('base64url');
}
