import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { requireAccount } from '../domain/accounts/account.ts';
import { type AccountChange, addAccount, changeAccount } from '../domain/accounts/manage-account.ts';
import { listFactors } from '../domain/accounts/two-factor/list-factors.ts';
import { listAccounts } from '../domain/admin/list-accounts.ts';
import { closeAccount } from '../domain/personal-data/close-account.ts';
import { bearerOf } from '../http/bearer-of.ts';
import type { ServerContext, ServerEnv } from '../http/bindings.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError } from './errors.ts';
import { presentUser } from './present-user.ts';
import { optionalText, readAuthBody } from './read-auth-body.ts';

const metadata = z.record(z.string(), z.unknown()).nullish();
const unitsMs: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };
const change = z.object({
  email: optionalText,
  password: optionalText,
  app_metadata: metadata,
  user_metadata: metadata,
  email_confirm: z.boolean().nullish(),
  ban_duration: z
    .string()
    .regex(/^(none|(\d{1,9}[smh])+)$/)
    .transform((text) =>
      [...text.matchAll(/(\d+)([smh])/g)].reduce(
        (sum, [, count, unit = 's']) => sum + Number(count) * (unitsMs[unit] ?? 0),
        0,
      ),
    )
    .nullish(),
});

/** `/admin/users`: accepts only the secret key. */
export function adminUserRoutes(deps: AuthDeps): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.use(requireSecretKey(deps));
  routes.get('/', (c) => list(c, deps));
  routes.post('/', async (c) => {
    const { email, ...rest } = await readChange(c);
    if (email === undefined) throw new AuthError(400, 'validation_failed', 'Cannot create a user without an email');
    return c.json(presentUser(await addAccount(deps.accounts, { ...rest, email })));
  });
  routes.get('/:id', async (c) =>
    c.json(presentUser(await requireAccount(deps.accounts.database.kysely, requireUserId(c)))),
  );
  routes.put('/:id', async (c) =>
    c.json(presentUser(await changeAccount(deps.accounts, requireUserId(c), await readChange(c)))),
  );
  routes.delete('/:id', async (c) => {
    // who ends somebody else's account pays the unspent tokens back (terms, section 2)
    await closeAccount(deps.accounts, deps.billing, requireUserId(c), { refundsUnspent: true });
    return c.json({});
  });
  return routes;
}

function requireSecretKey({ keys }: AuthDeps) {
  return createMiddleware<ServerEnv>(async function demandSecretKey(c, next) {
    const bearer = bearerOf(c);
    if (bearer === undefined || keys.isPublishable(bearer))
      throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    if (!keys.isSecret(bearer)) {
      await keys.verifyToken(bearer);
      throw new AuthError(403, 'not_admin', 'User not allowed');
    }
    await next();
  });
}

async function list(c: ServerContext, deps: AuthDeps): Promise<Response> {
  const page = numberOf(c.req.query('page'), 1);
  const perPage = Math.min(numberOf(c.req.query('per_page'), 50), 1000);
  const { accounts, total } = await listAccounts(deps.accounts, { page, perPage });
  const ids = accounts.map(({ id }) => id);
  const factors = await listFactors(deps.accounts.database.kysely, ids);
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (target: number, rel: string) => `</admin/users?page=${target}&per_page=${perPage}>; rel="${rel}"`;
  c.header('x-total-count', String(total));
  c.header('link', [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '));
  return c.json({
    users: accounts.map((account) => presentUser(account, factors.get(account.id))),
    aud: 'authenticated',
  });
}

function numberOf(text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new AuthError(400, 'validation_failed', 'Bad pagination parameters');
  return Number(text);
}

function requireUserId(c: ServerContext): string {
  const { data: id } = z.uuid().safeParse(c.req.param('id'));
  if (id === undefined) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
  return id;
}

async function readChange(c: ServerContext): Promise<AccountChange> {
  const body = await readAuthBody(c, change);
  return {
    email: body.email,
    password: body.password,
    appMetadata: body.app_metadata ?? undefined,
    userMetadata: body.user_metadata ?? undefined,
    confirmsEmail: body.email_confirm ?? undefined,
    bannedMs: body.ban_duration ?? undefined,
  };
}
