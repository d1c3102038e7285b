import { buildDatabase } from './build-database.mjs';
import { buildWeb } from './build-web.mjs';

/** Builds what is outdated: the web app and the database for a first start. Resolves with an exit code. */
export async function buildAll() {
  const [web] = await Promise.all([buildWeb(), buildDatabase()]);
  return web;
}
