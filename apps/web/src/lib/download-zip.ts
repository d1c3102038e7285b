import { download } from './download.ts';
import { zipOf } from './zip-of.ts';

/** Downloads several files as one ZIP; paths keep their folders. */
export function downloadZip(name: string, files: Readonly<Record<string, string>>): void {
  download(name, zipOf(files), 'application/zip');
}
