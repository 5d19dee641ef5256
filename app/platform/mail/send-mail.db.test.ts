import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { subDays } from 'date-fns/subDays';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readMail } from '#tests/support/read-mail.ts';
import { type SmtpMood, type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts';
import { mostFailures } from '../breaker.server.ts';
import { db, transact } from '../db.server.ts';
import { env } from '../env.server.ts';
import { runJob } from '../jobs/run-job.server.ts';
import { log } from '../log.server.ts';
import { transportOf } from './mail-transport.server.ts';
import { dropMail, queueMail } from './queue-mail.server.ts';
import { sendMailThrough } from './send-mail.server.ts';
import type { MailTransport } from './transport.ts';

let server: SmtpServer | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function mailServer(mood?: SmtpMood): Promise<SmtpServer> {
  server = await startSmtpServer(mood);
  return server;
}

const through = (SMTP_URL: string | undefined) => transportOf({ SMTP_URL, dataDir: env.dataDir });

/** Puts a message in the queue and answers with its row's id and its job's. */
async function write(key: string = crypto.randomUUID()) {
  await transact((tx) =>
    queueMail(tx, {
      key,
      to: 'ada@example.com',
      message: {
        subject: 'Ünïcode in the subject',
        paragraphs: ['.A line that begins with a dot, and one that is long enough to be broken.'],
        reason: 'You asked.',
      },
    }),
  );
  const { id } = await db.mail.findUniqueOrThrow({ where: { key }, select: { id: true } });
  const job = await db.job.findFirstOrThrow({ where: { subjectId: id }, orderBy: { id: 'desc' } });
  return { mailId: id, jobId: job.id };
}

/** Runs a job as the worker does, whether or not its next attempt is due. */
async function run(jobId: string, transport: MailTransport) {
  await db.job.update({ where: { id: jobId }, data: { runAt: new Date(0) } });
  return runJob(jobId, { 'send-mail': sendMailThrough(transport) });
}

const rowOf = (id: string) => db.mail.findUniqueOrThrow({ where: { id } });

/** What a run leaves behind that died right after it had handed the letter over. */
async function dieAfterHandingOver(mailId: string, transport: MailTransport) {
  let handedOver = false;
  const dies: MailTransport = {
    ...transport,
    async handOver(letter) {
      await transport.handOver(letter);
      handedOver = true;
      await new Promise(() => {});
    },
  };
  void sendMailThrough(dies)({ mailId }, { id: 'dead', progress: async () => {} });
  await expect.poll(() => handedOver).toBe(true);
}

describe('a message', () => {
  it('goes to the mail server with its words, its sender and an id of its own', async () => {
    const { received, url } = await mailServer();
    const { mailId, jobId } = await write();
    expect(await run(jobId, through(url))).toBe('done');
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'no-reply@dais.example', to: ['ada@example.com'] });
    const { headers, text, html } = readMail(received[0]?.raw ?? '');
    expect(headers.get('message-id')).toBe(`<${mailId}@localhost>`);
    expect(headers.get('subject')).toContain('=?UTF-8?');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.has('list-unsubscribe')).toBe(false);
    expect(text).toContain('.A line that begins with a dot');
    expect(html).toContain('.A line that begins with a dot');
  });

  it('is not kept once it is sent', async () => {
    const { url } = await mailServer();
    const { mailId, jobId } = await write();
    await run(jobId, through(url));
    expect(await rowOf(mailId)).toMatchObject({ recipient: null, message: null });
    expect((await rowOf(mailId)).sentAt).not.toBeNull();
  });

  it('does not exist when the change that caused it is rolled back', async () => {
    const change = transact(async (tx) => {
      const message = { subject: '', paragraphs: [], reason: '' };
      await queueMail(tx, { key: 'rolled back', to: 'ada@example.com', message });
      throw new Error('no');
    });
    await expect(change).rejects.toThrow('no');
    expect(await db.mail.count({ where: { key: 'rolled back' } })).toBe(0);
  });

  it('is sent once, however often it is written under its key and its jobs run', async () => {
    const { received, url } = await mailServer();
    const first = await write('twice');
    const second = await write('twice');
    expect(second.mailId).toBe(first.mailId);
    const send = sendMailThrough(through(url));
    const job = { id: '', progress: async () => {} };
    await Promise.allSettled(Array.from({ length: 8 }, () => send({ mailId: first.mailId }, job)));
    await run(first.jobId, through(url));
    await run(second.jobId, through(url));
    expect(received).toHaveLength(1);
  });

  it('is not sent again when its worker died before it could write that it was', async () => {
    const { received, url } = await mailServer();
    const { mailId, jobId } = await write();
    await dieAfterHandingOver(mailId, through(url));
    expect(await run(jobId, through(url))).toBe('parked');
    expect(received).toHaveLength(1);
    const job = await db.job.findUniqueOrThrow({ where: { id: jobId } });
    expect(job.lastError).toMatch(/may have gone out\. It is not sent again\./);
  });

  it('is not sent again when the server took it and the line was cut before the answer', async () => {
    const { received, url } = await mailServer({ data: 'hang up' });
    const { jobId } = await write();
    expect(await run(jobId, through(url))).toBe('parked');
    expect(received).toHaveLength(1);
  });

  it('waits for a server that cannot be reached or is busy, and is sent when it can', async () => {
    const { mailId, jobId } = await write();
    const gone = await startSmtpServer();
    await gone.stop();
    const busy = await startSmtpServer({ rcpt: '450 4.7.1 Greylisted, come back later' });
    // More often than a job may fail.
    for (const url of [gone.url, gone.url, gone.url, busy.url, busy.url, busy.url]) {
      expect(await run(jobId, through(url))).toBe('later');
    }
    await busy.stop();
    expect((await rowOf(mailId)).sentAt).toBeNull();
    const { received, url } = await mailServer();
    expect(await run(jobId, through(url))).toBe('done');
    expect(received).toHaveLength(1);
  });

  it('waits for its turn, however old it is, while a server that is down is not asked', async () => {
    const gone = await startSmtpServer();
    await gone.stop();
    const transport = through(gone.url);
    const young = await write();
    for (let time = 0; time < mostFailures; time += 1)
      expect(await run(young.jobId, transport)).toBe('later');
    const old = await write();
    const createdAt = subDays(new Date(), 2);
    await db.mail.update({ where: { id: old.mailId }, data: { createdAt } });
    expect(await run(old.jobId, transport)).toBe('later');
    expect(await rowOf(old.mailId)).toMatchObject({ sentAt: null, claimedAt: null });
    const { url } = await mailServer();
    expect(await run(old.jobId, through(url))).toBe('done');
  });

  it('is left to an admin when its server could not be reached for a day', async () => {
    const { mailId, jobId } = await write();
    const createdAt = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await db.mail.update({ where: { id: mailId }, data: { createdAt } });
    const gone = await startSmtpServer();
    await gone.stop();
    expect(await run(jobId, through(gone.url))).toBe('parked');
  });

  it('is left to an admin when the server refuses it for good', async () => {
    const refusing = await startSmtpServer({ rcpt: '550 5.1.1 No such mailbox' });
    const { jobId } = await write();
    expect(await run(jobId, through(refusing.url))).toBe('parked');
    await refusing.stop();
    const job = await db.job.findUniqueOrThrow({ where: { id: jobId } });
    expect(job.lastError).toBe('The mail server said 550. The message was not sent.');
  });

  it('leaves no address in the log when the server repeats it in its refusal', async () => {
    const written = vi.spyOn(log, 'error').mockImplementation(() => {});
    const refusing = await startSmtpServer({
      rcpt: '550 5.1.1 <ada@example.com> does not live here',
    });
    const { jobId } = await write();
    await run(jobId, through(refusing.url));
    await refusing.stop();
    const lines = written.mock.calls.map(([line]) => line as { err: Error });
    written.mockRestore();
    expect(lines).toHaveLength(1);
    const asWritten = JSON.stringify(lines.map(({ err }) => pino.stdSerializers.err(err)));
    expect(asWritten).toContain('The mail server said 550');
    expect(asWritten).not.toContain('ada@example.com');
  });

  it('is not sent after it was taken back', async () => {
    const { received, url } = await mailServer();
    const { jobId } = await write();
    await transact((tx) => dropMail(tx, 'ada@example.com'));
    expect(await run(jobId, through(url))).toBe('done');
    expect(received).toEqual([]);
  });
});

describe('without a mail server', () => {
  const outbox = join(env.dataDir, 'outbox');

  it('a message is one file that its owner alone can read, also after a run that died', async () => {
    const before = await readdir(outbox).catch((): string[] => []);
    const { mailId, jobId } = await write();
    await dieAfterHandingOver(mailId, through(undefined));
    expect(await run(jobId, through(undefined))).toBe('done');
    const files = (await readdir(outbox)).filter((name) => !before.includes(name));
    expect(files).toEqual([`${mailId}.eml`]);
    const file = join(outbox, `${mailId}.eml`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { headers, text } = readMail(await readFile(file, 'utf8'));
    expect(headers.get('to')).toBe('ada@example.com');
    expect(text).toContain('.A line that begins with a dot');
  });
});
