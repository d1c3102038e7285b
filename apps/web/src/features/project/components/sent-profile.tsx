import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { useSentText } from '../use-sent-text.ts';

const forms = ['text', 'json'] as const;

/** The profile as it is sent, in words and as JSON. */
export function SentProfile({ profile }: { profile: ProjectProfile }) {
  const t = useText(copy);
  const { profileText } = useSentText();
  const [form, setForm] = useState<(typeof forms)[number]>('text');
  return (
    <div>
      <h4 className="font-medium">{t('project.sent')}</h4>
      <p className="mt-1 text-sm text-muted">{t('project.sent.lead')}</p>
      <div className="mt-3 flex gap-1">
        {forms.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={form === one}
            onClick={() => setForm(one)}
            className="min-h-9 rounded-control px-3 text-sm font-medium text-muted hover:text-ink aria-pressed:bg-sunken aria-pressed:text-ink"
          >
            {t(`project.sent.${one}`)}
          </button>
        ))}
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the focus to be scrolled by key
        tabIndex={0}
        aria-label={t('project.sent')}
        className="mt-2 max-h-80 overflow-auto rounded-control bg-sunken p-3"
      >
        <pre className="font-mono text-xs leading-relaxed whitespace-pre-wrap wrap-anywhere">
          {form === 'json' ? JSON.stringify(profile, null, 2) : profileText(profile)}
        </pre>
      </section>
    </div>
  );
}
