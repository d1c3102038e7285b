import type { Mail } from './send-mail.ts';

/** Returns a mail as its library takes it. */
export function messageOf({ to, subject, text, html, unsubscribe, attachments = [] }: Mail, from: string) {
  const list =
    unsubscribe === undefined
      ? {}
      : {
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        };
  return { from, to: { name: '', address: to }, subject, text, html, attachments: [...attachments], ...list };
}
