import { Moon, Sun } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { switchTheme } from '../../lib/switch-theme.ts';
import { copy } from './copy.ts';

const faces = [
  { label: 'shell.toDark', Icon: Moon, look: 'inline-flex dark:hidden' },
  { label: 'shell.toLight', Icon: Sun, look: 'hidden dark:inline-flex' },
] as const;

/** Switches between light and dark: follows the system until the person chooses, then remembers the choice. */
export function ThemeSwitch({ isNamed = false }: { isNamed?: boolean }) {
  const t = useText(copy);
  return (
    <button
      type="button"
      onClick={switchTheme}
      className="noscript:hidden inline-flex min-h-10 min-w-10 items-center justify-center rounded-control text-sm font-medium hover:bg-sunken"
    >
      {/* both faces are on the page and its style shows one, so that the first paint has the right one */}
      {faces.map(({ label, Icon, look }) => (
        <span
          key={label}
          title={isNamed ? undefined : t(label)}
          className={`items-center gap-3 ${isNamed ? 'px-3' : 'p-3'} ${look}`}
        >
          <Icon className="size-4" aria-hidden="true" />
          <span className={isNamed ? '' : 'sr-only'}>{t(label)}</span>
        </span>
      ))}
    </button>
  );
}
