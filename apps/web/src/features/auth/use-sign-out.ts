import { useState } from 'react';
import { homeAddress } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { forgetOwnWork } from '../../lib/forget-own-work.ts';
import { storePendingNotice } from '../../lib/pending-notice.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { notify } from '../../ui/notify.ts';
import { copy } from './copy.ts';
import { authSession } from './store.ts';

const reloadAfterMs = { success: 100, failure: 500 };

/**
 * Signs out everywhere. This device forgets the person in any case: without an answer, the page reloads all the same.
 */
export function useSignOut(): { isPending: boolean; signOut: () => Promise<void> } {
  const t = useText(copy);
  const [isPending, setPending] = useState(false);
  const signOut = async () => {
    setPending(true);
    authSession.hold();
    const message = await endSession();
    authSession.forget();
    forgetOwnWork();
    if (message === undefined) {
      storePendingNotice({ title: t('auth.signedOut'), description: t('auth.signedOutText') });
    } else {
      const notice = {
        title: t('auth.signOutFailed'),
        description: message || t('auth.signOutFailedText'),
        isError: true,
      };
      storePendingNotice(notice);
      notify(notice);
    }
    window.setTimeout(
      () => window.location.assign(homeAddress()),
      message === undefined ? reloadAfterMs.success : reloadAfterMs.failure,
    );
  };
  return { isPending, signOut };
}

/** Returns the error message, empty if there is none; undefined if all went well. */
async function endSession(): Promise<string | undefined> {
  try {
    const { auth } = await getSupabase();
    const { error } = await auth.signOut({ scope: 'global' });
    if (error === null) return undefined;
    // a network failure has no message of the server
    return error.status ? error.message : '';
  } catch {
    return '';
  }
}
