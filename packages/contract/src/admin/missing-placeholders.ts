/** Returns the placeholders of a built-in text, such as `{{name}}`, that a text in its place lacks. */
export function missingPlaceholders(builtIn: string, text: string): readonly string[] {
  const needed = new Set(builtIn.match(/\{\{\w+\}\}/g));
  return [...needed].filter((placeholder) => !text.includes(placeholder));
}
