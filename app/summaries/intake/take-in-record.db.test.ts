import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import {
  closing,
  type FixtureCaption,
  makeCaptions,
  soundCaptions,
  spokenCaptions,
} from '#tests/support/make-captions.ts';
import { makeRecord } from '#tests/support/records.ts';
import { readReview } from '../review/read-review.server.ts';
import { type TakeInRecord, takeInRecord } from './take-in-record.server.ts';

let entityName: string;
let entityId: string;

beforeAll(async () => {
  ({ entityName, id: entityId } = await makeEntity());
});

const taking = (change: Partial<TakeInRecord> & { date?: string; entity?: string } = {}) => {
  const { date = '2026-03-10', entity = entityName, ...given } = change;
  return takeInRecord({
    actorId: null,
    bytes: makeRecord(),
    fileName: 'council.vtt',
    meeting: { kind: 'new', entityName: entity, title: 'Regular meeting', date },
    ...given,
  });
};

const stored = async () => ({
  meetings: await db.meeting.count(),
  transcripts: await db.transcript.count(),
  segments: await db.transcriptSegment.count(),
  files: await db.recordFile.count(),
  jobs: await db.job.count(),
  drafts: await db.job.count({ where: { kind: 'draft-summary' } }),
  audit: await db.auditEntry.count(),
});

describe('a record that cannot be taken in', () => {
  const text = (words: string) => new TextEncoder().encode(words);
  const binary = Uint8Array.from({ length: 4096 }, (_, index) => (index * 97 + 13) % 256);
  const oddBytes = Uint8Array.from([
    0x57, 0x45, 0x42, 0x56, 0x54, 0x54, 0xff, 0x81, 0x8d, 0x00, 0x90,
  ]);
  const cutOff = text('[{"speaker": "Chair", "text": "Good evening"}, {"speaker": "Cl');
  const emptyPdf = text(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF',
  );

  it.each<[string, Parameters<typeof taking>[0], AppError['code']]>([
    ['an empty file', { bytes: new Uint8Array() }, 'invalid'],
    ['a binary file with a .vtt name', { bytes: binary }, 'unreadable'],
    ['a wrong encoding', { bytes: oddBytes }, 'unreadable'],
    ['truncated JSON', { bytes: cutOff, fileName: 'turns.json' }, 'unreadable'],
    ['a PDF without text', { bytes: emptyPdf, fileName: 'agenda.pdf' }, 'unreadable'],
    ['a file that is too large', { bytes: new Uint8Array(26 * 1024 * 1024) }, 'too-large'],
    ['a date that does not exist', { date: '2026-02-30' }, 'invalid'],
    ['an entity that does not exist', { entity: 'Council of Nowhere' }, 'not-found'],
    [
      'a meeting that does not exist',
      { meeting: { kind: 'existing', meetingId: 'none' } },
      'not-found',
    ],
  ])('is refused with a clear message and leaves nothing behind: %s', async (_, change, code) => {
    const before = await stored();
    const refusal = await taking(change).then(
      () => null,
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code });
    expect(String(refusal)).toMatch(/[A-Z].{15,}/);
    expect(await stored()).toEqual(before);
  });
});

