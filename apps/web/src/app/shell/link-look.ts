/** The classes of a link in the header. */
export const linkLook =
  'inline-flex min-h-10 items-center rounded-control px-3 text-sm font-medium whitespace-nowrap hover:bg-sunken';
