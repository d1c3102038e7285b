import type { ContentModel } from '@regelwerk/contract/admin/admin-content';
import { aiModels } from '@regelwerk/contract/rules/choices';
import { modelLabel } from '@regelwerk/contract/rules/model-label';
import { defaultLanguage } from '@regelwerk/contract/shared/languages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { copy as tableCopy } from '../../table/copy.ts';
import { copy } from '../copy.ts';
import { modelsQuery } from '../queries.ts';
import { ModelDialog } from './model-dialog.tsx';

/** The models that the wizard offers. */
export function ModelsSection() {
  const t = useText(copy);
  const [language] = useLanguage();
  const tTable = useText(tableCopy);
  const { data: models, isError, error, refetch } = useQuery(modelsQuery);
  const [edited, setEdited] = useState<ContentModel | 'new'>();
  const absent = models === undefined ? [] : aiModels.filter((known) => !models.some(({ name }) => name === known));
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{t('content.models')}</h2>
        {absent.length > 0 && <Button onClick={() => setEdited('new')}>{t('content.newModel')}</Button>}
      </div>
      <Loaded
        data={models}
        failure={
          isError && <LoadFailure text={t('content.modelsFailed')} error={error} onRetry={() => void refetch()} />
        }
        pending={
          <div role="status" aria-label={t('content.loadingModels')}>
            <Skeleton className="h-64" />
          </div>
        }
      >
        {(shown) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
            {shown.map((model) => (
              <li key={model.id} className="flex items-center gap-3 py-2">
                <div className="min-w-0 flex-1">
                  <p className="font-medium break-words">
                    {modelLabel(model.name, language)}
                    {!model.is_active && <span className="ml-2 text-sm text-muted">({t('content.off')})</span>}
                  </p>
                  <p lang={defaultLanguage} className="text-sm break-words text-muted">
                    {model.description}
                  </p>
                </div>
                <Button
                  variant="quiet"
                  aria-label={t('content.editModel', { name: modelLabel(model.name, language) })}
                  onClick={() => setEdited(model)}
                >
                  {tTable('table.edit')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {edited !== undefined && (
        <ModelDialog
          model={edited === 'new' ? undefined : edited}
          absent={absent}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}
