import { scaffoldFiles } from './scaffold-files.ts';
import { sourceFiles } from './source-files.ts';

/** Says whether a project has source files and all of them are a scaffold's. Without any, nothing is known. */
export function isNewProject(paths: readonly string[], packages: readonly string[]): boolean {
  const { sources, tests } = sourceFiles(paths);
  const all = [...sources, ...tests].filter((path) => !/(?:^|\/)(?:test|spec)_helper\.rb$/.test(path));
  const inPackage = (path: string) => {
    const base = packages.filter((one) => path.startsWith(`${one}/`)).sort((a, b) => b.length - a.length)[0];
    return base === undefined ? path : path.slice(base.length + 1);
  };
  return all.length > 0 && all.every((path) => scaffoldFiles.some((pattern) => pattern.test(inPackage(path))));
}
