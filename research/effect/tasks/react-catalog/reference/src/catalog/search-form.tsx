import { useEffect, useRef, useState } from 'react';
import { useLoaded } from '../api';
import type { Search } from './search';

const pauseOfTyping = 250;
const field = 'w-full rounded border border-stone-400 bg-white px-3 py-2';

export function SearchForm({ search, onChange }: { search: Search; onChange: (change: Partial<Search>) => void }) {
  const loaded = useLoaded<{ categories?: unknown }>('/api/categories');
  const categories = loaded.state === 'ready' && Array.isArray(loaded.value.categories) ? loaded.value.categories : [];
  const names = new Set(categories.filter((name) => typeof name === 'string'));
  if (search.category !== '') names.add(search.category);
  return (
    <form className="mb-4 grid gap-4 sm:grid-cols-3" role="search" onSubmit={(event) => event.preventDefault()}>
      <label className="min-w-0">
        Search
        <SearchField q={search.q} onChange={(q) => onChange({ q })} />
      </label>
      <label className="min-w-0">
        Category
        <select
          className={field}
          value={search.category}
          onChange={({ target }) => onChange({ category: target.value })}
        >
          <option value="">All</option>
          {[...names].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className="flex items-end gap-2 pb-2">
        <input
          type="checkbox"
          checked={search.isAvailable}
          onChange={({ target }) => onChange({ isAvailable: target.checked })}
        />
        Available now
      </label>
    </form>
  );
}

/** Tells what was typed after a short pause, and shows what the address says when that changes otherwise. */
function SearchField({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const [text, setText] = useState(q);
  const told = useRef(q);
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    if (q === told.current) return;
    told.current = q;
    setText(q);
  }, [q]);
  useEffect(() => {
    if (text.trim() === told.current) return;
    const timer = setTimeout(() => {
      told.current = text.trim();
      tell.current(told.current);
    }, pauseOfTyping);
    return () => clearTimeout(timer);
  }, [text]);
  return <input type="search" className={field} value={text} onChange={({ target }) => setText(target.value)} />;
}
