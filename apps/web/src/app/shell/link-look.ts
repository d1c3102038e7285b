/** The classes of a link in the header. */
export const linkLook =
  'inline-flex min-h-10 items-center rounded-control px-2 text-sm font-medium hover:bg-sunken sm:px-3';
