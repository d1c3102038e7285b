import { useEffect, useRef, useState } from 'react';
import { call, type Loaded } from '../api';
import { formatMoney, formatStart } from '../format';
import { seatName } from '../seats/hall';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

interface Tickets {
  code: string;
  film: string;
  startsAt: string;
  name: string;
  seats: { id: string; row: string; number: number; isReduced: boolean }[];
  totalCents: number;
}

export function TicketsScreen({ code }: { code: string }) {
  const [turn, setTurn] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<Tickets>>({ state: 'loading' });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    call<Tickets>(`/api/tickets/${encodeURIComponent(code)}`)
      .then((value) => setLoaded({ state: 'ready', value }))
      .catch((error) => setLoaded({ state: 'failed', message: error.message }));
  }, [code, turn]);
  useEffect(() => {
    // the form that led here is gone
    if (loaded.state === 'ready' && document.activeElement === document.body) heading.current?.focus();
  }, [loaded.state]);
  if (loaded.state === 'loading') return <Notice>Loading …</Notice>;
  if (loaded.state === 'failed')
    return (
      <Notice isProblem>
        <p className="mb-2">{loaded.message}</p>
        <Button onClick={() => setTurn(turn + 1)}>Try again</Button>
      </Notice>
    );
  const { film, startsAt, name, seats, totalCents } = loaded.value;
  return (
    <article className="grid gap-2 wrap-anywhere">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        <bdi>{film}</bdi>
      </h2>
      <p>{formatStart(startsAt)}</p>
      <ul className="list-inside list-disc">
        {seats.map((seat) => (
          <li key={seat.id}>
            {seatName(seat)}
            {seat.isReduced && ', reduced'}
          </li>
        ))}
      </ul>
      <p>
        <bdi>{name}</bdi>
      </p>
      <p>
        Code <strong className="text-2xl">{loaded.value.code}</strong>
      </p>
      <p>{formatMoney(totalCents)}, to pay at the door</p>
      <div>
        <Button onClick={() => window.print()}>Print</Button>
      </div>
    </article>
  );
}
