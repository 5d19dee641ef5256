import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting } from './fixtures.ts';

/**
 * A meeting with all that one can have: a record, a recording, a summary that was corrected, items,
 * votes and figures.
 */
export async function makePublishedMeeting({ segmentCount = 40 } = {}) {
  const entity = await makeEntity();
  const meeting = await makeMeeting({ govtEntityId: entity.id });
  const transcript = await db.transcript.create({
    data: {
      meetingId: meeting.id,
      govtEntityId: entity.id,
      fileName: 'record.vtt',
      format: 'webvtt',
      sha256: crypto.randomUUID(),
      byteLength: 1,
      segments: {
        create: Array.from({ length: segmentCount }, (_, index) => ({
          index,
          startSeconds: index * 5,
          endSeconds: index * 5 + 5,
          speaker: 'Chair',
          text: `The motion numbered ${index} passes.`,
        })),
      },
    },
  });
  const markdown = '## In short\n\nThe motion passes. [0:05](#s1) Another passes. [1:00](#s12)';
  const first = await addVersion({ meetingId: meeting.id, transcriptId: transcript.id, markdown });
  const version = await addVersion({
    meetingId: meeting.id,
    transcriptId: transcript.id,
    markdown,
    correction: 'A date.',
  });
  await db.meeting.update({
    where: { id: meeting.id },
    data: { markdownSummary: markdown, audioFile: 'https://example.com/meeting.mp3' },
  });
  return { entity, meeting, transcript, first, version };
}

type NewVersion = {
  meetingId: string;
  transcriptId: string;
  markdown: string;
  correction?: string;
};

async function addVersion({ correction, ...version }: NewVersion) {
  return db.summaryVersion.create({
    data: {
      ...version,
      origin: 'extractive',
      correction,
      publishedAt: new Date(correction ? '2025-10-02T09:00:00Z' : '2025-10-01T09:00:00Z'),
      items: {
        create: [
          { index: 0, title: 'Roads', kind: 'other', firstSegment: 0, lastSegment: 9 },
          { index: 1, title: 'Budget', kind: 'other', firstSegment: 10, lastSegment: 39 },
        ],
      },
      votes: { create: [{ index: 0, item: 1, motion: 'Pass', yes: 3, no: 0, segments: '[12]' }] },
      facts: {
        create: [{ index: 0, kind: 'amount', label: '$5', value: '5', item: 0, segments: '[3]' }],
      },
      sentences: {
        create: [
          { index: 0, text: 'The motion passes.', section: 'In short', verdict: 'supported' },
        ],
      },
    },
  });
}
