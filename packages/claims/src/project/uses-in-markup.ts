import { isTemplate } from './is-template.ts';

/** Says whether markup uses a name where its language has code, also without brackets: `<%= name`, `{{ name`, `{% name`, `@name`. */
export function usesInMarkup(path: string, code: string, name: string): boolean {
  if (!isTemplate(path)) return false;
  const plain = name.replace(/[^\w]/g, '\\$&');
  return new RegExp(`(?:<%[=-]?|\\{\\{-?|\\{%|@|\\{|\\|)\\s*\\(?${plain}(?![\\w$-])`).test(code);
}
