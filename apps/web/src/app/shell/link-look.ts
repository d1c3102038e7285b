/** The classes of a link in the header. */
export const linkLook =
  'inline-flex min-h-10 items-center rounded-control px-1.5 text-[0.8125rem] font-medium hover:bg-sunken sm:px-3 sm:text-sm';
