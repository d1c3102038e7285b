import { useLoaded } from '../api';
import { formatMoney } from '../format';
import { Notice } from '../ui/notice';
import type { Item } from './item';

export function ItemScreen({ id }: { id: string }) {
  const loaded = useLoaded<Item>(`/api/items/${encodeURIComponent(id)}`);
  if (loaded.state === 'loading') return <Notice>Loading …</Notice>;
  if (loaded.state === 'failed') return <Notice isProblem>{loaded.message}</Notice>;
  const { name, category, feeCents } = loaded.value;
  return (
    <article>
      <h2 className="text-xl font-bold">{name}</h2>
      <p>{category}</p>
      <p>{formatMoney(feeCents)} a day</p>
    </article>
  );
}
