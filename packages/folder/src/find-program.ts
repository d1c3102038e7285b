import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/**
 * Returns the whole path of a program in the folders of PATH; undefined if it is in none. Started by its name alone, Windows would take one
 * that lies in the folder at hand, which may be a stranger's project.
 */
export function findProgram(name: string, path = process.env.PATH ?? ''): string | undefined {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return path
    .split(delimiter)
    .filter(isAbsolute)
    .map((folder) => join(folder, file))
    .find(isProgram);
}

function isProgram(place: string): boolean {
  try {
    accessSync(place, constants.X_OK);
    return statSync(place).isFile();
  } catch {
    return false;
  }
}
