import type { PublicConfig } from '@regelwerk/contract/public-config';

let config: Promise<PublicConfig> | undefined;

/** Returns the server's public settings; loaded once, and again after a failure. */
export function publicConfig(): Promise<PublicConfig> {
  config ??= load().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}

async function load(): Promise<PublicConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`config.json answered ${response.status}`, { cause: response });
  return response.json();
}

/** The same as a query, for components that show the settings. */
export const publicConfigQuery = { queryKey: ['config'], queryFn: publicConfig, staleTime: Number.POSITIVE_INFINITY };
