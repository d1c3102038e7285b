import { technologyLabel } from '@regelwerk/contract/rules/technology-label';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { correct, findingsOf, type KnownProject } from '../model.ts';
import { useCorrections } from '../use-corrections.ts';
import { useSentText } from '../use-sent-text.ts';
import { FindingItem } from './finding-item.tsx';

const inPairs = 'grid gap-1.5 sm:grid-cols-2';
const codeLook = 'font-mono text-[0.9em]';

/** What the files state beside commands, with the file that shows it; each can be removed, versions can be edited. */
export function FindingLists({ project }: { project: KnownProject }) {
  const t = useText(copy);
  const { versionOf, toolText, layoutLines } = useSentText();
  const { remove, changeVersion } = useCorrections();
  const profile = correct(project.found, project.corrections);
  const tools = [...findingsOf('packageManagers', project), ...findingsOf('runtimes', project)];
  const layout = layoutLines(profile);
  return (
    <div className="grid gap-5">
      <Group title={t('project.technologies')} count={profile.technologies.length}>
        <ul className={inPairs}>
          {findingsOf('technologies', project).map(({ id, finding: one }) => {
            const version = {
              label: t('project.version', { name: one.name }),
              value: one.version ?? '',
              onSave: (text: string) => changeVersion(id, text),
              more: { label: t('project.withoutVersion'), onClick: () => void changeVersion(id, '') },
            };
            return (
              <FindingItem key={id} name={one.name} edit={version} onRemove={() => void remove(id)}>
                <span className="font-medium">{technologyLabel(one)}</span> {versionOf(one)}
                <From file={one.evidence} />
              </FindingItem>
            );
          })}
        </ul>
      </Group>
      <Group title={t('project.checks')} count={profile.checks.length}>
        <ul className="grid gap-1.5">
          {findingsOf('checks', project).map(({ id, finding: check }) => (
            <FindingItem key={id} name={check.name} onRemove={() => void remove(id)}>
              <span className="font-medium">{check.name}</span>
              <From file={check.evidence} />
              {check.settings.length > 0 && (
                <span className="block text-sm text-muted">{check.settings.join(', ')}</span>
              )}
            </FindingItem>
          ))}
        </ul>
      </Group>
      <Group title={t('project.tools')} count={tools.length}>
        <ul className={inPairs}>
          {tools.map(({ id, finding: tool }) => (
            <FindingItem key={id} name={tool.name} onRemove={() => void remove(id)}>
              {toolText(tool)}
              <From file={tool.evidence} />
            </FindingItem>
          ))}
        </ul>
      </Group>
      <Group title={t('project.layout')} count={layout.length}>
        <ul className="text-sm">
          {layout.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      </Group>
      <Group title={t('project.ruleFiles')} count={profile.ruleFiles.length}>
        <ul className={inPairs}>
          {findingsOf('ruleFiles', project).map(({ id, finding: file }) => (
            <FindingItem key={id} name={file.path} onRemove={() => void remove(id)}>
              <code className={codeLook}>{file.path}</code>{' '}
              <span className="text-sm text-muted">{t('project.characters', { count: file.size })}</span>
            </FindingItem>
          ))}
        </ul>
      </Group>
      <Group title={t('project.skipped')} count={profile.skipped.length}>
        <ul className={inPairs}>
          {findingsOf('skipped', project).map(({ id, finding: file }) => (
            <FindingItem key={id} name={file.path} onRemove={() => void remove(id)}>
              <code className={codeLook}>{file.path}</code>
              <span className="block text-sm text-muted">{t(`project.reason.${file.reason}`)}</span>
            </FindingItem>
          ))}
        </ul>
      </Group>
    </div>
  );
}

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const t = useText(copy);
  return (
    <section>
      <h4 className="mb-1.5 font-medium">{title}</h4>
      {count === 0 && <p className="text-sm text-muted">{t('project.none')}</p>}
      <div className="[&>ul:empty]:hidden">{children}</div>
    </section>
  );
}

function From({ file }: { file: string }) {
  const t = useText(copy);
  return <span className="ml-1.5 text-sm text-muted">{t('project.from', { file })}</span>;
}
