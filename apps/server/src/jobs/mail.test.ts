import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { readHealth } from '../domain/admin/read-health.ts';
import { countDeadMails } from '../domain/mail/count-dead-mails.ts';
import { countLateMails } from '../domain/mail/count-late-mails.ts';
import { queueMail } from '../domain/mail/queue-mail.ts';
import { writeMail } from '../domain/mail/write-mail.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { runDueJobs } from './start-jobs.ts';

/** A mail server that stores its mails and can refuse them for a while. */
async function startMailServer() {
  const received: { mail: Email; to: string[]; raw: string }[] = [];
  /** The ids of all received mails, refused or not. */
  const attempts: string[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString();
        attempts.push(/^message-id: (.*)$/im.exec(raw)?.[1] ?? '');
        if (refusals > 0) {
          refusals -= 1;
          return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        }
        received.push({
          mail: await PostalMime.parse(raw),
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw,
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    attempts,
    refuse: (times: number) => {
      refusals = times;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

describe.each(databaseModes)('mails from the %s database', (mode) => {
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  let app: TestApp;

  beforeAll(async () => {
    mailServer = await startMailServer();
    app = await createTestApp(mode, { SMTP_URL: mailServer.url, MAIL_FROM: 'Regelwerk <hello@example.com>' });
  });
  afterAll(async () => {
    await app.remove();
    await mailServer.stop();
  });

  const mail = (to: string, subject = 'Größe & <mehr>') =>
    writeMail({
      to,
      language: 'de',
      siteUrl: 'https://example.com',
      subject,
      paragraphs: ['Ein <b>Satz</b> & mehr.'],
      action: { label: 'Öffnen', address: 'https://example.com/?a=1&b=2' },
    });
  const again = () =>
    app.deps.database.pool.query("update graphile_worker._private_jobs set run_at = now() - interval '1 second'");

  test('go out through the mail server as text and as HTML that say the same', async () => {
    await queueMail(app.deps.database.kysely, mail('ada@example.com'));
    await runDueJobs(app.deps);
    const [{ mail: found, to } = { mail: undefined, to: [] }] = mailServer.received.splice(0);
    expect(to).toEqual(['ada@example.com']);
    expect(found).toMatchObject({
      subject: 'Größe & <mehr>',
      from: { address: 'hello@example.com', name: 'Regelwerk' },
    });
    expect(found?.text).toContain('Ein <b>Satz</b> & mehr.');
    expect(found?.html).toContain('Ein &lt;b&gt;Satz&lt;/b&gt; &amp; mehr.');
    expect(found?.html).toContain('href="https://example.com/?a=1&amp;b=2"');
  });

  test('link the addresses of this site, and none that a stranger wrote', () => {
    const { html } = writeMail({
      to: 'ada@example.com',
      language: 'en',
      siteUrl: 'https://example.com',
      subject: 'Your withdrawal',
      paragraphs: [
        'Orders: https://example.com/billing. Refund: https://example.com.evil.test/pay or https://evil.test/pay',
      ],
    });
    expect(html).toContain('href="https://example.com/billing"');
    expect(html).not.toMatch(/href="[^"]*evil/);
    expect(html).toContain('https://evil.test/pay');
  });

  test('that could not be sent are kept and sent later, once', async () => {
    mailServer.refuse(2);
    await queueMail(app.deps.database.kysely, mail('bob@example.com'));
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await runDueJobs(app.deps);
      await again();
    }
    expect(mailServer.received.splice(0).map(({ to }) => to)).toEqual([['bob@example.com']]);
  });

  test('that the law asks for are counted when they wait for more than an hour, and keep their id', async () => {
    mailServer.refuse(1);
    await queueMail(app.deps.database.kysely, mail('law@example.com'), { isLegal: true });
    await queueMail(app.deps.database.kysely, mail('other@example.com'));
    const inTwoHours = new Date(Date.now() + 7_200_000);
    expect(await countLateMails(app.deps.database, new Date())).toBe(0);
    expect(await countLateMails(app.deps.database, inTwoHours)).toBe(1);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await runDueJobs(app.deps);
      await again();
    }
    expect(await countLateMails(app.deps.database, inTwoHours)).toBe(0);
    expect(mailServer.received.splice(0)).toHaveLength(2);
    const [refused, ...later] = mailServer.attempts.slice(-3);
    expect(refused).toMatch(/^<[0-9a-f-]{36}@example\.com>$/);
    // the refused mail came again with the same id, so the reader's server would drop a second copy
    expect(later).toContain(refused);
    expect(new Set(later).size).toBe(2);
  });

  test('that are given up are counted whatever they are, a reset link too', async () => {
    mailServer.refuse(1);
    await queueMail(app.deps.database.kysely, mail('reset@example.com'));
    expect(await countDeadMails(app.deps.database)).toBe(0);
    await app.deps.database.pool.query('update graphile_worker._private_jobs set max_attempts = 1');
    await runDueJobs(app.deps);
    expect(await countDeadMails(app.deps.database)).toBe(1);
    const checks = await readHealth(
      { ...app.deps.billing, payments: undefined },
      { model: undefined, sendsMail: true },
    );
    expect(checks.find(({ name }) => name === 'mails')).toMatchObject({
      state: 'bad',
      count: 1,
      details: [{ code: 'mails_given_up', values: { count: 1 } }],
    });
    await app.deps.database.pool.query('delete from graphile_worker._private_jobs');
  });

  test('a mail is sent only if the transaction that queued it commits', async () => {
    await expect(
      app.deps.database.kysely.transaction().execute(async (transaction) => {
        await queueMail(transaction, mail('nobody@example.com'));
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    await runDueJobs(app.deps);
    expect(mailServer.received).toEqual([]);
  });

  test('text that people typed adds no header and no recipient to a mail', async () => {
    await queueMail(app.deps.database.kysely, mail('eve@example.com', 'Hello\r\nBcc: all@example.com\r\n\r\nbody'));
    await runDueJobs(app.deps);
    const [found] = mailServer.received.splice(0);
    expect(found?.to).toEqual(['eve@example.com']);
    expect(found?.mail.subject).toBe('Hello Bcc: all@example.com body');
    expect(found?.mail.headers.map(({ key }) => key)).not.toContain('bcc');
  });
});
