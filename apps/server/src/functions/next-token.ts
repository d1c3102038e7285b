import { nextToken as findNextToken } from '../domain/contracts/next-token.ts';
import type { Handler } from './handler.ts';

/** `next-token`: where the token comes from that the caller's next rule uses. */
export const nextToken: Handler<'next-token'> = ({ caller }, { billing }) => findNextToken(billing, caller.account.id);
