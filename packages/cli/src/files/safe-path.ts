import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.ts';

const part = /^[\w.@+()[\] -]{1,100}$/;
const reserved = /^(?:\.{1,2}|\.git|con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$)/i;

/**
 * Returns where a path of the project lies on the disk. Fails for one that leaves the folder, goes into `.git`, has a name that some
 * disk reads otherwise, or leads through a symbolic link: a server or a repository must not choose what is written elsewhere.
 */
export function safePath(root: string, path: string): string {
  const parts = path.split('/');
  const isPlain = (name: string) => part.test(name) && !reserved.test(name) && !/[. ]$/.test(name);
  if (path.length > 300 || !parts.every(isPlain)) throw new Failure('path.refused', { path });
  for (let length = 1; length <= parts.length; length += 1) {
    const found = lstatSync(join(root, ...parts.slice(0, length)), { throwIfNoEntry: false });
    if (found === undefined) break;
    const isExpected = length === parts.length ? found.isFile() : found.isDirectory();
    if (!isExpected) throw new Failure('path.link', { path: parts.slice(0, length).join('/') });
  }
  return join(root, ...parts);
}
