import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { followEntities } from '#app/entities/follow-entities.server.ts';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeUser } from '#tests/support/fixtures.ts';
import { makeRecord } from '#tests/support/records.ts';
import { draftSummary } from '../drafting/draft-summary.server.ts';
import { takeInRecord } from '../intake/take-in-record.server.ts';
import { readGivenMinutes } from '../minutes/read-given-minutes.server.ts';
import { takeInMinutes } from '../minutes/take-in-minutes.server.ts';
import { publishSummary } from '../publishing/publish-summary.server.ts';
import { downloads } from './meeting-downloads.ts';
import { readPublishedRecord } from './published-record.server.ts';

const site = { origin: 'https://dais.example' };
let meetingId: string;
let follower: { userId: string; tier: string; isAdmin: boolean };

beforeAll(async () => {
  const { id, entityName } = await makeEntity({ entityName: '=SUM(A1) Council' });
  const user = await makeUser();
  follower = { userId: user.id, tier: 'free', isAdmin: false };
  await followEntities({ userId: user.id, changes: { add: [id], remove: [] } });
  const taken = await takeInRecord({
    actorId: null,
    bytes: makeRecord('Mill Road'),
    fileName: 'council.vtt',
    meeting: { kind: 'new', entityName, title: 'Council', date: '2026-03-10' },
  });
  meetingId = taken.meetingId;
  await draftSummary({ transcriptId: taken.transcriptId }, { progress: async () => {} });
  const version = await db.summaryVersion.findFirstOrThrow({ where: { meetingId } });
  await publishSummary({ actorId: null, versionId: version.id, revision: version.revision });
});

const download = async (name: keyof typeof downloads) =>
  downloads[name].write(await readPublishedRecord(follower, meetingId), site);

describe('a published summary as a file', () => {
  it('is for those who may read the meeting', async () => {
    const stranger = { userId: (await makeUser()).id, tier: 'free', isAdmin: false };
    await expect(readPublishedRecord(stranger, meetingId)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(readPublishedRecord(null, meetingId)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(readPublishedRecord(follower, 'none')).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('leads in Markdown to each place in the transcript, and says where it is from', async () => {
    const markdown = await download('summary.md');
    expect(markdown).toMatch(/^# Council\n\n=SUM\(A1\) Council, 2026-03-10\n/);
    expect(markdown).toContain(`](https://dais.example/meetings/${meetingId}/transcript?at=`);
    expect(markdown).not.toContain('](#s');
    expect(markdown).toMatch(/\n### .+\n\n\*Adopted, \d+ to \d+\*\n/);
    expect(markdown).toMatch(/How each sentence was checked: counted by code \d+/);
    expect(markdown).toMatch(/Source: https:\/\/dais\.example\/meetings\/\S+, published \d{4}-/);
  });

  it('holds in JSON every sentence with its places and how it was checked, the cases, the decisions and the figures', async () => {
    const whole = JSON.parse(await download('summary.json'));
    const { sentences, decisions, figures, cases } = whole;
    expect(sentences.length).toBeGreaterThan(0);
    for (const { text, citations } of sentences) {
      expect(text).not.toBe('');
      expect(citations[0].address).toMatch(/\/transcript\?at=(\d+)#s\1$/);
    }
    const votes = await db.vote.findMany({ where: { version: { meetingId } } });
    expect(decisions.map(({ motion }: { motion: string }) => motion)).toEqual(
      votes.map(({ motion }) => motion),
    );
    expect(decisions[0].places[0].time).toMatch(/\d:\d\d/);
    const rows = await db.meetingCase.findMany({
      where: { version: { meetingId } },
      orderBy: { index: 'asc' },
    });
    expect(cases.map((one: { title: string; state: string }) => [one.title, one.state])).toEqual(
      rows.map(({ title, state }) => [title, state]),
    );
    const ways = ['Counted by code', 'Quoted from the record', 'Compared by rule'];
    for (const { basis } of sentences) expect(ways).toContain(basis);
    for (const { subject, cases: names } of decisions) {
      expect(subject).not.toBe('');
      expect(names.length).toBeGreaterThan(0);
    }
    expect(figures.length).toBeGreaterThan(0);
  });

  it('lists decisions and figures for a spreadsheet, in which no cell is a formula', async () => {
    await db.vote.updateMany({
      where: { version: { meetingId } },
      data: { mover: '=HYPERLINK("x")' },
    });
    const decisions = await download('decisions.csv');
    const { data, errors } = Papa.parse<Record<string, string>>(decisions.trim(), { header: true });
    expect(errors).toEqual([]);
    expect(data[0]).toMatchObject({
      mover: `'=HYPERLINK("x")`,
      yes: expect.stringMatching(/^\d*$/),
      subject: expect.stringMatching(/\w/),
      item: expect.stringMatching(/\w/),
    });
    const figures = Papa.parse<Record<string, string>>((await download('figures.csv')).trim(), {
      header: true,
    });
    expect(new Set(figures.data.map(({ kind }) => kind))).toContain('amount');
    const dates = figures.data.flatMap(({ kind, value }) => (kind === 'amount' ? [] : value));
    expect(dates).toContain('August 14 (year not said)');
    expect(dates.filter((value) => value?.startsWith('--'))).toEqual([]);
  });

  it('says what readers are told beside a sentence or a vote: an editor’s note, and that approved minutes agree', async () => {
    const version = await db.summaryVersion.findFirstOrThrow({ where: { meetingId } });
    const told = await db.summarySentence.findFirstOrThrow({
      where: { versionId: version.id, text: { contains: '2 to 1' } },
      orderBy: { index: 'desc' },
    });
    await db.vote.updateMany({
      where: { version: { meetingId } },
      data: { mover: 'Councilmember Brandt' },
    });
    const note = 'The clerk *confirmed* the count.';
    await db.summarySentence.update({
      where: { versionId_index: { versionId: version.id, index: told.index } },
      data: { confirmedAt: new Date(), confirmedReason: note },
    });
    const without = await download('summary.md');
    expect(without).toContain('**Editor’s note.** The check marked this sentence.');
    expect(without).toContain(String.raw`” The clerk \*confirmed\* the count.`);
    expect(without).not.toContain('As approved in the minutes');
    await takeInMinutes({
      actorId: follower.userId,
      meetingId,
      minutes: await readGivenMinutes({ pasted: approvedMinutes }),
      approvedOn: new Date('2026-03-24T12:00:00Z'),
    });
    expect(await download('summary.md')).toMatch(
      /\*\*As approved in the minutes of 2026-03-10:\*\*\n\n- .*, adopted, 2 to 1\n/,
    );
    const { sentences, decisions } = JSON.parse(await download('summary.json'));
    expect(sentences[told.index]).toMatchObject({ editorsNote: note });
    expect(decisions[0]).toMatchObject({ inMinutes: { of: '2026-03-10' }, editorsNote: note });
    const { data } = Papa.parse<Record<string, string>>((await download('decisions.csv')).trim(), {
      header: true,
    });
    expect(data[0]).toMatchObject({
      in_minutes: 'As approved in the minutes of 2026-03-10',
      editors_note: note,
    });
  });
});

const approvedMinutes = `Minutes of the City Council

1. Contract for repaving Mill Road
Councilmember Brandt moved to approve the contract with Northside Paving, seconded by Councilmember Ito. Motion carried 2-1.
`;
