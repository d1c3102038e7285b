import { z } from 'zod';
import { successResponse, wireTime } from '../shared/wire-values.ts';

/** The links that an admin can mail to a person: to choose a new password, and to confirm the address. */
export const personLinks = ['reset', 'confirm'] as const;
/** One of `personLinks`. */
export type PersonLinkKind = (typeof personLinks)[number];

/** Bodies of `admin-people`: what admins do with one account. */
export const adminPeopleRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('sessions'), userId: z.uuid() }),
  /** Signs the person out everywhere, or ends one session. */
  z.object({ action: z.literal('endSessions'), userId: z.uuid(), sessionId: z.uuid().optional() }),
  z.object({ action: z.literal('sendLink'), userId: z.uuid(), link: z.enum(personLinks), requestId: z.uuid() }),
]);
/** Request body of `admin-people`, before parsing. */
export type AdminPeopleRequest = z.input<typeof adminPeopleRequest>;
/** Request body of `admin-people`, after parsing. */
export type AdminPeopleAction = z.output<typeof adminPeopleRequest>;

const personSession = z.object({
  id: z.string(),
  created_at: wireTime,
  refreshed_at: wireTime,
  /** For example `Chrome`; empty if unknown. */
  browser: z.string(),
  /** For example `Windows`; empty if unknown. */
  system: z.string(),
});
/** A device on which a person is signed in, as admins see it. */
export type PersonSession = Readonly<z.output<typeof personSession>>;

/** The responses of `admin-people`, one for each action. */
export const adminPeopleResponses = {
  sessions: z.object({ sessions: z.array(personSession).readonly() }),
  endSessions: successResponse,
  sendLink: successResponse,
} satisfies Record<AdminPeopleAction['action'], z.ZodType>;
