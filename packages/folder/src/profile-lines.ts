import type { ProjectProfile, ProjectTool } from '@regelwerk/contract/rules/project-profile';
import { technologyLabel } from '@regelwerk/contract/rules/technology-label';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { commandNames, copy, skipNames } from './copy.ts';

/** Writes a profile as text for people: what was found, and where. */
export function profileLines(profile: ProjectProfile, language: ContentLanguage = 'en'): string[] {
  const words = copy[language];
  const { layout } = profile;
  const tests = [layout.tests, ...layout.testNames, ...layout.testFolders].filter((part) => part !== undefined);
  return [
    ...section(
      words.technologies,
      profile.technologies.map((one) => `${technologyLabel(one)} ${versionOf(one, words.asksFor)}`.trim() + from(one)),
    ),
    ...section(words.packageManagers, profile.packageManagers.map(toolLine)),
    ...section(words.runtimes, profile.runtimes.map(toolLine)),
    ...section(
      words.commands,
      profile.commands.map(
        (one) =>
          `${commandNames[language][one.kind]}: ${one.text}${one.folder === '' ? '' : ` (${words.in} ${one.folder})`}${from(one)}`,
      ),
    ),
    ...section(
      words.checks,
      profile.checks.map(
        (one) => `${one.name}${one.settings.length === 0 ? '' : `: ${one.settings.join(', ')}`}${from(one)}`,
      ),
    ),
    ...section(words.layout, [
      ...layout.workspaces.map((name) => `${words.workspacesOf} ${name}`),
      ...layout.packages.map(({ path, name }) => `${words.package} ${path}${name === undefined ? '' : ` (${name})`}`),
      ...(layout.sourceFolders.length === 0 ? [] : [`${words.code}: ${layout.sourceFolders.join(', ')}`]),
      ...(tests.length === 0 ? [] : [`${words.tests}: ${tests.join(', ')}`]),
      ...(profile.isNew ? [words.isNew] : []),
    ]),
    ...section(
      words.ruleFiles,
      profile.ruleFiles.map(({ path, size }) => `${path}, ${size} ${words.characters}`),
    ),
    ...section(
      words.skipped,
      profile.skipped.map(({ path, reason }) => `${path}: ${skipNames[language][reason]}`),
    ),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
}

function versionOf({ version, isExact }: ProjectProfile['technologies'][number], asksFor: string): string {
  if (version === undefined) return '';
  return isExact ? version : `(${asksFor} ${version})`;
}

function toolLine(tool: ProjectTool): string {
  return `${tool.name} ${tool.version ?? ''}`.trim() + from(tool);
}

function from({ evidence }: { readonly evidence: string }): string {
  return `  [${evidence}]`;
}
