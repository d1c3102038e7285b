import { createTransport } from 'nodemailer';
import type { SendMail } from './send-mail.ts';

const timeoutMs = 20_000;

/** Sends through the mail server at `smtp://user:password@host:port` (or `smtps:`). */
export function smtp(url: string, from: string): SendMail {
  const options = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return async (mail) => {
    const { id, to, subject, text, html, attachments = [] } = mail;
    const transport = createTransport(url, { from });
    Object.assign(transport.options, options);
    const messageId = id === undefined ? {} : { messageId: `<${id}@${domain}>` };
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      attachments: [...attachments],
      ...messageId,
    });
  };
}
