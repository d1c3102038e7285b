import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

const sections: Readonly<Record<string, string>> = {
  mypy: 'mypy',
  flake8: 'flake8',
  pytest: 'pytest',
  'tool:pytest': 'pytest',
  isort: 'isort',
  pylint: 'pylint',
};

/** Reads `mypy.ini`, `setup.cfg`, `.flake8` and `pytest.ini`: one check for each known section, with its flags. */
export function readPythonIni({ text }: ReadableFile): Findings {
  const checks = new Map<string, string[]>();
  let settings: string[] | undefined;
  for (const line of linesOf(text)) {
    const [, section] = /^\[([^\]]{1,80})\]/.exec(line) ?? [];
    if (section !== undefined) {
      const name = Object.hasOwn(sections, section) ? sections[section] : undefined;
      settings = name === undefined ? undefined : (checks.get(name) ?? []);
      if (name !== undefined && settings !== undefined) checks.set(name, settings);
    }
    const [, flag] = /^(\w{1,60})\s*=\s*(?:true|1|yes)\s*$/i.exec(line) ?? [];
    if (flag !== undefined) settings?.push(flag);
    if (/^(?:files|packages|modules)\s*=\s*\S/.test(line)) settings?.push('files');
  }
  return { checks: [...checks].map(([name, found]) => ({ name, settings: found })) };
}
