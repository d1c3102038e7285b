import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';

const dependency =
  /\.package\(\s*(?:name:\s*"[^"]*",\s*)?url:\s*"[^"]*\/([\w.-]{1,80}?)(?:\.git)?"\s*(?:,\s*(?:from:|exact:|\.upToNext\w+\(from:)\s*"([\w.-]{1,30})")?/g;

/** Reads `Package.swift`, which is Swift: its tools version and plain lines of dependencies. */
export function readPackageSwift({ text }: ReadableFile): Findings {
  const tools = /^\/\/\s*swift-tools-version:\s*([\d.]{1,10})/m.exec(text)?.[1];
  return {
    packageName: /\bPackage\(\s*name:\s*"([^"\n]{1,80})"/.exec(text)?.[1],
    managers: [{ name: 'swiftpm' }],
    runtimes: tools === undefined ? [] : [{ name: 'swift', version: `>=${tools}` }],
    dependencies: [...text.matchAll(dependency)].map(([, name = '', version]) => ({
      ecosystem: 'swift' as const,
      name: name.toLowerCase(),
      range: version === undefined ? undefined : `>=${version}`,
    })),
  };
}
