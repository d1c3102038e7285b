import { publicConfig } from './public-config.ts';

/**
 * Reads public rows without loading the client library, for data needed soon after the first paint. `query` is a
 * table with its query string.
 */
export async function readPublicRows<Row>(query: string): Promise<Row[]> {
  const { publishableKey } = await publicConfig();
  const response = await fetch(`/rest/v1/${query}`, { headers: { apikey: publishableKey } });
  if (!response.ok) throw new Error(`${query} answered ${response.status}`, { cause: response });
  return response.json();
}
