import { endPersonSessions, listPersonSessions, sendPersonLink } from '../domain/admin/manage-sessions.ts';
import type { Handler } from './handler.ts';

/** `admin-people`: the sessions of a person and the mails about the account. */
export const adminPeople: Handler<'admin-people'> = async ({ body: input, caller }, { accounts }) => {
  const actor = caller.account.id;
  switch (input.action) {
    case 'sessions':
      return { sessions: await listPersonSessions(accounts, input.userId) };
    case 'endSessions':
      await endPersonSessions(accounts, { ...input, actor });
      return { success: true };
    case 'sendLink':
      await sendPersonLink(accounts, { ...input, actor });
      return { success: true };
  }
};
