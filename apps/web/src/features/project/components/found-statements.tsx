import type { ProjectCommand } from '@regelwerk/contract/rules/project-profile';
import { groupOf } from '@regelwerk/conventions/group-of';
import { statement } from '@regelwerk/conventions/statement';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { InlineCode } from '../../rule/view/components/inline-code.tsx';
import { commandKindNames } from '../../rule/view/copy.ts';
import { copy } from '../copy.ts';
import { allFindingsOf, codeCountsId, type KnownProject } from '../model.ts';
import { useCorrections } from '../use-corrections.ts';
import { useSentText } from '../use-sent-text.ts';
import { StatementGroup } from './statement-group.tsx';
import { TickedFinding } from './ticked-finding.tsx';

/** What the files state and the code does, as sentences that the person can switch off one by one. */
export function FoundStatements({ project }: { project: KnownProject }) {
  const t = useText(copy);
  const tKind = useText(commandKindNames);
  const [language] = useLanguage();
  const { supportOf } = useSentText();
  const { tick, changeCommand } = useCorrections();
  const commands = allFindingsOf('commands', project);
  const conventions = allFindingsOf('conventions', project);
  const generated = allFindingsOf('generated', project);
  // they were counted in the whole project, and say nothing of a part
  const codeCounts = project.corrections.part === undefined ? (project.found.codeCounts ?? []) : [];
  const broken = codeCounts.filter(({ breaks }) => breaks > 0);
  const areCountsTicked = !project.corrections.removed.includes(codeCountsId);
  const ticker = (id: string, isSuspicious: boolean) => (isTicked: boolean) => void tick(id, isTicked, isSuspicious);

  const commandFacts = ({ kind, folder, effect, needs = [], evidence }: ProjectCommand) =>
    [
      tKind(`commandKind.${kind}`),
      ...(folder === '' ? [] : [t('project.in', { folder })]),
      ...(effect === undefined ? [] : [t(`project.effect.${effect}`)]),
      ...(needs.length === 0 ? [] : [t('project.needs', { names: needs.join(', ') })]),
      t('project.from', { file: evidence }),
    ].join(' · ');
  const sayConventions = (some: typeof conventions) =>
    some.map(({ id, finding, isTicked, isSuspicious }) => (
      <TickedFinding
        key={id}
        isTicked={isTicked}
        isSuspicious={isSuspicious}
        onTick={ticker(id, isSuspicious)}
        details={supportOf(finding)}
      >
        <InlineCode text={statement(finding, language) ?? finding.id} />
      </TickedFinding>
    ));
  const countTicked = (some: readonly { readonly isTicked: boolean }[]) =>
    some.filter(({ isTicked }) => isTicked).length;
  const [ofTests, ofStyle] = [true, false].map((isTest) =>
    conventions.filter(({ finding }) => (groupOf(finding) === 'tests') === isTest),
  ) as [typeof conventions, typeof conventions];

  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
      <StatementGroup
        title={t('project.group.commands')}
        ticked={countTicked(commands)}
        items={commands.map(({ id, finding, isTicked, isSuspicious }) => (
          <TickedFinding
            key={id}
            isTicked={isTicked}
            isSuspicious={isSuspicious}
            onTick={ticker(id, isSuspicious)}
            details={commandFacts(finding)}
            edit={{
              name: finding.text,
              label: t('project.command', { kind: tKind(`commandKind.${finding.kind}`) }),
              value: finding.text,
              onSave: (typed) => changeCommand(id, typed),
            }}
          >
            <code className="font-mono text-[0.9em]">{finding.text}</code>
          </TickedFinding>
        ))}
      />
      <StatementGroup
        title={t('project.group.style')}
        ticked={countTicked(ofStyle) + (broken.length > 0 && areCountsTicked ? 1 : 0)}
        items={[
          ...sayConventions(ofStyle),
          ...(broken.length === 0
            ? []
            : [
                <TickedFinding
                  key={codeCountsId}
                  isTicked={areCountsTicked}
                  onTick={ticker(codeCountsId, false)}
                  details={t('project.codeCounts.why')}
                >
                  {t('project.codeCounts', { count: broken.length })}
                </TickedFinding>,
              ]),
        ]}
      />
      <StatementGroup title={t('project.group.tests')} ticked={countTicked(ofTests)} items={sayConventions(ofTests)} />
      <StatementGroup
        title={t('project.group.untouched')}
        ticked={countTicked(generated)}
        items={generated.map(({ id, finding: { path, command, evidence }, isTicked, isSuspicious }) => (
          <TickedFinding
            key={id}
            isTicked={isTicked}
            isSuspicious={isSuspicious}
            onTick={ticker(id, isSuspicious)}
            details={[
              ...(command === undefined ? [] : [t('project.writtenBy', { command })]),
              t('project.from', { file: evidence }),
            ].join(' · ')}
          >
            <code className="font-mono text-[0.9em]">{path}</code>
          </TickedFinding>
        ))}
      />
    </div>
  );
}
