import { type KeyboardEvent, useRef, useState } from 'react';
import { type Row, type Seat, seatName } from './hall';

interface Props {
  rows: Row[];
  chosen: readonly string[];
  onPress: (seat: Seat) => void;
}

/** The hall. The Tab key passes it with one stop; the arrows go from seat to seat. */
export function SeatPlan({ rows, chosen, onPress }: Props) {
  const plan = useRef<HTMLDivElement>(null);
  const seats = rows.flatMap(({ places }) => places.flatMap((place) => place ?? []));
  const [last, setLast] = useState('');
  const stop = seats.some(({ id }) => id === last) ? last : (seats.find(({ isTaken }) => !isTaken) ?? seats[0])?.id;

  const go = (event: KeyboardEvent, row: number, column: number) => {
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    let [y, x] = [row + step[0], column + step[1]];
    while (rows[y]?.places[x] === null) [y, x] = [y + step[0], x + step[1]];
    const next = rows[y]?.places[x];
    if (next) plan.current?.querySelector<HTMLElement>(`[data-seat="${CSS.escape(next.id)}"]`)?.focus();
  };

  return (
    <div ref={plan} className="-mx-2 overflow-x-auto px-2 py-2">
      <div className="grid w-max min-w-full justify-center gap-1">
        <p className="mb-2 rounded-box border border-line text-center text-sm text-quiet">Screen</p>
        {rows.map(({ name, places }, y) => (
          <div key={name} role="group" aria-label={`Row ${name}`} className="flex items-center">
            <span aria-hidden="true" className="w-4 text-sm text-quiet">
              {name}
            </span>
            {places.map((place, x) =>
              place === null ? (
                <span key={`gap ${x}`} className="w-4 sm:w-8" />
              ) : (
                <SeatButton
                  key={place.id}
                  seat={place}
                  isChosen={chosen.includes(place.id)}
                  isStop={place.id === stop}
                  onFocus={() => setLast(place.id)}
                  onKeyDown={(event) => go(event, y, x)}
                  onPress={() => onPress(place)}
                />
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

interface SeatProps {
  seat: Seat;
  isChosen: boolean;
  isStop: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPress: () => void;
}

function SeatButton({ seat, isChosen, isStop, onFocus, onKeyDown, onPress }: SeatProps) {
  const { id, number, isTaken, isWheelchair } = seat;
  const place = isWheelchair ? `${seatName(seat)}, wheelchair place` : seatName(seat);
  const look = isChosen
    ? 'border-4 border-double border-paper bg-ink font-bold text-paper'
    : isTaken
      ? 'border-dashed text-quiet line-through opacity-70'
      : 'text-ink';
  return (
    <button
      type="button"
      data-seat={id}
      tabIndex={isStop ? 0 : -1}
      aria-label={isTaken && !isChosen ? `${place}, taken` : place}
      aria-pressed={isChosen}
      aria-disabled={isTaken && !isChosen}
      onClick={onPress}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      className={`m-px size-6 scroll-my-24 border border-line p-0 text-xs outline-offset-1 outline-ink focus-visible:outline-3 sm:size-9 ${isWheelchair ? 'rounded-full' : 'rounded'} ${look}`}
    >
      {isWheelchair ? '♿︎' : number}
    </button>
  );
}
