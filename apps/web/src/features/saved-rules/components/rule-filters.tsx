import { aiModels } from '@regelwerk/contract/rules/choices';
import { modelLabel } from '@regelwerk/contract/rules/model-label';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { copy } from '../copy.ts';
import { type RuleFilter, readFilter, ruleSorts, writeFilter } from '../model.ts';

/** In half the width of a small phone, the longest choices would be cut off. */
const wideOnSmallest = 'max-[24rem]:col-span-2';

/** The filters and the order of the saved rules. */
export function RuleFilters({ filter, onChange }: { filter: RuleFilter; onChange: (filter: RuleFilter) => void }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const change = (changes: Record<string, string>) => onChange(readFilter({ ...writeFilter(filter), ...changes }));
  const models = [
    { value: '', label: t('saved.all') },
    ...aiModels.map((model) => ({ value: model, label: modelLabel(model, language) })),
  ];
  return (
    <search aria-label={t('saved.filter')} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <TextField
        className="col-span-2 sm:col-span-1"
        type="search"
        label={t('saved.search')}
        value={filter.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <SelectField
        className={wideOnSmallest}
        label={t('saved.model')}
        value={filter.model ?? ''}
        onChange={(event) => change({ model: event.target.value })}
        options={models}
      />
      <SelectField
        className={wideOnSmallest}
        label={t('saved.sort')}
        value={filter.sort}
        onChange={(event) => change({ sort: event.target.value })}
        options={ruleSorts.map((value) => ({ value, label: t(`saved.sort.${value}`) }))}
      />
    </search>
  );
}
