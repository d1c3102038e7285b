import { productName } from '@regelwerk/contract/shop/product-name';
import { Hono } from 'hono';
import type { ServerEnv } from '../http/bindings.ts';
import { requireApiKey } from '../http/require-identity.ts';
import { adminUserRoutes } from './admin-users.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError, writeAuthError } from './errors.ts';
import { factorRoutes } from './factors.ts';
import { logOut } from './log-out.ts';
import { recover } from './recover.ts';
import { signUp } from './sign-up.ts';
import { token } from './token.ts';
import { changeUser, readUser } from './user.ts';
import { followLink, verify } from './verify.ts';

const keySetSeconds = 600;

/** `/auth/v1`: accounts and sessions in the protocol of auth-js. */
export function authRoutes(deps: AuthDeps): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.onError(writeAuthError(deps.log));
  // opened by a browser or a link checker, without our headers
  routes.get('/verify', (c) => followLink(c, deps));
  routes.get('/.well-known/jwks.json', (c) =>
    c.json(deps.keys.publicKeys, 200, { 'cache-control': `public, max-age=${keySetSeconds}` }),
  );
  routes.get('/health', (c) => c.json({ version: '1', name: productName, description: 'Accounts and sessions' }));
  routes.use(requireApiKey(deps.keys));
  routes.get('/settings', (c) =>
    c.json({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: !deps.accounts.confirmsMail,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    }),
  );
  routes.post('/signup', (c) => signUp(c, deps));
  routes.post('/token', (c) => token(c, deps));
  routes.post('/recover', (c) => recover(c, deps));
  routes.post('/verify', (c) => verify(c, deps));
  routes.get('/user', (c) => readUser(c, deps));
  routes.put('/user', (c) => changeUser(c, deps));
  routes.post('/logout', (c) => logOut(c, deps));
  routes.route('/factors', factorRoutes(deps));
  routes.route('/admin/users', adminUserRoutes(deps));
  routes.all('*', () => {
    throw new AuthError(404, 'not_found', 'Not found');
  });
  return routes;
}
