import { commandKinds, type ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { acceptFiles } from './accept/accept-files.ts';
import { isRuleFile } from './accept/is-rule-file.ts';
import { readFiles } from './read-files.ts';
import { codeOf } from './resolve/code-of.ts';
import { resolveCommands } from './resolve/commands/resolve-commands.ts';
import { fitProfile } from './resolve/fit-profile.ts';
import { isNewProject } from './resolve/is-new-project.ts';
import { projectMembers } from './resolve/project-members.ts';
import { resolveLayout } from './resolve/resolve-layout.ts';
import { resolveManagers } from './resolve/resolve-managers.ts';
import { resolveRuntimes } from './resolve/resolve-runtimes.ts';
import { resolveTechnologies } from './resolve/resolve-technologies.ts';

/**
 * Reads the files of a project, path from its root to text, and says what they state. Pure, and never throws: a file that
 * is broken, secret, ignored by git or too large is named in `skipped`. The text of files that `wantsText` refuses may be
 * empty; their paths show the layout. The result fits `projectProfileSchema`.
 */
export function detectProject(files: ReadonlyMap<string, string>): ProjectProfile {
  const accepted = acceptFiles(files);
  const { found: all, skipped } = readFiles(accepted);
  const { found, holds } = projectMembers(all);
  const { paths: listed, texts } = accepted;
  const paths = listed.filter(holds);
  const code = codeOf(paths);
  const commands = resolveCommands(found, paths);
  const layout = resolveLayout(found, paths, code);
  return fitProfile({
    technologies: resolveTechnologies(found, code),
    languages: code.languages,
    packageManagers: resolveManagers(found),
    runtimes: resolveRuntimes(found),
    commands,
    missingCommands: commandKinds.filter((kind) => !commands.some((command) => command.kind === kind)),
    checks: found.flatMap(({ path, checks = [] }) =>
      checks.map(({ name, settings }) => ({ name, settings: [...new Set(settings)], evidence: path })),
    ),
    layout,
    ruleFiles: listed.filter(isRuleFile).map((path) => ({ path, size: texts.get(path)?.length ?? 0 })),
    isNew: isNewProject(
      paths,
      layout.packages.map(({ path }) => path),
    ),
    skipped: [...accepted.skipped, ...skipped],
  });
}
