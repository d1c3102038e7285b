import { useLoaded } from '../api';
import { Link } from '../router';
import { Notice } from '../ui/notice';
import type { ItemPage } from './item';

export function CatalogScreen() {
  const loaded = useLoaded<ItemPage>('/api/items');
  if (loaded.state === 'loading') return <Notice>Loading …</Notice>;
  if (loaded.state === 'failed') return <Notice isProblem>{loaded.message}</Notice>;
  return (
    <ul className="divide-y divide-stone-300">
      {loaded.value.items.map(({ id, name }) => (
        <li key={id} className="py-3">
          <Link to={`/items/${encodeURIComponent(id)}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
