/**
 * The arguments with which Node runs the server. Without a limit, Node collects its old objects only when they have grown to four
 * times what was alive, and keeps the room; with one of 512 MB it collects them at 1.4 times. The examples of `deploy/` agree.
 */
export const serverCommand = ['--max-old-space-size=512', 'apps/server/dist/main.js'];
