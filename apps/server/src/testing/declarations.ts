import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { acceptWithdrawal } from '../domain/admin/accept-withdrawal.ts';
import { previewDeclaration } from '../domain/admin/preview-declaration.ts';
import type { Shop } from './shop.ts';

/** Sends the form of a withdrawal or a cancellation without signing in; returns the id of the declaration. */
export async function sendDeclaration(
  shop: Shop,
  page: string,
  fields: Readonly<Record<'name' | 'email' | 'contractReference', string>> & Readonly<Record<string, string>>,
  language = 'en',
): Promise<string> {
  const id = randomUUID();
  const body = new URLSearchParams({ id, homepage: '', note: '', step: 'confirm', ...fields }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await shop.request(`${page}?lang=${language}`, { method: 'POST', headers, body })).status).toBe(303);
  await shop.settle();
  return id;
}

/** Accepts a withdrawal for the order with this number, with the refund that is offered. */
export async function acceptDeclared(shop: Shop, actor: string, noticeId: string, number: string): Promise<void> {
  const seen = await previewDeclaration(shop.billing, { noticeId, find: number });
  const named = seen.find((one) => one.number === number);
  const order = { orderId: String(named?.id), amount: named?.refund ?? -1 };
  await acceptWithdrawal(shop.billing, { actor, noticeId, ...order });
  await shop.settle();
}
