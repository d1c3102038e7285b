import type { LandingFacts } from '@regelwerk/contract/rules/stack-page';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';

/** Every tool with the place where it reads rules. */
export function ToolStrip({ tools }: { tools: LandingFacts['tools'] }) {
  const t = useText(copy);
  const all = [...tools, { label: t('landing.tools.any'), place: 'AGENTS.md', isPath: true }];
  return (
    <section aria-labelledby="tools" className="border-t border-line py-10">
      <h2 id="tools" className="text-sm font-medium text-muted">
        {t('landing.tools')}
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-7">
        {all.map(({ label, place, isPath }) => (
          <li key={label} className="min-w-0">
            <span className="block leading-tight font-semibold">{label}</span>
            <span className={`mt-0.5 block text-xs leading-snug text-muted wrap-anywhere ${isPath ? 'font-mono' : ''}`}>
              {place}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
