import { download } from './download.ts';
import { zipFiles } from './zip-files.ts';

/** Downloads several files as one ZIP; paths keep their folders. */
export function downloadZip(name: string, files: Readonly<Record<string, string>>): void {
  download(name, zipFiles(files), 'application/zip');
}
