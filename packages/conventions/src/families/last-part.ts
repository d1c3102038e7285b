/** Returns the name of a class without its namespace. */
export function lastPart(name: string): string {
  return name.replace(/^.*(?:::|\\|\.)/, '');
}
