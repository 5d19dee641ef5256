import { describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import { readSampleMeeting } from './read-sample-meeting.server.ts';

describe('the sample meeting', () => {
  it('is none until one is chosen', async () => {
    expect(await readSampleMeeting()).toBeNull();
  });

  it('is the chosen meeting, with the newest published summary and never a draft', async () => {
    const entity = await makeEntity({ entityDescription: 'The town council' });
    const meeting = await makeMeeting({
      govtEntityId: entity.id,
      meetingTitle: 'Regular meeting',
      markdownSummary: 'New words',
    });
    await db.sampleMeeting.create({ data: { meetingId: meeting.id } });
    const version = { meetingId: meeting.id, origin: 'typed', markdown: 'New words' };
    await db.summaryVersion.createMany({
      data: [
        { ...version, markdown: 'Old words', publishedAt: new Date('2025-09-10') },
        {
          ...version,
          publishedAt: new Date('2025-09-11'),
          correction: 'The vote was 5 to 2.',
        },
        { ...version, markdown: 'A draft' },
      ],
    });
    expect(await readSampleMeeting()).toMatchObject({
      title: 'Regular meeting',
      entity: 'The town council',
      summary: {
        document: [{ parts: [{ text: 'New words' }] }],
        corrections: [{ text: 'The vote was 5 to 2.', on: new Date('2025-09-11') }],
      },
    });
  });
});
