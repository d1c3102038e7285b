/** Packages that render pages on a server, although the wizard offers none of them. */
export const metaFrameworks: ReadonlySet<string> = new Set([
  'next',
  'nuxt',
  '@sveltejs/kit',
  '@react-router/node',
  '@tanstack/react-start',
]);
