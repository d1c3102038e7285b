import { paths } from '@regelwerk/contract/paths';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { RuleDocument } from '../rule/components/rule-document.tsx';
import { GetHelp } from './components/get-help.tsx';
import { TargetList } from './components/target-list.tsx';
import { Templates } from './components/templates.tsx';
import { copy } from './copy.ts';
import { sectionOf, sections } from './model.ts';

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
      <Tabs
        label={t('docs.tabs')}
        tabs={sections.map((name) => ({ name, label: t(`docs.tab.${name}`) }))}
        open={section}
        onOpen={(hash) => void navigate({ to: paths.documentation, hash, replace: true, resetScroll: false })}
      >
        {(['start', 'prompting', 'trouble'] as const).map((name) => (
          <TabPanel key={name} name={name} className="pt-4">
            <RuleDocument content={t(`docs.${name}.body`)} format="Markdown" />
          </TabPanel>
        ))}
        <TabPanel name="templates">
          <Templates />
        </TabPanel>
        <TabPanel name="models">
          <TargetList />
        </TabPanel>
      </Tabs>
      <GetHelp />
    </div>
  );
}
