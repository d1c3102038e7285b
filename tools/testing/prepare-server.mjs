import { buildServer } from '../build-server.mjs';

/** Bundles the server that tests start in processes of their own. */
export default async function prepareServer() {
  if ((await buildServer()) !== 0) throw new Error('The server could not be bundled; the lines above say why.');
}
