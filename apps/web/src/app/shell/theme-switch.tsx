import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { writeStored } from '../../lib/storage.ts';
import { copy } from './copy.ts';

/** Switches between light and dark: follows the system until the person chooses, then remembers the choice. */
export function ThemeSwitch() {
  const t = useText(copy);
  const [isDark, setDark] = useState(() => globalThis.document?.documentElement.dataset.theme === 'dark');
  const toggle = () => {
    const theme = isDark ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    writeStored('local', 'theme', theme);
    setDark(!isDark);
  };
  const label = t(isDark ? 'shell.toLight' : 'shell.toDark');
  const Icon = isDark ? Sun : Moon;
  return (
    <button
      type="button"
      onClick={toggle}
      aria-label={label}
      title={label}
      className="noscript:hidden grid size-10 place-items-center rounded-control hover:bg-sunken"
    >
      <Icon className="size-4" aria-hidden="true" />
    </button>
  );
}
