import { useEffect, useRef, useState } from 'react';
import { post } from '../api';
import { formatDay, formatMoney } from '../format';
import { Link } from '../router';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import type { ListedItem } from './item';

export function ItemRow({ item }: { item: ListedItem }) {
  const { id, name, feeCents, isLent, dueAt, manual } = item;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60 wrap-anywhere">
        <Link to={`/items/${encodeURIComponent(id)}`}>{name}</Link>
        {feeCents !== null && <p>{formatMoney(feeCents)} a day</p>}
        {dueAt !== null && <p>Due back {formatDay(dueAt)}</p>}
        {manual !== null && (
          <a href={manual} aria-label={`Manual of ${name}`} className="text-shelf underline">
            Manual
          </a>
        )}
      </div>
      {(isLent || item.isReserved) && <Reservation item={item} />}
    </li>
  );
}

function Reservation({ item }: { item: ListedItem }) {
  const [state, setState] = useState<'free' | 'sending' | 'reserved'>(item.isReserved ? 'reserved' : 'free');
  const [problem, setProblem] = useState('');
  const done = useRef<HTMLSpanElement>(null);
  const isSending = useRef(false);
  useEffect(() => {
    // the button that had the focus is gone
    if (state === 'reserved' && isSending.current) done.current?.focus();
    isSending.current = false;
  }, [state]);
  const reserve = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setProblem('');
    try {
      await post('/api/reservations', { itemId: item.id });
      setState('reserved');
    } catch (error) {
      isSending.current = false;
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  if (state === 'reserved')
    return (
      <span ref={done} tabIndex={-1} role="status">
        Reserved
      </span>
    );
  return (
    <>
      <Button onClick={reserve} label={`Reserve ${item.name}`}>
        Reserve
      </Button>
      {problem !== '' && <Notice isProblem>{problem}</Notice>}
    </>
  );
}
