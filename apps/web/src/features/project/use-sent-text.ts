import type { ClaimProof } from '@regelwerk/contract/rules/project-claim';
import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import {
  type ProjectProfile,
  type ProjectTechnology,
  type ProjectTool,
  routinePurposes,
} from '@regelwerk/contract/rules/project-profile';
import { technologyLabel } from '@regelwerk/contract/rules/technology-label';
import { statement } from '@regelwerk/conventions/statement';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { commandKindNames } from '../rule/view/copy.ts';
import { copy } from './copy.ts';

/** Returns functions that put a profile, and parts of it, into words. */
export function useSentText() {
  const t = useText(copy);
  const tKind = useText(commandKindNames);
  const [language] = useLanguage();
  const versionOf = ({ version, isExact }: Pick<ProjectTechnology, 'version' | 'isExact'>) => {
    if (version === undefined) return t('project.noVersion');
    return isExact ? version : t('project.asksFor', { version });
  };
  const toolText = ({ name, version }: ProjectTool) => [name, version].filter(Boolean).join(' ');
  const layoutLines = ({ layout }: ProjectProfile) => {
    const { workspaces, packages, sourceFolders, testFolders, testNames, tests } = layout;
    const line = (key: 'workspaces' | 'packages' | 'code' | 'tests', names: readonly string[]) =>
      names.length === 0 ? [] : [t(`project.${key}`, { names: names.join(', ') })];
    const place = tests === undefined ? [] : [t(`project.tests.${tests}`)];
    return [
      ...line('workspaces', workspaces),
      ...line(
        'packages',
        packages.map(({ path, name }) => (name === undefined ? path : `${path} (${name})`)),
      ),
      ...line('code', sourceFolders),
      ...line('tests', [...place, ...testFolders, ...testNames]),
    ];
  };
  /** How many places follow a convention, with those that are named. */
  const supportOf = ({ holds, of, examples, exceptions }: ProjectConvention) =>
    [
      t('project.support', { holds, of }),
      ...(examples.length === 0 ? [] : [t('project.examples', { paths: examples.join(', ') })]),
      ...(exceptions.length === 0 ? [] : [t('project.exceptions', { paths: exceptions.join(', ') })]),
    ].join(' · ');
  const proofText = ({ by, holds = 0, of = 0 }: ClaimProof) => t(`claims.proven.${by}`, { holds, of });
  const typed = ({ isCorrected }: { readonly isCorrected?: boolean | undefined }) =>
    isCorrected === true ? [t('project.typed')] : [];
  const from = (file: string) => `  [${file}]`;
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
  /** Everything that a profile holds, line by line. */
  const profileText = (profile: ProjectProfile) =>
    [
      ...section(
        t('project.technologies'),
        profile.technologies.map((one) => {
          const places = one.folders === undefined ? [] : [t('project.in', { folder: one.folders.join(', ') })];
          const use = one.isAside === true ? [t('project.aside')] : [];
          const facts = [`${one.ecosystem}:${one.name}`, versionOf(one), ...typed(one), ...places, ...use].join(', ');
          return `${technologyLabel(one)}: ${facts}${from(one.evidence)}`;
        }),
      ),
      ...section(
        t('project.languages'),
        (profile.languages ?? []).map(({ name, files }) => t('project.filesOf', { name, count: files })),
      ),
      ...section(
        t('project.tools'),
        [...profile.packageManagers, ...profile.runtimes].map((one) => toolText(one) + from(one.evidence)),
      ),
      ...section(t('project.commands'), [
        ...profile.commands.map((one) => {
          const { kind, text, folder, effect, needs = [], byName, evidence } = one;
          const facts = [
            ...(folder === '' ? [] : [t('project.in', { folder })]),
            ...(effect === undefined ? [] : [t(`project.effect.${effect}`)]),
            ...(needs.length === 0 ? [] : [t('project.needs', { names: needs.join(', ') })]),
            ...(byName === undefined ? [] : [t('project.byName', { text: byName })]),
            ...typed(one),
          ].join(', ');
          return `${tKind(`commandKind.${kind}`)}: ${text}${facts === '' ? '' : ` (${facts})`}${from(evidence)}`;
        }),
      ]),
      ...section(
        t('project.generated'),
        (profile.generated ?? []).map(
          ({ path, command, evidence }) => [path, command].filter(Boolean).join(': ') + from(evidence),
        ),
      ),
      ...section(
        t('project.ports'),
        (profile.ports ?? []).map(
          ({ port, text, folder, evidence }) => [port, text, folder].filter(Boolean).join(', ') + from(evidence),
        ),
      ),
      ...section(
        t('project.migration'),
        profile.migration === undefined
          ? []
          : [
              [profile.migration.text, profile.migration.folder].filter(Boolean).join(', ') +
                from(profile.migration.evidence),
            ],
      ),
      ...routinePurposes.flatMap((purpose) =>
        section(
          t(`project.routine.${purpose}`),
          (profile.routines ?? [])
            .filter((one) => one.purpose === purpose)
            .map(({ text, folder, evidence }) => [text, folder].filter(Boolean).join(', ') + from(evidence)),
        ),
      ),
      ...section(
        t('project.policies'),
        (profile.policies ?? []).map(({ kind, evidence }) => t(`project.policy.${kind}`) + from(evidence)),
      ),
      ...section(t('project.traits'), profile.traits ?? []),
      ...section(
        t('project.outdated'),
        (profile.outdated ?? []).map(({ text, evidence }) => text + from(evidence)),
      ),
      ...section(
        t('project.checks'),
        profile.checks.map(
          ({ name, settings, evidence }) =>
            `${name}${settings.length === 0 ? '' : `: ${settings.join(', ')}`}${from(evidence)}`,
        ),
      ),
      ...section(t('project.layout'), [
        ...layoutLines(profile),
        t(profile.isNew ? 'project.state.new' : 'project.state.existing'),
      ]),
      ...section(
        t('project.ruleFiles'),
        profile.ruleFiles.map(({ path, size }) => `${path}, ${t('project.characters', { count: size })}`),
      ),
      ...section(
        t('project.group.style'),
        (profile.conventions ?? []).flatMap((one) => [statement(one, language) ?? one.id, `  ${supportOf(one)}`]),
      ),
      ...section(
        t('claims.sent'),
        (profile.claims ?? []).flatMap(({ text, evidence, proof, file }) => [
          text,
          ...[...evidence, file ?? '', proof === undefined ? '' : proofText(proof)]
            .filter((one) => one !== '')
            .map((one) => `  ${one}`),
        ]),
      ),
      ...section(
        t('project.codeCounts.sent'),
        (profile.codeCounts ?? []).map(
          ({ probe, follows, breaks, places }) =>
            `${probe}: ${t('project.codeCount', { breaks, follows })}${from(places.join(', '))}`,
        ),
      ),
      ...section(
        t('project.skipped'),
        profile.skipped.map(({ path, reason }) => `${path}: ${t(`project.reason.${reason}`)}`),
      ),
    ]
      .join('\n')
      .trimEnd();
  return { versionOf, toolText, layoutLines, supportOf, profileText };
}
