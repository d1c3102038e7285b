import { createTransport } from 'nodemailer';
import { messageOf } from './message-of.ts';
import type { SendMail } from './send-mail.ts';

const timeoutMs = 20_000;

/** Sends through the mail server at `smtp://user:password@host:port` (or `smtps:`). */
export function smtp(url: string, from: string): SendMail {
  const options = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return async (mail) => {
    const transport = createTransport(url, { from });
    Object.assign(transport.options, options);
    const messageId = mail.id === undefined ? {} : { messageId: `<${mail.id}@${domain}>` };
    await transport.sendMail({ ...messageOf(mail, from), ...messageId });
  };
}
