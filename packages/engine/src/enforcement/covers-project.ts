import type { ProjectCheck, ProjectProfile } from '@regelwerk/contract/project-profile';
import { readBy } from './read-by.ts';

/** Returns whether configurations of one check lie above every package of its language that the project has. */
export function coversProject(checks: readonly ProjectCheck[], { technologies }: ProjectProfile): boolean {
  const folders = checks.map(({ evidence }) => folderOf(evidence));
  const covers = (at: string) =>
    folders.some((folder) => folder === '' || at === folder || at.startsWith(`${folder}/`));
  const ecosystem = checks[0] === undefined ? undefined : readBy(checks[0].name);
  const wanted = technologies.filter((one) => ecosystem === undefined || one.ecosystem === ecosystem);
  return checks.length > 0 && wanted.every(({ evidence }) => covers(folderOf(evidence)));
}

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}
