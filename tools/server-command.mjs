/**
 * The arguments with which Node runs the server. Without a limit, Node collects its old objects only when they have grown to four
 * times what was alive, and keeps the room; with one of 512 MB it collects them at 1.4 times. With pretenuring it places the driver's
 * lists of rows among the old objects, and every answer lives until those are collected. The examples of `deploy/` agree.
 */
export const serverCommand = [
  '--max-old-space-size=512',
  '--no-allocation-site-pretenuring',
  'apps/server/dist/main.js',
];
