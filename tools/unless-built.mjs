import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './ensure.mjs';
import { hashOfStates, sourceFiles } from './source-files.mjs';

/**
 * Builds unless the last build was from exactly these files and folders; resolves with an exit code. `mark` is the file
 * that remembers what it was from: the hash of the texts, and that of their states on this disk.
 */
export async function unlessBuilt({ mark, sources }, build) {
  const [builtText, builtStates] = readMark(mark);
  const files = sources.flatMap((source) => sourceFiles(join(root, source)));
  const states = hashOfStates(files);
  // almost every start ends here; reading all the sources takes several times as long
  if (builtStates === states) return 0;
  const text = hashOfTexts(files);
  if (builtText === text) {
    noteStates(mark, text, states);
    return 0;
  }
  const code = await build();
  if (code === 0) writeMark(mark, text, states);
  return code;
}

function readMark(mark) {
  try {
    return readFileSync(mark, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function writeMark(mark, text, states) {
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, `${text}\n${states}`);
}

/** Where the folder cannot be written, the next start reads the sources again. */
function noteStates(mark, text, states) {
  try {
    writeMark(mark, text, states);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
}

function hashOfTexts(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}
