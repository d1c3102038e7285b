import type { Person } from './store.ts';
import { useSession } from './use-session.ts';

/** Returns the signed-in person, on the pages behind the guard. */
export function usePerson(): Person {
  const { person } = useSession();
  if (person === undefined) throw new Error('a page behind the guard has a person');
  return person;
}
