import { useText } from '../../../i18n/use-text.ts';
import { AdminPage } from '../table/components/admin-page.tsx';
import { ModelsSection } from './components/models-section.tsx';
import { TextsSection } from './components/texts-section.tsx';
import { copy } from './copy.ts';

/** The content of the pages that admins can edit. */
export function ContentPage() {
  const t = useText(copy);
  return (
    <AdminPage title={t('content.title')} lead={t('content.lead')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <ModelsSection />
        <TextsSection />
      </div>
    </AdminPage>
  );
}
