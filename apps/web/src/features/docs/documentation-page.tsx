import { paths } from '@regelwerk/contract/paths';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Tabs } from 'radix-ui';
import { useText } from '../../i18n/use-text.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { RuleDocument } from '../rule/components/rule-document.tsx';
import { GetHelp } from './components/get-help.tsx';
import { TargetList } from './components/target-list.tsx';
import { Templates } from './components/templates.tsx';
import { copy } from './copy.ts';
import { sectionOf, sections } from './model.ts';

const tabLook =
  'min-h-10 rounded-control px-3 text-sm font-medium text-muted hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-raised';

/** Help in five sections; the open one stands in the address, so it can be shared. */
export function DocumentationPage() {
  const t = useText(copy);
  usePageTitle(t('docs.title'));
  const navigate = useNavigate();
  const section = sectionOf(useLocation({ select: ({ hash }) => hash }));
  return (
    <div className="mx-auto max-w-5xl px-4 py-10">
      <h1 className="text-3xl font-semibold tracking-tight">{t('docs.title')}</h1>
      <p className="mt-2 text-muted">{t('docs.lead')}</p>
      <Tabs.Root
        value={section}
        onValueChange={(hash) => void navigate({ to: paths.documentation, hash, replace: true, resetScroll: false })}
        className="mt-8"
      >
        <Tabs.List aria-label={t('docs.tabs')} className="flex flex-wrap gap-1 rounded-card bg-sunken p-1">
          {sections.map((name) => (
            <Tabs.Trigger key={name} value={name} className={tabLook}>
              {t(`docs.tab.${name}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {(['start', 'prompting', 'trouble'] as const).map((name) => (
          <Tabs.Content key={name} value={name} className="pt-4">
            <RuleDocument content={t(`docs.${name}.body`)} format="Markdown" />
          </Tabs.Content>
        ))}
        <Tabs.Content value="templates" className="pt-6">
          <Templates />
        </Tabs.Content>
        <Tabs.Content value="models" className="pt-6">
          <TargetList />
        </Tabs.Content>
      </Tabs.Root>
      <GetHelp />
    </div>
  );
}
