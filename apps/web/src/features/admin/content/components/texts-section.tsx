import { type ContentText, textStates } from '@regelwerk/contract/admin/admin-content';
import { languageName } from '@regelwerk/contract/shared/language-name';
import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { usePageLocation } from '../../../../lib/use-page-location.ts';
import { Button } from '../../../../ui/button.tsx';
import { cellButtonLook } from '../../../../ui/cell-button-look.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { AdminTable, type Column } from '../../table/components/admin-table.tsx';
import { copy as tableCopy } from '../../table/copy.ts';
import { useTableQuery } from '../../table/use-table-query.ts';
import { copy } from '../copy.ts';
import { stateOf } from '../model.ts';
import { textsQuery } from '../queries.ts';
import { usePlaceName } from '../use-place-name.ts';
import { TextDialog } from './text-dialog.tsx';
import { TextPlaces } from './text-places.tsx';
import { TextValue } from './text-value.tsx';

const shape = { sorts: ['key'], filters: textStates } as const;

/** Every text of the app, for admins to replace. */
export function TextsSection() {
  const t = useText(copy);
  const [reader] = useLanguage();
  const tTable = useText(tableCopy);
  const nameOf = usePlaceName();
  const [query, setQuery] = useTableQuery(shape);
  const navigate = useNavigate();
  const { search } = usePageLocation();
  const place = typeof search.place === 'string' ? search.place : '';
  const list = useQuery(textsQuery(query, place));
  const [edited, setEdited] = useState<ContentText>();
  const setPlace = (chosen: string) => {
    const { page: _, place: __, ...others } = search;
    void navigate({
      to: '.',
      search: { ...others, ...(chosen === '' ? {} : { place: chosen }) },
      replace: true,
      resetScroll: false,
    });
  };
  const columns: Column<ContentText, (typeof shape.sorts)[number]>[] = [
    {
      label: t('content.key'),
      cell: (text) => {
        const state = stateOf(text);
        return (
          <>
            <code className="text-xs break-all">{text.id}</code>
            {state !== undefined && (
              <span className="mt-1 block w-fit rounded-full bg-accent-soft px-2 py-0.5 text-xs font-semibold text-accent">
                {t(`content.${state}`)}
              </span>
            )}
          </>
        );
      },
    },
    {
      label: t('content.places'),
      cell: ({ places }) => places.length > 0 && <TextPlaces ids={places} places={list.data?.places ?? []} />,
    },
    ...interfaceLanguages.map((language) => ({
      label: languageName(language, reader),
      cell: (text: ContentText) => <TextValue text={text} language={language} />,
    })),
    {
      label: tTable('table.actions'),
      cell: (text) => (
        <Button
          variant="quiet"
          className={cellButtonLook}
          aria-label={t('content.editText', { key: text.id })}
          onClick={() => setEdited(text)}
        >
          {tTable('table.edit')}
        </Button>
      ),
    },
  ];
  return (
    <section>
      <h2 className="text-lg font-semibold">{t('content.texts')}</h2>
      <p className="mb-4 text-sm text-muted">{t('content.textsLead')}</p>
      <AdminTable
        caption={t('content.texts')}
        columns={columns}
        rows={list.data?.rows}
        query={query}
        onQuery={setQuery}
        list={list}
        words={{
          loading: t('content.loadingTexts'),
          empty: place === '' ? t('content.noTexts') : tTable('table.none'),
          failed: t('content.textsFailed'),
        }}
        filters={textStates.map((value) => ({ value, label: t(`content.${value}`) }))}
        more={{
          isSet: place === '' ? 0 : 1,
          fields: (
            <SelectField
              className="min-w-0 sm:max-w-xs"
              label={t('content.place')}
              value={place}
              onChange={({ target }) => setPlace(target.value)}
              options={[
                { value: '', label: t('content.allPlaces') },
                ...(list.data?.places ?? []).map((one) => ({ value: one.id, label: nameOf(one) })),
              ]}
            />
          ),
        }}
      />
      {edited !== undefined && <TextDialog text={edited} onClose={() => setEdited(undefined)} />}
    </section>
  );
}
