export const sections = ['start', 'prompting', 'templates', 'models', 'trouble'] as const;
export type Section = (typeof sections)[number];

/** The section an address names by its fragment; the first one where it names none. */
export function sectionOf(hash: string): Section {
  return sections.find((section) => section === hash.replace(/^#/, '')) ?? 'start';
}

export const templates = ['review', 'writer', 'data', 'learning', 'component', 'api'] as const;
