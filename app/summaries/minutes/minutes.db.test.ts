import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { OtherMeeting } from '#app/records/heads/find-doubt.server.ts';
import { draftedMeeting } from '#tests/support/drafted-meeting.ts';
import { makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { publishedFacts } from '#tests/support/published-facts.ts';
import { publishSummary } from '../publishing/publish-summary.server.ts';
import { startCorrection } from '../publishing/start-correction.server.ts';
import { readReview } from '../review/read-review.server.ts';
import { keepHeard, takeMinutes } from './answer-difference.server.ts';
import { dateMinutes, removeMinutes } from './change-minutes.server.ts';
import { readGivenMinutes } from './read-given-minutes.server.ts';
import { countOpenDifferences, readMinutesPage } from './read-minutes-page.server.ts';
import { takeInMinutes } from './take-in-minutes.server.ts';

let actorId: string;

beforeAll(async () => {
  actorId = (await makeUser({ tier: 'admin' })).id;
});

const drafted = async () => (await draftedMeeting({ actorId, street: 'Minute Street' })).meetingId;

const undrafted = async () => (await makeMeeting({ date: '2026-03-10' })).id;

const minutes = ({
  day = 'March 10, 2026',
  vote = 'Motion carried 3-0.',
} = {}) => `Minutes of the City Council

${day}

Call to order
The chair called the meeting to order.

1. Contract for repaving Minute Street
Councilmember Brandt moved to approve the contract with Northside Paving, seconded by Councilmember Ito. ${vote}

2. Library hours
Ito moved to ask staff for a report on library hours, seconded by Okafor. The motion carried unanimously.
`;

type Options = { text?: string; approvedOn?: string | null; answered?: string };

async function takeIn(meetingId: string, { text = minutes(), ...options }: Options = {}) {
  const { approvedOn = '2026-03-24', answered } = options;
  return takeInMinutes({
    actorId,
    meetingId,
    minutes: await readGivenMinutes({ pasted: text }),
    approvedOn: approvedOn === null ? null : new Date(`${approvedOn}T12:00:00Z`),
    answered,
  });
}

async function page(meetingId: string) {
  const { minutes: kept, version, compared } = await readMinutesPage(meetingId);
  if (!kept || !version || !compared) throw new Error('There is nothing to compare.');
  const on = { actorId, meetingId, revision: kept.revision };
  const draft = { versionId: version.id, versionRevision: version.revision };
  const find = (kind: string) => compared.differences.find((one) => one.kind === kind);
  return { ...compared, on, draft, find };
}

async function publish(meetingId: string, correction?: string) {
  const { version } = await readReview({ meetingId });
  if (!version) throw new Error('There is no draft.');
  await publishSummary({ actorId, versionId: version.id, revision: version.revision, correction });
}

const votesOf = async (meetingId: string) => (await readReview({ meetingId })).version?.votes ?? [];
const shown = async (meetingId: string) => (await publishedFacts(meetingId))?.decisions ?? [];

describe('minutes beside a draft', () => {
  it('tell what differs, with both wordings and the place in both', async () => {
    const meetingId = await drafted();
    expect(await takeIn(meetingId)).toEqual({ votes: 2 });
    const { differences, found, find } = await page(meetingId);
    expect(found).toBe(1);
    expect(differences.map(({ kind }) => kind)).toEqual(['tally', 'missed']);
    expect(find('tally')).toMatchObject({
      said: { heard: '2-1', minutes: '3-0' },
      heard: { place: 1 },
      passage: expect.stringContaining('Motion carried 3-0'),
      segments: expect.arrayContaining([expect.any(Number)]),
    });
    expect(await countOpenDifferences(meetingId)).toEqual({ open: 2, isApproved: true });
  });

  it('are taken at their word by an edit of the vote, which Undo takes back', async () => {
    const meetingId = await drafted();
    const before = await votesOf(meetingId);
    await takeIn(meetingId);
    const { on, draft, find } = await page(meetingId);
    await takeMinutes({ ...on, ...draft, which: find('tally')?.id ?? '' });
    const { version } = await readReview({ meetingId });
    expect(version?.votes[0]).toMatchObject({
      yes: 3,
      no: 0,
      motion: before[0]?.motion,
      editedAt: expect.any(String),
    });
    expect(version?.saves[0]?.change).toBe('Vote 1 as in the minutes');
    expect((await page(meetingId)).find('tally')).toBeUndefined();
  });

  it('add a vote that nobody heard only where the editor says so', async () => {
    const meetingId = await drafted();
    await takeIn(meetingId);
    const first = await page(meetingId);
    await takeMinutes({ ...first.on, ...first.draft, which: 'all' });
    expect(await votesOf(meetingId)).toHaveLength(1);
    const { on, draft, find } = await page(meetingId);
    await takeMinutes({ ...on, ...draft, which: find('missed')?.id ?? '' });
    const [, added] = await votesOf(meetingId);
    expect(added).toMatchObject({
      motion: 'ask staff for a report on library hours',
      mover: 'Ito',
      seconder: 'Okafor',
      outcome: 'adopted',
      item: expect.any(Number),
      segments: [],
    });
    expect((await page(meetingId)).differences).toEqual([]);
  });

  it('are not asked of again where the editor keeps what was heard', async () => {
    const meetingId = await drafted();
    await takeIn(meetingId);
    const { on, find } = await page(meetingId);
    await keepHeard({ ...on, which: find('tally')?.id ?? '' });
    expect((await page(meetingId)).find('tally')).toMatchObject({ isKept: true });
    expect(await countOpenDifferences(meetingId)).toMatchObject({ open: 1 });
    expect((await votesOf(meetingId))[0]).toMatchObject({ yes: 2, no: 1, editedAt: null });
    // Other minutes are asked of anew.
    await takeIn(meetingId);
    expect(await countOpenDifferences(meetingId)).toMatchObject({ open: 2 });
  });

  it('are not answered from a page that shows older minutes or an older draft', async () => {
    const meetingId = await drafted();
    await takeIn(meetingId);
    const { on, draft, find } = await page(meetingId);
    const which = find('tally')?.id ?? '';
    await takeIn(meetingId);
    await expect(takeMinutes({ ...on, ...draft, which })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(keepHeard({ ...on, which })).rejects.toMatchObject({ code: 'conflict' });
    const now = await page(meetingId);
    const late = { ...now.on, ...draft, versionRevision: draft.versionRevision - 1, which };
    await expect(takeMinutes(late)).rejects.toMatchObject({ code: 'conflict' });
    expect((await votesOf(meetingId))[0]).toMatchObject({ yes: 2, no: 1 });
  });
});

describe('what readers see', () => {
  const agreeing = minutes({ vote: 'Motion carried 2-1.' });

  it('says of a vote that the approved minutes say the same, and nothing of a draft', async () => {
    const meetingId = await drafted();
    await publish(meetingId);
    await takeIn(meetingId, { text: agreeing, approvedOn: null });
    expect((await shown(meetingId))[0]).not.toHaveProperty('inMinutes');
    const approvedOn = new Date('2026-03-24T12:00:00Z');
    await dateMinutes({ actorId, meetingId, approvedOn });
    expect((await shown(meetingId))[0]).toMatchObject({ inMinutes: { of: '2026-03-10' } });
    await removeMinutes({ actorId, meetingId });
    expect((await shown(meetingId))[0]).not.toHaveProperty('inMinutes');
  });

  it('says nothing where minutes and vote differ, until a correction takes their word', async () => {
    const meetingId = await drafted();
    await publish(meetingId);
    await takeIn(meetingId);
    expect((await shown(meetingId))[0]).not.toHaveProperty('inMinutes');
    const before = await page(meetingId);
    const take = { ...before.on, ...before.draft, which: before.find('tally')?.id ?? '' };
    await expect(takeMinutes(take)).rejects.toThrow('Start a correction');
    await startCorrection({ actorId, meetingId });
    const { on, draft, find } = await page(meetingId);
    await takeMinutes({ ...on, ...draft, which: find('tally')?.id ?? '' });
    const version = await db.summaryVersion.findUniqueOrThrow({ where: { id: draft.versionId } });
    // The text is the editor's to mend; here it is settled as it stands.
    await db.summarySentence.updateMany({
      where: { versionId: version.id },
      data: { confirmedAt: new Date(), confirmedReason: 'As in the minutes' },
    });
    await publish(meetingId, 'The count of the vote.');
    expect((await shown(meetingId))[0]).toMatchObject({ yes: 3, inMinutes: { of: '2026-03-10' } });
  });
});

const novel = Array.from(
  { length: 15_000 },
  (_, at) => `In the year ${at} the mice of house ${at * 7} held a council, and said little.`,
).join('\n\n');

describe('minutes that cannot be taken in', () => {
  it.each([
    ['of another day', minutes({ day: 'April 14, 2026' }), 'The minutes are headed Apr 14, 2026'],
    [
      'with no vote in common',
      'Minutes of the Harbor Board\n\n1. Dredging\nMotion by Quist, seconded by Novak, to dredge the harbor. Carried 5-0.\n\n2. Ferry\nMotion by Novak, seconded by Quist, to reject the ferry timetable. Failed 1-4.\n',
      'motions in the minutes is among the',
    ],
  ])('%s are told, and taken in where the editor answers just that', async (_, text, message) => {
    const meetingId = await drafted();
    // A meeting of one vote can differ altogether from its minutes.
    await addVote(meetingId);
    const refused = (options: Options) =>
      takeIn(meetingId, options).then(
        () => null,
        (error: unknown) => error,
      );
    const told = await refused({ text });
    expect(told).toBeInstanceOf(OtherMeeting);
    const { message: answered } = told as OtherMeeting;
    expect(answered).toContain(message);
    expect(await refused({ text, answered: 'Another' })).toBeInstanceOf(OtherMeeting);
    expect(await db.meetingMinutes.count({ where: { meetingId } })).toBe(0);
    await takeIn(meetingId, { text, answered });
    expect(await db.meetingMinutes.count({ where: { meetingId } })).toBe(1);
  });

  it('of another body are told as agendas and records are', async () => {
    const meetingId = await drafted();
    const { govtEntityId: id } = await db.meeting.findUniqueOrThrow({ where: { id: meetingId } });
    await db.govtEntity.update({
      where: { id: id ?? '' },
      data: { entityName: 'City of Alder', entityDescription: null },
    });
    const text = `Town of Cramerton\n\n${minutes()}`;
    await expect(takeIn(meetingId, { text })).rejects.toThrow(
      'The minutes are headed Town of Cramerton; this meeting is of City of Alder, Mar 10, 2026.',
    );
    await takeIn(meetingId, { text: `City of Alder\n\n${minutes()}` });
  });

  it.each([
    ['', 'paste their text'],
    ['It was a dark night, and nobody moved. The captain was carried home.', 'do not seem to be'],
    [novel, 'at most 600,000'],
  ])('what starts with “%.40s” is no minutes', async (pasted, message) => {
    await expect(readGivenMinutes({ pasted })).rejects.toThrow(message);
  });

  it('have no day of approval before their meeting or in the future', async () => {
    const meetingId = await undrafted();
    await expect(takeIn(meetingId, { approvedOn: '2026-03-09' })).rejects.toThrow(
      'approved after their meeting',
    );
    await expect(takeIn(meetingId, { approvedOn: '2999-01-01' })).rejects.toThrow('still to come');
    expect(await db.meetingMinutes.count({ where: { meetingId } })).toBe(0);
  });

  it('have a meeting', async () => {
    await expect(takeIn('nothing')).rejects.toMatchObject({ code: 'not-found' });
    await expect(removeMinutes({ actorId, meetingId: await undrafted() })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

async function addVote(meetingId: string) {
  const { version } = await readReview({ meetingId });
  const vote = await db.vote.findFirstOrThrow({ where: { versionId: version?.id } });
  await db.vote.create({ data: { ...vote, index: 9, motion: 'extend the library hours' } });
}
