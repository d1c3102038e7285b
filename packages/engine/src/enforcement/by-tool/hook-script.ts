import type { ProvingSetting } from './proving-setting.ts';

/** Finds a hook before a commit that runs the script in `bin`, by its path or as the id of a hook of pre-commit. */
export const hookScript: ProvingSetting = (script, settings) =>
  settings.find(
    (setting) => setting === `pre-commit: bin/${script}` || setting === `pre-commit: ${script.replaceAll('_', '-')}`,
  );
