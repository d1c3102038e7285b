const foreign = new Set([
  '.git',
  '.hg',
  '.svn',
  'node_modules',
  'bower_components',
  'vendor',
  '.venv',
  'venv',
  '__pycache__',
  'site-packages',
  '.tox',
  '.nox',
  '.yarn',
  '.pnpm-store',
  '.next',
  '.nuxt',
  '.output',
  '.svelte-kit',
  '.astro',
  '.angular',
  '.turbo',
  '.nx',
  '.gradle',
  '.idea',
  'dist',
  'coverage',
  'target',
]);

/** Says whether a folder holds what tools put there rather than what the project wrote. */
export function isForeignFolder(name: string): boolean {
  return foreign.has(name);
}
