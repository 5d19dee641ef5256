import { beforeAll, describe, expect, it } from 'vitest';
import { readTakenUp } from '#app/matters/read-taken-up.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import type { ReadAgenda } from '#app/records/agenda/agenda.ts';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { OtherMeeting } from '#app/records/heads/find-doubt.server.ts';
import { receiveAgenda } from '#app/records/kept-agenda/receive-agenda.server.ts';
import { makeEntity, makeUser } from '#tests/support/fixtures.ts';
import { makeRecord } from '#tests/support/records.ts';
import { draftSummary } from '../drafting/draft-summary.server.ts';
import { publishSummary } from '../publishing/publish-summary.server.ts';
import { saveNewMeeting } from '../publishing/save-meeting.server.ts';
import { answerDoubt } from '../review/answer-doubt.server.ts';
import { confirmSentence } from '../review/confirm-sentence.server.ts';
import { readReview } from '../review/read-review.server.ts';
import { takeInRecord } from './take-in-record.server.ts';

let actorId: string;
let roads = 0;

beforeAll(async () => {
  actorId = (await makeUser({ tier: 'admin' })).id;
});

const agendaOf = (head: string): ReadAgenda => {
  const text = `${head}\n1. Opening\n2. Road salt\n3. Adjournment`;
  return { text, entries: readAgendaText(text) };
};
const other = agendaOf('Regular Meeting\nFebruary 12, 2026');
const own = agendaOf('Regular Meeting\nMarch 10, 2026');

const minutes = (of: string) =>
  new TextEncoder().encode(
    `Town of Cramerton Board of Commissioners Meeting, February 20, 2024\n\nMAYOR WILLS: Good evening. I call ${of} to order.\n\nCLERK: A quorum is present.\n`,
  );

async function give(given: { bytes?: Uint8Array; agenda?: ReadAgenda; answered?: string | null }) {
  const { entityName } = await makeEntity();
  roads += 1;
  return takeInRecord({
    actorId,
    bytes: makeRecord(`Headed Road ${roads}`),
    fileName: 'evening.txt',
    meeting: { kind: 'new', entityName, title: 'Council', date: '2026-03-10' },
    ...given,
  });
}

const stored = async () => ({
  meetings: await db.meeting.count(),
  transcripts: await db.transcript.count(),
  agendas: await db.meetingAgenda.count(),
  jobs: await db.job.count(),
});

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('what is sent by hand and headed otherwise than its meeting', () => {
  it('is refused with what differs, and nothing is stored, until the editor uses it all the same', async () => {
    const before = await stored();
    const given = { bytes: minutes('this meeting'), agenda: other };
    const refusal = await refusalOf(give({ ...given, answered: null }));
    expect(refusal).toBeInstanceOf(OtherMeeting);
    const { message } = refusal as OtherMeeting;
    expect(message).toContain('The record names Town of Cramerton, Feb 20, 2024');
    expect(message).toContain('The agenda is headed Feb 12, 2026; this meeting is of');
    expect(await stored()).toEqual(before);
    // What was answered of another file is no answer.
    expect(await refusalOf(give({ ...given, answered: 'on' }))).toBeInstanceOf(OtherMeeting);
  });

  it('is used where just that was answered, and asks nothing at the desk', async () => {
    const { entityName } = await makeEntity();
    const on = {
      actorId,
      bytes: minutes('this other meeting'),
      fileName: 'evening.txt',
      agenda: other,
      meeting: { kind: 'new', entityName, title: 'Council', date: '2026-03-10' } as const,
    };
    const refusal = await refusalOf(takeInRecord({ ...on, answered: null }));
    const { message: answered } = refusal as OtherMeeting;
    const { meetingId, transcriptId } = await takeInRecord({ ...on, answered });
    const { faults, leftOut } = await db.transcript.findUniqueOrThrow({
      where: { id: transcriptId },
    });
    expect(faults).not.toContain('other-meeting');
    expect(leftOut).toContain('Feb 20, 2024');
    expect(leftOut).not.toContain('Feb 12, 2026');
    expect(await db.meetingAgenda.findUnique({ where: { meetingId } })).toMatchObject({
      otherMeeting: null,
    });
  });

  it('is asked about on the agenda’s own page and with a meeting without a record', async () => {
    const { meetingId } = await give({ agenda: own, answered: null });
    const giving = { actorId, meetingId, agenda: other, how: 'supplement' } as const;
    const refusal = await refusalOf(receiveAgenda(giving));
    expect(refusal).toBeInstanceOf(OtherMeeting);
    const { message: answered } = refusal as OtherMeeting;
    await receiveAgenda({ ...giving, answered });
    const { entityName: governmentBody } = await makeEntity();
    const fields = {
      ...{ meetingDate: '2026-03-10', governmentBody, meetingTitle: 'Council' },
      ...{ meetingDescription: null, videoPublishDate: null, videoId: null, downloadId: null },
      ...{ audioFile: null, recordingStartSeconds: null },
    };
    const before = await stored();
    expect(
      await refusalOf(saveNewMeeting({ actorId, fields, summary: null, agenda: other })),
    ).toBeInstanceOf(OtherMeeting);
    expect(await stored()).toEqual(before);
  });
});

