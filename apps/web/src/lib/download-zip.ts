import { strToU8, zipSync } from 'fflate';
import { download } from './download.ts';

/** Downloads several files as one ZIP; paths keep their folders. */
export function downloadZip(name: string, files: Readonly<Record<string, string>>): void {
  const entries = Object.entries(files).map(([path, content]) => [path, strToU8(content)] as const);
  download(name, zipSync(Object.fromEntries(entries)) as Uint8Array<ArrayBuffer>, 'application/zip');
}
