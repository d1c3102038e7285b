import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { messageOf } from './message-of.ts';
import type { SendMail } from './send-mail.ts';

/** Without a mail server, writes mails as `.eml` files into a folder; their names sort by time. */
export function outboxFolder(folder: string, from: string): SendMail {
  return async (mail) => {
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const { message } = await transport.sendMail(messageOf(mail, from));
    await mkdir(folder, { recursive: true });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    const unfinished = join(folder, `.${name}`);
    await writeFile(unfinished, message);
    // a reader of the folder never sees half a mail
    await rename(unfinished, join(folder, name));
  };
}