describe('what nobody was asked about', () => {
  it('is noted on the draft, and answered before readers see it', async () => {
    const { meetingId, transcriptId } = await give({ agenda: other });
    await draftSummary({ transcriptId }, { progress: async () => {} }, null);
    const draft = async () => {
      const { version } = await readReview({ meetingId });
      if (!version) throw new Error('There is no draft.');
      return version;
    };
    for (const { index, open } of (await draft()).sentences) {
      if (!open) continue;
      const { id: versionId, revision } = await draft();
      await confirmSentence({ actorId, versionId, revision, index, reason: 'I read it.' });
    }
    const { id: versionId, revision, doubts } = await draft();
    expect(doubts).toEqual([{ of: 'agenda', message: expect.stringContaining('Feb 12, 2026') }]);
    const publishing = { actorId, versionId, revision };
    await expect(publishSummary(publishing)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('The agenda is headed Feb 12, 2026'),
    });
    const answer = { actorId, versionId, of: 'agenda', doubt: doubts[0]?.message ?? '' } as const;
    await expect(answerDoubt({ ...answer, doubt: 'Another' })).rejects.toHaveProperty(
      'code',
      'conflict',
    );
    await answerDoubt(answer);
    expect((await draft()).doubts).toEqual([]);
    await publishSummary(publishing);
  });

  it('is for its editor alone: of such an agenda nothing is found until it is answered', async () => {
    const { meetingId, transcriptId } = await give({ agenda: other });
    const found = async () => ({
      texts: await db.passage.count({ where: { meetingId, kind: 'agenda' } }),
      taken: (await transact((tx) => readTakenUp(tx, meetingId)))?.taken.length,
    });
    expect(await found()).toEqual({ texts: 0, taken: 0 });
    await draftSummary({ transcriptId }, { progress: async () => {} }, null);
    const { version } = await readReview({ meetingId });
    const doubt = version?.doubts[0]?.message ?? '';
    await answerDoubt({ actorId, versionId: version?.id ?? '', of: 'agenda', doubt });
    expect(await found()).toEqual({ texts: 3, taken: 3 });
    await receiveAgenda({ actorId, meetingId, agenda: own, how: 'replace' });
    expect(await found()).toEqual({ texts: 3, taken: 3 });
  });

  it('is noted of a record too, and goes with the agenda that takes its place', async () => {
    const { meetingId, transcriptId } = await give({
      bytes: minutes('this third meeting'),
      agenda: other,
    });
    await draftSummary({ transcriptId }, { progress: async () => {} }, null);
    const doubts = async () => (await readReview({ meetingId })).version?.doubts;
    expect((await doubts())?.map(({ of }) => of)).toEqual(['record', 'agenda']);
    await receiveAgenda({ actorId, meetingId, agenda: own, how: 'replace' });
    const [left] = (await doubts()) ?? [];
    const { version } = await readReview({ meetingId });
    const versionId = version?.id ?? '';
    await answerDoubt({ actorId, versionId, of: 'record', doubt: left?.message ?? '' });
    expect(await doubts()).toEqual([]);
  });
});
