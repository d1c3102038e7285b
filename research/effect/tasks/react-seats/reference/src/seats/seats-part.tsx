import { useEffect, useRef, useState } from 'react';
import { ApiError, call, post } from '../api';
import { navigate, useAddress } from '../router';
import type { Show } from '../shows/show';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { BuyForm } from './buy-form';
import { Choice } from './choice';
import { mostSeats, type Seat, seatName } from './hall';
import { type Hold, readHold } from './hold';
import { SeatPlan } from './seat-plan';
import { useHall } from './use-hall';

/** Choosing, holding and buying the seats of a show. A hold stands in the address, so that a reload keeps it. */
export function SeatsPart({ show }: { show: Show }) {
  const { loaded, reload } = useHall(show.id);
  const wantedHold = useAddress().searchParams.get('hold');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [reduced, setReduced] = useState<readonly string[]>([]);
  const [hold, setHold] = useState<Hold>();
  const [problem, setProblem] = useState('');
  const isSending = useRef(false);
  const part = useRef<HTMLElement>(null);

  const back = (why = '') => {
    navigate(window.location.pathname, { replace: true });
    setHold(undefined);
    setProblem(why);
    if (why !== '') setChosen([]);
    reload();
    part.current?.focus();
  };
  useEffect(() => {
    if (wantedHold === null || hold?.id === wantedHold) return;
    let isStale = false;
    call<unknown>(`/api/holds/${encodeURIComponent(wantedHold)}`)
      .then(readHold)
      .then((found) => {
        if (isStale || found.show !== show.id) return;
        setHold(found);
        setChosen(found.seats);
      })
      .catch((error) => {
        if (isStale) return;
        navigate(window.location.pathname, { replace: true });
        setProblem(error.code === 'over' ? 'The ten minutes are over. Please choose again.' : error.message);
      });
    return () => {
      isStale = true;
    };
  }, [wantedHold, hold, show.id]);

  if (loaded.state === 'loading') return <Notice>Loading the hall …</Notice>;
  if (loaded.state === 'failed')
    return (
      <Notice isProblem>
        <p className="mb-2">{loaded.message}</p>
        <Button onClick={reload}>Try again</Button>
      </Notice>
    );
  const seats = loaded.value.flatMap(({ places }) => places.flatMap((place) => place ?? []));
  const named = (ids: readonly string[]) => seats.filter(({ id }) => ids.includes(id));
  if (seats.length === 0) return <Notice>There are no seats to choose for this show.</Notice>;

  const press = ({ id, isTaken }: Seat) => {
    setProblem('');
    if (chosen.includes(id)) return setChosen(chosen.filter((other) => other !== id));
    if (isTaken) return;
    if (chosen.length >= mostSeats) return setProblem(`You can choose ${mostSeats} seats at most.`);
    setChosen([...chosen, id]);
  };
  const holdSeats = async () => {
    if (isSending.current) return;
    if (chosen.length === 0) return setProblem('Please choose a seat first.');
    isSending.current = true;
    setProblem('');
    try {
      const made = readHold(await post<unknown>(`/api/shows/${encodeURIComponent(show.id)}/holds`, { seats: chosen }));
      if (part.current === null) return;
      setHold(made);
      setChosen(made.seats);
      navigate(`${window.location.pathname}?hold=${encodeURIComponent(made.id)}`, { replace: true });
    } catch (error) {
      const gone = error instanceof ApiError ? (error.body as { taken?: unknown } | undefined)?.taken : undefined;
      if (Array.isArray(gone)) {
        setChosen(chosen.filter((id) => !gone.includes(id)));
        setProblem(`Somebody was faster: ${named(gone).map(seatName).join('; ')}.`);
        reload();
      } else setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      isSending.current = false;
    }
  };
  const reduce = (seat: string, isReduced: boolean) =>
    setReduced(isReduced ? [...reduced, seat] : reduced.filter((id) => id !== seat));
  const mine = named(chosen);
  return (
    <section ref={part} tabIndex={-1} aria-label="Seats" className="grid gap-4 outline-none">
      {hold === undefined && (
        <>
          <SeatPlan rows={loaded.value} chosen={chosen} onPress={press} />
          <p className="text-sm text-quiet">Dashed and struck out: taken. Dark: chosen. ♿︎ is a place for a wheelchair.</p>
        </>
      )}
      <Choice show={show} seats={mine} reduced={reduced} onReduce={reduce} />
      {problem !== '' && <Notice isProblem>{problem}</Notice>}
      {hold === undefined ? (
        <div>
          <Button onClick={holdSeats}>Hold these seats</Button>
        </div>
      ) : (
        <BuyForm key={hold.id} hold={hold} reduced={reduced.filter((id) => chosen.includes(id))} onBack={back} />
      )}
    </section>
  );
}
