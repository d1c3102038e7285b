import { useText } from '../../../i18n/use-text.ts';
import { notify } from '../../../ui/notify.ts';
import { CopyButton } from '../../rule/view/components/copy-button.tsx';
import { copy } from '../copy.ts';
import { templates } from '../model.ts';
import { AnchoredHeading } from './anchored-heading.tsx';

/** Prompts to copy. */
export function Templates() {
  const t = useText(copy);
  return (
    <>
      <p className="max-w-[72ch] text-muted">{t('docs.templates.lead')}</p>
      <ul className="mt-6 grid gap-4 md:grid-cols-2">
        {templates.map((name) => (
          <li key={name} className="flex flex-col break-inside-avoid rounded-card border border-line bg-surface p-5">
            <AnchoredHeading
              anchor={`templates-${name}`}
              title={t(`docs.t.${name}.title`)}
              linkLabel={t('docs.link', { title: t(`docs.t.${name}.title`) })}
            />
            <p className="mt-1 text-sm text-muted">{t(`docs.t.${name}.about`)}</p>
            <p className="mt-3 grow text-sm">{t(`docs.t.${name}.text`)}</p>
            <div className="mt-4 print:hidden noscript:hidden">
              <CopyButton
                variant="secondary"
                text={t(`docs.t.${name}.text`)}
                label={t('docs.template.copy')}
                failure={{ title: t('docs.template.failed') }}
                onCopied={() => notify({ title: t('docs.template.copied') })}
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
