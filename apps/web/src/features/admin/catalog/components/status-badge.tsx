import { useText } from '../../../../i18n/use-text.ts';
import { copy } from '../copy.ts';

export function StatusBadge({ isActive }: { isActive: boolean }) {
  const t = useText(copy);
  const look = isActive
    ? 'bg-emerald-100 text-emerald-900 dark:bg-emerald-900/60 dark:text-emerald-100'
    : 'bg-sunken text-ink';
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-xs font-medium ${look}`}>
      {t(isActive ? 'catalog.active' : 'catalog.inactive')}
    </span>
  );
}
