import { useText } from '../../../../i18n/use-text.ts';
import { useOnline } from '../../../../lib/use-online.ts';
import { ConnectionNote } from '../../../../ui/connection-note.tsx';
import { copy } from '../copy.ts';

/** Says that there is no connection: before a try, after one, and after one that the server did not answer. */
export function ConnectionNotice({ isUnreachable, button }: { isUnreachable: boolean; button?: string }) {
  const t = useText(copy);
  const isOnline = useOnline();
  if (isOnline && !isUnreachable) return null;
  const offline = isUnreachable ? 'wizard.offline.tried' : 'wizard.offline';
  return (
    <ConnectionNote text={t(isOnline ? 'wizard.unreachable' : offline, { button: button ?? t('wizard.generate') })} />
  );
}
