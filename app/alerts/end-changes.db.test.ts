import { describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { composeMail } from '#app/platform/mail/compose-mail.server.ts';
import { readUnsubscribeLink } from '#app/platform/mail/unsubscribe-link.server.ts';
import { letTurnsCome, publish } from '#tests/support/followers.ts';
import { letChangesTurnCome, makeMeetingAhead } from '#tests/support/meeting-ahead.ts';
import { readMail } from '#tests/support/read-mail.ts';
import { chooseMail } from './choose-mail.server.ts';
import { endMail } from './end-mail.server.ts';
import { sendDigests } from './send-digests.server.ts';

const cancelled = { isCancelled: true, cancelledReason: 'No quorum.' };

/** What the newest message's own button ends. */
async function endedBy(recipient: string) {
  const mail = await db.mail.findFirstOrThrow({ where: { recipient }, orderBy: { id: 'desc' } });
  const { bytes } = await composeMail({ ...mail, recipient, message: mail.message ?? '' });
  const { headers } = readMail(bytes.toString());
  const link = headers.get('list-unsubscribe')?.replace(/[<>\s]/g, '') ?? '';
  return readUnsubscribeLink(new URL(link).searchParams);
}

describe('mail about changed meetings', () => {
  it('is ended by its own button, alone, and new summaries are told on', async () => {
    const { entity, reader, change } = await makeMeetingAhead('daily');
    await change(cancelled);
    await letChangesTurnCome(reader.id);
    const ends = await endedBy(reader.email);
    expect(ends).toEqual({ reader: reader.id, kind: 'changes' });
    await endMail({ reader: reader.id, kind: 'changes' });
    await change({});
    await letChangesTurnCome(reader.id);
    await publish(entity.id, 'News');
    await letTurnsCome();
    expect((await reader.mails()).map(({ subject }) => subject?.split(':')[0])).toEqual([
      'Cancelled',
      'New summary',
    ]);
    expect(await endedBy(reader.email)).toMatchObject({ kind: 'summaries' });
  });

  it('goes on, at once, where mail about new summaries is ended', async () => {
    const { reader, change } = await makeMeetingAhead('weekly');
    await change(cancelled);
    await sendDigests();
    expect(await reader.mails()).toEqual([]);
    await endMail({ reader: reader.id, kind: 'summaries' });
    await sendDigests();
    await change({});
    await sendDigests();
    expect((await reader.mails()).map(({ subject }) => subject?.split(':')[0])).toEqual([
      'Cancelled',
      'Takes place after all',
    ]);
  });

  it('is not sent to who does not want it, whatever else they want, and not later either', async () => {
    const { reader, change } = await makeMeetingAhead('daily');
    const choose = (changes: boolean) =>
      chooseMail(reader.id, {
        ...{ summaries: 'daily', timeZone: 'America/Denver', quietNights: false },
        ...{ corrections: true, matters: true, changes },
      });
    await change(cancelled);
    await choose(false);
    await letChangesTurnCome(reader.id);
    await choose(true);
    await letChangesTurnCome(reader.id);
    expect(await reader.mails()).toEqual([]);
  });

  it('ends with all mail about what a reader follows', async () => {
    const { reader, change } = await makeMeetingAhead('daily');
    await endMail({ reader: reader.id, kind: 'digests' });
    await change(cancelled);
    await letChangesTurnCome(reader.id);
    expect(await reader.mails()).toEqual([]);
  });
});
