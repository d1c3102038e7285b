import { strToU8, zipSync } from 'fflate';

/** Packs texts into a ZIP; paths keep their folders. */
export function zipFiles(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, content]) => [path, strToU8(content)] as const);
  return zipSync(Object.fromEntries(entries)) as Uint8Array<ArrayBuffer>;
}
