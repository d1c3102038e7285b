import type { OwnSource } from '../convention.ts';
import { isProduct } from '../probes/is-product.ts';
import { commonFolder } from '../sources/common-folder.ts';

/** The part of the project in which all who use a module lie; empty where no code of the product lies elsewhere. */
export function placeOfUsers(users: readonly string[], sources: readonly OwnSource[]): string {
  const folders = commonFolder(users).split('/');
  const root = folders.findIndex((folder) => /^(?:src|app|lib)$/.test(folder));
  const place = folders.slice(0, root === -1 ? 2 : root).join('/');
  return sources.some(({ path, isTest }) => !isTest && isProduct(path) && !path.startsWith(`${place}/`)) ? place : '';
}
