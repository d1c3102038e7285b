/** Returns the address that opens the wizard with a tool and technologies chosen. */
export function prefilledPath(model: string, frameworks: readonly string[]): string {
  return `/?model=${encodeURIComponent(model)}&frameworks=${frameworks.map(encodeURIComponent).join(',')}`;
}
