import { formatMoney } from '../format';
import type { Show } from '../shows/show';
import { type Seat, seatName } from './hall';

interface Props {
  show: Show;
  seats: readonly Seat[];
  reduced: readonly string[];
  onReduce: (seat: string, isReduced: boolean) => void;
}

/** The chosen seats, their prices and the total. */
export function Choice({ show, seats, reduced, onReduce }: Props) {
  const total = seats.reduce((sum, { id }) => sum + (reduced.includes(id) ? show.reducedCents : show.fullCents), 0);
  return (
    <>
      <ul className="divide-y divide-line">
        {seats.map((seat) => (
          <li key={seat.id} className="flex flex-wrap items-center gap-x-4">
            <span className="grow">{seatName(seat)}</span>
            <label className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-6 accent-lamp"
                checked={reduced.includes(seat.id)}
                onChange={({ target }) => onReduce(seat.id, target.checked)}
                aria-label={`Reduced, ${seatName(seat)}`}
              />
              Reduced
            </label>
            <span>{formatMoney(reduced.includes(seat.id) ? show.reducedCents : show.fullCents)}</span>
          </li>
        ))}
      </ul>
      <p role="status" className="font-bold">
        {seats.length === 0 ? 'No seat chosen yet.' : `${seats.length === 1 ? '1 seat' : `${seats.length} seats`}, total ${formatMoney(total)}`}
      </p>
    </>
  );
}
