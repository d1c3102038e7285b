import { useLoaded } from '../api';
import { formatMoney, formatStart } from '../format';
import { Link } from '../router';
import { SeatsPart } from '../seats/seats-part';
import { Notice } from '../ui/notice';
import type { Show } from './show';

export function ShowScreen({ id }: { id: string }) {
  const loaded = useLoaded<Show>(`/api/shows/${encodeURIComponent(id)}`);
  if (loaded.state === 'loading') return <Notice>Loading …</Notice>;
  if (loaded.state === 'failed') return <Notice isProblem>{loaded.message}</Notice>;
  const { film, about, startsAt, fullCents, reducedCents, others } = loaded.value;
  return (
    <article className="grid gap-4">
      <div>
        <h2 className="text-xl font-bold wrap-anywhere">{film}</h2>
        <p>{formatStart(startsAt)}</p>
        <p className="text-quiet">
          {formatMoney(fullCents)}, reduced {formatMoney(reducedCents)}
        </p>
      </div>
      <p className="wrap-anywhere">{about}</p>
      {others.length > 0 && (
        <p>
          Also on{' '}
          {others.map((other) => (
            <span key={other.id} className="mr-3">
              <Link to={`/shows/${encodeURIComponent(other.id)}`}>{formatStart(other.startsAt)}</Link>
            </span>
          ))}
        </p>
      )}
      <SeatsPart show={loaded.value} />
    </article>
  );
}
