/**
 * What Node runs as the server. Without a limit, it collects its old objects only when garbage is three times what is alive,
 * and keeps the room; up to 512 MB of live objects have the space of less than half of them for garbage. Young objects of
 * 32 calls at once fit into 16 MB. The examples of `deploy/` say the same.
 */
export const serverCommand = ['--max-old-space-size=512', '--max-semi-space-size=16', 'apps/server/src/main.ts'];
