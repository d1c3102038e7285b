/** The classes of one tab in a sunken list. */
export const tabLook =
  'min-h-10 shrink-0 rounded-control px-3 text-sm font-medium max-w-full text-muted hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-raised';
