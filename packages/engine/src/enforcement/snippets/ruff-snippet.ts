import { namedRules } from './named-rules.ts';
import { packEntry } from './pack-entry.ts';
import { placeOf } from './place-of.ts';
import type { SnippetWriter } from './snippet-writer.ts';

/** Writes the rules that ruff selects beside those of the project. */
export const ruffSnippet: SnippetWriter = (enforcements, profile) => {
  const path = placeOf('ruff', profile) ?? 'pyproject.toml';
  const table = path.endsWith('pyproject.toml') ? 'tool.ruff.lint' : 'lint';
  const rules = namedRules(enforcements).map((rule) => `"${rule}"`);
  return [
    packEntry(enforcements, 'ruff', path, `[${table}]\nextend-select = [${rules.join(', ')}]\n`, {
      language: 'toml',
      en: `Add these rules to \`extend-select\` in ${path}.`,
      de: `Diese Regeln in ${path} bei \`extend-select\` ergänzen.`,
    }),
  ];
};
