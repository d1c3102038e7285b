import { writeStored } from './storage.ts';

/** Switches between light and dark, and remembers the choice. */
export function switchTheme(): void {
  const { dataset } = document.documentElement;
  const theme = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = theme;
  writeStored('local', 'theme', theme);
}
