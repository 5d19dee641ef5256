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

/** Whose meeting it is, and the record that it was given last. */
async function entityOf(meetingId: string) {
  const { govtEntity } = await db.meeting.findUniqueOrThrow({
    where: { id: meetingId },
    select: { govtEntity: { select: { id: true, entityName: true } } },
  });
  const bytes = makeRecord(`Headed Road ${roads}`);
  return { govtEntityId: govtEntity?.id ?? '', entityName: govtEntity?.entityName, bytes };
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

describe('a record that another meeting has', () => {
  const cues = (texts: string[]) =>
    texts.map((text, at) => `00:00:0${at}.000 --> 00:00:0${at + 1}.000\n${text}\n`);
  const said = [
    'Good evening, I call this meeting to order, and the clerk will call the roll of members.',
    'Item one is the lease of the ferry landing, which staff has worked on since last winter.',
    'Staff recommends the lease with Harbor Lines for ten years at $48,000 a year, from April on.',
    'Is there a motion? So moved, and there is a second. All those in favor say aye. Opposed?',
    'The motion carries. Next is the repair of the stairs, which will be closed for six weeks.',
    'With nothing further before us this meeting is adjourned. Thank you all and good night.',
  ];
  const encode = (text: string) => new TextEncoder().encode(text);
  const captions = encode(`WEBVTT\n\n${cues(said).join('\n')}`);
  const turns = encode(said.map((text) => `CHAIR: ${text}\n`).join('\n'));

  it('is asked about with that meeting named, whoever’s it is, also as another file of the same text', async () => {
    const { meetingId } = await give({ bytes: captions, answered: null });
    const { entityName } = await entityOf(meetingId);
    for (const [bytes, what] of [
      [captions, 'This record'],
      [turns, 'The text of this record'],
    ] as const) {
      const before = await stored();
      const refusal = await refusalOf(give({ bytes, answered: null }));
      expect(refusal).toBeInstanceOf(OtherMeeting);
      const { message } = refusal as OtherMeeting;
      expect(message).toBe(
        `${what} was already taken in, for “Council” of Mar 10, 2026, ${entityName}.`,
      );
      expect(refusal).toHaveProperty('meetingId', meetingId);
      expect(await stored()).toEqual(before);
      await give({ bytes, answered: message });
    }
  });

  it('is refused for the same body, with that meeting', async () => {
    const { meetingId } = await give({ answered: null });
    const { govtEntityId: entityId, bytes } = await entityOf(meetingId);
    const meeting = { kind: 'new', entityId, title: 'Council', date: '2026-03-10' } as const;
    const again = { actorId, bytes, fileName: 'evening.txt', meeting, answered: null };
    await expect(takeInRecord(again)).rejects.toMatchObject({ code: 'conflict', meetingId });
  });

  it('may be given to its own meeting as another file', async () => {
    const { meetingId } = await give({ answered: null });
    const { bytes } = await entityOf(meetingId);
    const spaced = encode(`${new TextDecoder().decode(bytes)}\n\n`);
    const meeting = { kind: 'existing', meetingId } as const;
    await takeInRecord({ actorId, bytes: spaced, fileName: 'b.vtt', meeting, answered: null });
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
