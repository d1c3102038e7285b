import { publicPageAt } from '@regelwerk/contract/public-pages';
import { useLocation } from '@tanstack/react-router';

/** Returns the name or path of the current page, which stays the same when only the language of its address changes. */
export function usePage(): string {
  return useLocation({ select: ({ pathname }) => publicPageAt(pathname)?.name ?? pathname });
}
