/** Returns whether a section holds general knowledge, which nothing in a project has asked for yet. */
export function isGeneral(section: string): boolean {
  return section === 'application' || section === 'together' || section.startsWith('stack.');
}
