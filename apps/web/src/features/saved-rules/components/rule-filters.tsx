import { aiModels, applicationTypes, frameworks } from '@regelwerk/contract/rules/choices';
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
  const all = { value: '', label: t('saved.all') };
  const choices = (values: readonly string[], labelOf = (value: string) => value) => [
    all,
    ...values.map((value) => ({ value, label: labelOf(value) })),
  ];
  return (
    <search aria-label={t('saved.filter')} className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      <TextField
        className="col-span-2 lg:col-span-1"
        type="search"
        label={t('saved.search')}
        value={filter.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <SelectField
        label={t('saved.model')}
        value={filter.model ?? ''}
        onChange={(event) => change({ model: event.target.value })}
        options={choices(aiModels, (model) => modelLabel(model, language))}
      />
      <SelectField
        label={t('saved.type')}
        value={filter.type ?? ''}
        onChange={(event) => change({ type: event.target.value })}
        options={choices(applicationTypes)}
      />
      <SelectField
        className={wideOnSmallest}
        label={t('saved.framework')}
        value={filter.framework ?? ''}
        onChange={(event) => change({ framework: event.target.value })}
        options={choices(frameworks)}
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
