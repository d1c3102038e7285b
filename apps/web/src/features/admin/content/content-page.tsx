import { useText } from '../../../i18n/use-text.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { AdminNav } from '../table/components/admin-nav.tsx';
import { ModelsSection } from './components/models-section.tsx';
import { TextsSection } from './components/texts-section.tsx';
import { copy } from './copy.ts';

/** The content of the pages that admins can edit. */
export function ContentPage() {
  const t = useText(copy);
  usePageTitle(t('content.title'));
  return (
    <div className="mx-auto max-w-6xl px-4 py-10">
      <AdminNav />
      <h1 className="text-3xl font-semibold tracking-tight">{t('content.title')}</h1>
      <p className="mt-2 mb-8 text-muted">{t('content.lead')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <ModelsSection />
        <TextsSection />
      </div>
    </div>
  );
}
