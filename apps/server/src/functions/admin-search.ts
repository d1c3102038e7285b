import { searchEverything } from '../domain/admin/search-everything.ts';
import type { Handler } from './handler.ts';

/** `admin-search`: one search over orders, people, products and declarations. */
export const adminSearch: Handler<'admin-search'> = async ({ body }, { accounts: { database } }) => ({
  found: await searchEverything(database, body.search),
});
