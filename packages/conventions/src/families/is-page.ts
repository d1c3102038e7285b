import type { OwnSource } from '../convention.ts';

/** Says whether a file of the product draws a part of a page. */
export function isPage({ path, isTest }: OwnSource): boolean {
  return /\.(?:[jt]sx|vue|svelte)$/.test(path) && !isTest && !/\.stories\./.test(path);
}
