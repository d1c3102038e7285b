import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';

const formatters = [
  { name: 'Prettier', check: 'prettier', of: /^(?:TypeScript|JavaScript|Vue|Svelte)$/ },
  { name: 'Biome', check: 'biome', of: /^(?:TypeScript|JavaScript)$/ },
  { name: 'Ruff', check: 'ruff-format', of: /^Python$/ },
  { name: 'Black', check: 'black', of: /^Python$/ },
  { name: 'Pint', check: 'pint', of: /^PHP$/ },
] as const;

/** Returns the formatter of the language that most of a project is written in, by its configuration. */
export function formatterOf({ checks, languages = [] }: ProjectProfile): string | undefined {
  const [main] = languages;
  return formatters.find(({ check, of }) => checks.some(({ name }) => name === check) && of.test(main?.name ?? ''))
    ?.name;
}
