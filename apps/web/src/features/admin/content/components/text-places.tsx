import type { TextPlace } from '@regelwerk/contract/admin/built-in-texts';
import { useText } from '../../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { usePlaceName } from '../use-place-name.ts';

const shown = 3;

/** The places where a text appears; those after the first few unfold. */
export function TextPlaces({ ids, places }: { ids: readonly string[]; places: readonly TextPlace[] }) {
  const t = useText(copy);
  const own = places.filter(({ id }) => ids.includes(id));
  const more = own.slice(shown);
  return (
    <>
      <Names places={own.slice(0, shown)} />
      {more.length > 0 && (
        <details>
          <summary className="cursor-pointer text-muted">{t('content.morePlaces', { count: more.length })}</summary>
          <Names places={more} />
        </details>
      )}
    </>
  );
}

function Names({ places }: { places: readonly TextPlace[] }) {
  const nameOf = usePlaceName();
  return (
    <ul>
      {places.map((place) => (
        <li key={place.id} className="hyphens-auto">
          {nameOf(place)}
        </li>
      ))}
    </ul>
  );
}
