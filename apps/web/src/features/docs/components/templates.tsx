import { useText } from '../../../i18n/use-text.ts';
import { notify } from '../../../ui/toast.tsx';
import { CopyButton } from '../../rule/components/copy-button.tsx';
import { copy } from '../copy.ts';
import { templates } from '../model.ts';

/** Prompts to copy. */
export function Templates() {
  const t = useText(copy);
  return (
    <>
      <p className="max-w-[72ch] text-muted">{t('docs.templates.lead')}</p>
      <ul className="mt-6 grid gap-4 md:grid-cols-2">
        {templates.map((name) => (
          <li key={name} className="flex flex-col rounded-card border border-line bg-surface p-5">
            <h2 className="font-semibold">{t(`docs.t.${name}.title`)}</h2>
            <p className="mt-1 text-sm text-muted">{t(`docs.t.${name}.about`)}</p>
            <p className="mt-3 grow text-sm">{t(`docs.t.${name}.text`)}</p>
            <div className="mt-4">
              <CopyButton
                variant="secondary"
                text={t(`docs.t.${name}.text`)}
                label={t('docs.template.copy')}
                onCopied={() => void notify({ title: t('docs.template.copied') })}
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
