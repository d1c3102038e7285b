import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';
import { requirement } from './requirement.ts';

/** Reads `requirements*.txt` and `requirements/*.txt`; no kept parser of the format exists for JavaScript. */
export function readRequirementsTxt({ path, name, text }: ReadableFile): Findings {
  const isDev = /dev|test|lint|doc|ci/.test(path.slice(path.indexOf('requirements') + 'requirements'.length));
  const lines = linesOf(text).filter((line) => !/^\s*(?:#|-|$)/.test(line));
  const brought = broughtAlong(linesOf(text));
  const [, home] = /^(?:(.*)\/)?requirements\/[^/]+$/.exec(path) ?? [];
  return {
    ...(path.endsWith(`requirements/${name}`) ? { folder: home ?? '' } : {}),
    managers: name === 'requirements.txt' ? [{ name: 'pip' }] : [],
    includes: linesOf(text)
      .filter((line) => /^-r/.test(line))
      .join('\n'),
    dependencies: lines.filter((line) => !brought.has(line)).flatMap((line) => requirement(line, isDev) ?? []),
  };
}

/** The lines of a compiled file that other packages ask for: the project names the rest, in another file. */
function broughtAlong(lines: readonly string[]): ReadonlySet<string> {
  const brought = new Set<string>();
  let current = '';
  let via: string[] | undefined;
  const close = () => {
    if (via !== undefined && !via.some((one) => /^-r\b|\.in\b|[(/]/.test(one))) brought.add(current);
    via = undefined;
  };
  for (const line of lines) {
    const [, asked] = /^\s*#\s*via\b\s*(.*)$/.exec(line) ?? [];
    if (asked !== undefined) via = asked === '' ? [] : [asked];
    else if (via !== undefined && /^\s*#/.test(line)) {
      const name = line.replace(/^\s*#\s*/, '');
      if (!name.startsWith('-c')) via.push(name);
    } else if (/^[A-Za-z0-9]/.test(line)) {
      close();
      current = line;
    }
  }
  close();
  return brought;
}
