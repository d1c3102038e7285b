import { publicAddress } from '@regelwerk/contract/public-pages';
import type { StackEntryPoint } from '@regelwerk/contract/rules/stack-page';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { chipLook } from '../model.ts';

/** A link for each technology to its pages. */
export function StackLinks({ stacks }: { stacks: readonly StackEntryPoint[] }) {
  const t = useText(copy);
  const [language] = useLanguage();
  return (
    <section aria-labelledby="stacks" className="border-t border-line py-12">
      <h2 id="stacks" className="text-2xl font-semibold tracking-tight">
        <a href={publicAddress('rules', language)} className="underline-offset-4 hover:underline">
          {t('landing.stacks')}
        </a>
      </h2>
      <p className="mt-2 mb-5 text-muted">{t('landing.stacks.lead')}</p>
      <ul className="flex flex-wrap gap-2">
        {stacks.map(({ framework, anchor, version }) => (
          <li key={framework}>
            <a href={`${publicAddress('rules', language)}#${anchor}`} className={chipLook}>
              {/* "Go" alone would say nothing about its target */}
              {framework} <span className="ml-1 text-muted">{version}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
