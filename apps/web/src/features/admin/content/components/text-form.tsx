import { missingPlaceholders } from '@regelwerk/contract/admin/missing-placeholders';
import { languageName } from '@regelwerk/contract/shared/language-name';
import { type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useCheckedForm } from '../../../../ui/use-checked-form.ts';
import { copy } from '../copy.ts';
import { type TextForm as Texts, textForm } from '../form.ts';

interface Props {
  readonly id: string;
  readonly builtIn: Readonly<Record<InterfaceLanguage, string>>;
  readonly before: Texts;
  readonly onSend: (values: Texts) => void;
}

/** A field for each language of a text, which names the placeholders that must stay in it. */
export function TextForm({ id, builtIn, before, onSend }: Props) {
  const t = useText(copy);
  const [reader] = useLanguage();
  const { register, handleSubmit, watch, formState } = useCheckedForm(textForm(builtIn), before, t);
  const texts = watch();
  return (
    <form id={id} onSubmit={handleSubmit(onSend)} noValidate className="grid gap-4">
      {interfaceLanguages.map((language) => {
        const needed = missingPlaceholders(builtIn[language], '');
        const missing = texts[language] === '' ? [] : missingPlaceholders(builtIn[language], texts[language]);
        const isRefused = formState.errors[language] !== undefined && missing.length > 0;
        return (
          <div key={language}>
            <label htmlFor={`${id}-${language}`} className="block text-sm font-medium">
              {languageName(language, reader)}
            </label>
            <textarea
              id={`${id}-${language}`}
              lang={language}
              rows={3}
              aria-invalid={isRefused}
              aria-describedby={`${id}-${language}-hint`}
              className={`mt-1.5 block w-full rounded-control border ${isRefused ? 'border-danger' : 'border-line-strong'} bg-surface px-3 py-2 text-base`}
              {...register(language)}
            />
            <div id={`${id}-${language}-hint`} className="mt-1.5 grid gap-1 text-sm text-muted">
              <p>{t('content.builtIn', { text: builtIn[language] })}</p>
              {needed.length > 0 && <p>{t('content.keep', { placeholders: needed.join(', ') })}</p>}
              {isRefused && (
                <p role="alert" className="text-danger">
                  {t('content.placeholderMissing', { placeholders: missing.join(', ') })}
                </p>
              )}
            </div>
          </div>
        );
      })}
    </form>
  );
}
