import type { Mail } from './send-mail.ts';

/** Returns a mail as its library takes it. */
export function messageOf({ to, subject, text, html, attachments = [] }: Mail, from: string) {
  return { from, to: { name: '', address: to }, subject, text, html, attachments: [...attachments] };
}