describe('a record that is taken in', () => {
  it('becomes a meeting of its entity, a transcript, the file as it came, and a job', async () => {
    const { meetingId, transcriptId, jobId } = await taking();
    const meeting = await db.meeting.findUniqueOrThrow({ where: { id: meetingId } });
    expect(meeting).toMatchObject({
      govtEntityId: entityId,
      governmentBody: entityName,
      meetingTitle: 'Regular meeting',
      searchTitle: 'regular meeting',
    });
    expect(meeting.meetingDate?.toISOString()).toBe('2026-03-10T12:00:00.000Z');
    const file = await db.recordFile.findUniqueOrThrow({ where: { transcriptId } });
    expect(gunzipSync(file.gzip).equals(Buffer.from(makeRecord()))).toBe(true);
    const segments = await db.transcriptSegment.findMany({
      where: { transcriptId },
      orderBy: { index: 'asc' },
    });
    expect(segments[0]).toMatchObject({ index: 0, speaker: 'Chair Alvarez', startSeconds: 0 });
    expect(segments.map(({ text }) => text).join(' ')).toContain('$1,250,000');
    expect(await db.job.findUniqueOrThrow({ where: { id: jobId ?? '' } })).toMatchObject({
      kind: 'draft-summary',
      subjectId: meetingId,
      payload: JSON.stringify({ transcriptId }),
    });
  });

  it('is taken in once for an entity, also by two people at once, and the other is told where', async () => {
    const bytes = makeRecord('Harbor Road');
    const before = await stored();
    const outcomes = await Promise.allSettled([taking({ bytes }), taking({ bytes })]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      code: 'conflict',
      message: 'This record was already taken in, for “Regular meeting” of Mar 10, 2026.',
    });
    expect(await stored()).toMatchObject({
      meetings: before.meetings + 1,
      transcripts: before.transcripts + 1,
      drafts: before.drafts + 1,
    });
    await expect(taking({ bytes })).rejects.toMatchObject({ code: 'conflict' });
    const other = await makeEntity();
    await taking({ bytes, entity: other.entityName });
  });

  it('can belong to a meeting that is there already, once that has a government body', async () => {
    const homeless = await makeMeeting();
    const bytes = makeRecord('Lake Street');
    const meeting = { kind: 'existing', meetingId: homeless.id } as const;
    await expect(taking({ bytes, meeting })).rejects.toMatchObject({ code: 'conflict' });
    await db.meeting.update({ where: { id: homeless.id }, data: { govtEntityId: entityId } });
    expect(await taking({ bytes, meeting })).toMatchObject({ meetingId: homeless.id });
  });

  it('says when it gives another date than the meeting', async () => {
    const { transcriptId } = await taking({
      bytes: new TextEncoder().encode(
        'Title: Council\nDate: 3/11/2026\n\nCHAIR ALVAREZ: Good evening and welcome to the council.\n\nCLERK: A quorum is present.\n',
      ),
      fileName: 'turns.txt',
    });
    const { faults } = await db.transcript.findUniqueOrThrow({ where: { id: transcriptId } });
    expect(faults).toContain('Mar 11, 2026');
  });
});

describe('a record with faults', () => {
  const captions = [...spokenCaptions(40, 3600), [3900, closing] satisfies FixtureCaption];

  it('is taken in, and they are named to the editor, at its top', async () => {
    const { meetingId } = await taking({ bytes: makeCaptions(captions), fileName: 'late.srt' });
    const { records } = await readReview({ meetingId });
    expect(records[0]?.faults).toEqual([
      {
        name: 'Starts late',
        message: expect.stringContaining('begins at 1:00:00 of the recording'),
        gap: expect.stringContaining('what was said before is missing'),
        isRefuted: false,
      },
    ]);
    const sound = await taking({ bytes: makeCaptions(soundCaptions()), fileName: 'sound.srt' });
    expect((await readReview({ meetingId: sound.meetingId })).records[0]?.faults).toEqual([]);
  });

  it('that was scanned keeps how sure each passage is', { timeout: 60_000 }, async () => {
    const picture = new Uint8Array(readFileSync('tests/fixtures/scans/minutes.jpg'));
    const { transcriptId } = await taking({ bytes: picture, fileName: 'minutes.jpg' });
    const segments = await db.transcriptSegment.findMany({ where: { transcriptId } });
    expect(segments.length).toBeGreaterThan(5);
    for (const { confidence } of segments) expect(confidence).toBeGreaterThan(0);
  });
});

const shared = '../shared/data';

describe.skipIf(!existsSync(shared))('the public records given to the project', () => {
  it.each(globSync(`${shared}/{transcripts/*.txt,qmsum/*.json,documents/*.pdf}`))(
    'are taken in: %s',
    async (path) => {
      const { transcriptId } = await taking({
        bytes: new Uint8Array(readFileSync(path)),
        fileName: basename(path),
      });
      expect(await db.transcriptSegment.count({ where: { transcriptId } })).toBeGreaterThan(0);
    },
  );
});
