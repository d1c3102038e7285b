import type { OwnSession } from '@regelwerk/contract/account/account';
import Bowser from 'bowser';
import type { AccountContext } from './account.ts';

/** Returns the devices on which a person is signed in, newest first. */
export async function listSessions({ database }: AccountContext, userId: string) {
  const rows = await database.kysely
    .selectFrom('auth.sessions')
    .select(['id', 'created_at', 'refreshed_at', 'user_agent'])
    .where('user_id', '=', userId)
    .orderBy('refreshed_at', 'desc')
    .execute();
  return rows.map(({ id, created_at, refreshed_at, user_agent }) => ({
    id,
    created_at: created_at.toISOString(),
    refreshed_at: refreshed_at.toISOString(),
    user_agent,
    ...nameDevice(user_agent),
  }));
}

/** Returns a person's own devices, and which of them this is. */
export async function listOwnSessions(
  context: AccountContext,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<OwnSession[]> {
  const sessions = await listSessions(context, userId);
  return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
}

/** Ends one of a person's sessions; ignores foreign and unknown ones. */
export async function endOwnSession(
  { database }: AccountContext,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<void> {
  await database.kysely.deleteFrom('auth.sessions').where('user_id', '=', userId).where('id', '=', sessionId).execute();
}

/** Returns the names of browser and operating system in a user agent, such as `Chrome` and `Windows`; empty if unknown. */
function nameDevice(userAgent: string): { readonly browser: string; readonly system: string } {
  if (userAgent === '') return { browser: '', system: '' };
  const parser = Bowser.getParser(userAgent);
  return { browser: parser.getBrowserName(), system: parser.getOSName() };
}
