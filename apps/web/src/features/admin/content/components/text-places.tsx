import type { TextPlace } from '@regelwerk/contract/built-in-texts';
import { useText } from '../../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { usePlaceName } from '../use-place-name.ts';

const shown = 3;

/** The first places where a text appears, and the number of the others. */
export function TextPlaces({ ids, places }: { ids: readonly string[]; places: readonly TextPlace[] }) {
  const t = useText(copy);
  const nameOf = usePlaceName();
  const own = places.filter(({ id }) => ids.includes(id));
  const more = own.length - shown;
  return (
    <ul>
      {own.slice(0, shown).map((place) => (
        <li key={place.id}>{nameOf(place)}</li>
      ))}
      {more > 0 && <li className="text-muted">{t('content.morePlaces', { count: more })}</li>}
    </ul>
  );
}
