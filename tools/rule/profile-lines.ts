import type { ProjectProfile, ProjectTool } from '@regelwerk/contract/rules/project-profile';
import { technologyLabel } from '@regelwerk/contract/rules/technology-label';

/** Writes a profile as text for people: what was found, and where. */
export function profileLines(profile: ProjectProfile): string[] {
  const { layout } = profile;
  const tests = [layout.tests, ...layout.testNames, ...layout.testFolders].filter((part) => part !== undefined);
  return [
    ...section(
      'Technologies',
      profile.technologies.map((one) => `${technologyLabel(one)} ${versionOf(one)}`.trim() + from(one)),
    ),
    ...section('Package managers', profile.packageManagers.map(toolLine)),
    ...section('Runtimes', profile.runtimes.map(toolLine)),
    ...section('Commands', [
      ...profile.commands.map(
        (one) => `${one.kind}: ${one.text}${one.folder === '' ? '' : ` (in ${one.folder})`}${from(one)}`,
      ),
    ]),
    ...section(
      'Checks',
      profile.checks.map(
        (one) => `${one.name}${one.settings.length === 0 ? '' : `: ${one.settings.join(', ')}`}${from(one)}`,
      ),
    ),
    ...section('Layout', [
      ...layout.workspaces.map((name) => `workspaces of ${name}`),
      ...layout.packages.map(({ path, name }) => `package ${path}${name === undefined ? '' : ` (${name})`}`),
      ...(layout.sourceFolders.length === 0 ? [] : [`code: ${layout.sourceFolders.join(', ')}`]),
      ...(tests.length === 0 ? [] : [`tests: ${tests.join(', ')}`]),
      profile.isNew ? 'new: nothing beyond a scaffold' : 'existing code',
    ]),
    ...section(
      'Rules files',
      profile.ruleFiles.map(({ path, size }) => `${path}, ${size} characters`),
    ),
    ...section(
      'Not read',
      profile.skipped.map(({ path, reason }) => `${path}: ${reason}`),
    ),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
}

function versionOf({ version, isExact }: ProjectProfile['technologies'][number]): string {
  if (version === undefined) return '';
  return isExact ? version : `(asks for ${version})`;
}

function toolLine(tool: ProjectTool): string {
  return `${tool.name} ${tool.version ?? ''}`.trim() + from(tool);
}

function from({ evidence }: { readonly evidence: string }): string {
  return `  [${evidence}]`;
}
