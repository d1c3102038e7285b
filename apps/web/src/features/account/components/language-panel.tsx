import { languageName } from '@regelwerk/contract/shared/language-name';
import { type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { useState } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { notify } from '../../../ui/notify.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Person } from '../../auth/store.ts';
import { copy } from '../copy.ts';
import { useChangeLanguage } from '../mutations.ts';
import { useReportFailure } from '../use-report-failure.ts';
import { AccountPanel } from './account-panel.tsx';

/** The language of the account; a choice also changes this device. */
export function LanguagePanel({ person }: { person: Person }) {
  const t = useText(copy);
  const reportFailure = useReportFailure();
  const [shown, choose] = useLanguage();
  const change = useChangeLanguage();
  // shown at once: `isPending` is true only some frames later
  const [pressed, setPressed] = useState<InterfaceLanguage>();
  const save = (language: InterfaceLanguage) => {
    setPressed(language);
    change.mutate(language, {
      onSuccess: () => {
        choose(language);
        // shown in the newly chosen language
        notify({ title: texts.read().translate('account.languageSaved') });
      },
      onError: () => reportFailure(),
      onSettled: () => setPressed(undefined),
    });
  };
  return (
    <AccountPanel title={t('account.language')} lead={t('account.languageText')}>
      <SelectField
        className="max-w-md"
        label={t('account.languageLabel')}
        value={pressed ?? person.language ?? shown}
        aria-disabled={change.isPending}
        onChange={({ target }) => {
          const chosen = interfaceLanguages.find((one) => one === target.value);
          if (chosen !== undefined && !change.isPending) save(chosen);
        }}
        options={interfaceLanguages.map((one) => ({ value: one, label: languageName(one) }))}
      />
    </AccountPanel>
  );
}
