import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePageLocation } from '../../lib/use-page-location.ts';

/** The price whose order is open, at first the one that was chosen before signing in; closing it leaves the address without it. */
export function useOrdered() {
  const { search } = usePageLocation();
  const navigate = useNavigate();
  const [ordered, open] = useState(() => (typeof search.order === 'string' ? search.order : undefined));
  const close = () => {
    open(undefined);
    const { order, ...rest } = search;
    if (order !== undefined) void navigate({ to: '.', search: rest, replace: true });
  };
  return { ordered, open, close };
}
