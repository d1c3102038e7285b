import nodemailer from 'nodemailer';
import type { SendMail } from './send-mail.ts';

const patienceMs = 20_000;

/** Sends through the mail server at `smtp://user:password@host:port` (or `smtps:`). */
export function smtp(url: string, from: string): SendMail {
  const options = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const transport = nodemailer.createTransport(url, { from });
  Object.assign(transport.options, options);
  return async (mail) => {
    await transport.sendMail({ from, ...addressed(mail.to), subject: mail.subject, text: mail.text, html: mail.html });
  };
}

/** The address as an object: a list or a header in it stays one name of one mailbox. */
function addressed(address: string) {
  return { to: { name: '', address } };
}
