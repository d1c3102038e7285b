import { contentLanguageOf } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePageLocation } from '../../lib/use-page-location.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { usePrinting } from '../../lib/use-printing.ts';
import { Button } from '../../ui/button.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { Articles } from './components/articles.tsx';
import { GetHelp } from './components/get-help.tsx';
import { HelpSearch } from './components/help-search.tsx';
import { ModelsSection } from './components/models-section.tsx';
import { Templates } from './components/templates.tsx';
import { copy } from './copy.ts';
import { articlesOf, type HelpSection, helpSections, sectionOf, writtenSections } from './model.ts';

/** Help in five sections; the address holds the open section or article. In print, all sections follow each other. */
export function DocumentationPage() {
  const t = useText(copy);
  const [language] = useLanguage();
  usePageTitle(t('docs.title'));
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const { hash } = usePageLocation();
  useEffect(() => {
    const place = hash.includes('-') ? document.getElementById(hash) : null;
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [hash]);
  const open = sectionOf(hash);
  const isWhole = usePrinting();
  const panel = (name: HelpSection, content: ReactNode) => (
    <TabPanel key={name} name={name} isKept>
      <p className="hidden text-2xl font-semibold print:block noscript:block">{t(`docs.tab.${name}`)}</p>
      {(isWhole || name === open) && content}
    </TabPanel>
  );
  return (
    <div className="mx-auto max-w-5xl px-4 py-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-3xl font-semibold tracking-tight">{t('docs.title')}</h1>
        <Button variant="secondary" className="print:hidden noscript:hidden" onClick={() => window.print()}>
          {t('docs.print')}
        </Button>
      </div>
      <p className="mt-2 text-muted">{t('docs.lead')}</p>
      <Tabs
        label={t('docs.tabs')}
        tabs={helpSections.map((name) => ({ name, label: t(`docs.tab.${name}`) }))}
        open={open}
        onOpen={(section) => {
          setQuery('');
          void navigate({ to: paths.documentation, hash: section, replace: true, resetScroll: false });
        }}
      >
        <HelpSearch query={query} onQuery={setQuery} />
        <div hidden={query.trim() !== ''}>
          {writtenSections.map((name) =>
            panel(name, <Articles articles={articlesOf(name, contentLanguageOf(language))} />),
          )}
          {panel('templates', <Templates />)}
          {panel('models', <ModelsSection hash={hash} />)}
        </div>
      </Tabs>
      <GetHelp />
    </div>
  );
}
