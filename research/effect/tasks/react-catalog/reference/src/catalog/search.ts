/** A search of a member, as it stands in the address. */
export interface Search {
  q: string;
  category: string;
  isAvailable: boolean;
}

export function readSearch(params: URLSearchParams): Search {
  return {
    q: params.get('q') ?? '',
    category: params.get('category') ?? '',
    isAvailable: params.get('available') === '1',
  };
}

/** The parameters of the address and of the API alike; what is not set is left out. */
export function writeSearch({ q, category, isAvailable }: Search): URLSearchParams {
  const params = new URLSearchParams();
  if (q.trim() !== '') params.set('q', q.trim());
  if (category !== '') params.set('category', category);
  if (isAvailable) params.set('available', '1');
  return params;
}
