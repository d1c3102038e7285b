import { namedRules } from './named-rules.ts';
import { placeOf } from './place-of.ts';
import type { SnippetWriter } from './snippet-writer.ts';

/** Writes the rules that ruff selects beside those of the project. */
export const ruffSnippet: SnippetWriter = (enforcements, profile) => {
  const path = placeOf('ruff', profile) ?? 'pyproject.toml';
  const table = path.endsWith('pyproject.toml') ? 'tool.ruff.lint' : 'lint';
  const rules = namedRules(enforcements).map((rule) => `"${rule}"`);
  return [
    {
      directives: enforcements.map(({ directive }) => directive),
      check: 'ruff',
      path,
      language: 'toml',
      text: `[${table}]\nextend-select = [${rules.join(', ')}]\n`,
      why: {
        en: `Add these rules to \`extend-select\` in ${path}; ruff then reports what the lines ask to avoid.`,
        de: `Diese Regeln in ${path} bei \`extend-select\` ergänzen; ruff meldet dann, was die Zeilen vermeiden wollen.`,
      },
    },
  ];
};
