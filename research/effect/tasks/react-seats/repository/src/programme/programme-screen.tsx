import { useLoaded } from '../api';
import { formatStart } from '../format';
import { Link } from '../router';
import type { Show } from '../shows/show';
import { Notice } from '../ui/notice';

export function ProgrammeScreen() {
  const loaded = useLoaded<{ shows: Pick<Show, 'id' | 'film' | 'startsAt'>[] }>('/api/shows');
  if (loaded.state === 'loading') return <Notice>Loading …</Notice>;
  if (loaded.state === 'failed') return <Notice isProblem>{loaded.message}</Notice>;
  return (
    <ul className="divide-y divide-line">
      {loaded.value.shows.map(({ id, film, startsAt }) => (
        <li key={id} className="py-3 wrap-anywhere">
          <Link to={`/shows/${encodeURIComponent(id)}`}>{film}</Link>
          <p>{formatStart(startsAt)}</p>
        </li>
      ))}
    </ul>
  );
}
