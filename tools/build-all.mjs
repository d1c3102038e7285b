import { buildDatabase } from './build-database.mjs';
import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';

/** Builds what is outdated: the web app, the server and the database for a first start. Resolves with an exit code. */
export async function buildAll() {
  const [web, server] = await Promise.all([buildWeb(), buildServer(), buildDatabase()]);
  return web || server;
}
