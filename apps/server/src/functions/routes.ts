import { type FunctionName, functions, responseSchema } from '@regelwerk/contract/functions';
import { Hono } from 'hono';
import { AppError } from '../domain/kernel/app-error.ts';
import { ExportSlots } from '../domain/personal-data/export-slots.ts';
import type { ServerContext, ServerEnv } from '../http/bindings.ts';
import { writeFunctionError } from './errors.ts';
import type { FunctionCall, FunctionDeps, Handler } from './handler.ts';
import { handlers } from './handlers.ts';
import { identifyCaller } from './identify-caller.ts';
import { isFunctionName } from './is-function-name.ts';
import { readBody } from './read-body.ts';
import { requireAdmin, requireSession } from './require-person.ts';

type Who = (typeof functions)[FunctionName]['who'];

/** Serves every function of the contract under `/functions/v1/<name>`, by POST. */
export function functionRoutes(deps: FunctionDeps): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.onError(writeFunctionError(deps.log));
  routes.use(identifyCaller(deps));
  const handlerDeps = {
    ...deps,
    exports: new ExportSlots(deps.accounts.database),
  };
  for (const name of Object.keys(functions).filter(isFunctionName)) {
    routes.post(`/${name}`, (c) => serve(name, c));
    routes.all(`/${name}`, (c) => {
      c.header('allow', 'POST');
      throw new AppError('method_not_allowed', 'Functions are called by POST');
    });
  }
  routes.all('*', () => {
    throw new AppError('not_found', 'Unknown function');
  });
  return routes;

  async function serve<Name extends FunctionName>(name: Name, c: ServerContext): Promise<Response> {
    const { who, request } = functions[name];
    const handle: Handler<Name> = handlers[name];
    const caller = await callerFor(who, c);
    const body = await readBody(c, request);
    // TypeScript cannot relate body and caller to a generic name
    const answer = await handle({ c, body, caller } as FunctionCall<Name>, handlerDeps);
    return answer instanceof Response ? answer : c.json(responseSchema(name, body).parse(answer));
  }

  async function callerFor(who: Who, c: ServerContext) {
    if (who === 'anyone') return undefined;
    if (c.get('accessTokenId') !== undefined) return { account: { id: String(c.get('identity').claims.sub) } };
    return who === 'admin' ? requireAdmin(c, deps.accounts) : requireSession(c, deps.accounts);
  }
}
