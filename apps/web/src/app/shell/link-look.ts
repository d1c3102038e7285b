/** The classes of a link in the header. */
export const linkLook =
  'inline-flex min-h-10 items-center rounded-control px-2 text-sm sm:px-3 font-medium whitespace-nowrap hover:bg-sunken';
