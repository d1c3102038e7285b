import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const place = /(file:\/\/\/\S+?\.js):(\d+):(\d+)/g;
const maps = new Map<string, SourceMap | undefined>();

/**
 * Names the source files in a stack of the bundled server. Node could do so itself, but would read every map at the start, which
 * takes a tenth of a second and 50 MB.
 */
export function nameSources(stack: string): string {
  return stack.replace(place, (written, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (origin === undefined || !('fileName' in origin)) return written;
    return `${fileURLToPath(new URL(origin.fileName, file))}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(file));
  return maps.get(file);
}

/** Returns undefined for a file without a map, whose lines in a stack stay as they are. */
function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')));
  } catch {
    return undefined;
  }
}
