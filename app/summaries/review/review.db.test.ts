import { beforeAll, describe, expect, it } from 'vitest';
import { readMeetingForEdit } from '#app/meetings/read-meeting-for-edit.server.ts';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeUser } from '#tests/support/fixtures.ts';
import { makeRecord } from '#tests/support/records.ts';
import { draftSummary } from '../drafting/draft-summary.server.ts';
import { takeInRecord } from '../intake/take-in-record.server.ts';
import { publishSummary } from '../publishing/publish-summary.server.ts';
import { saveMeeting } from '../publishing/save-meeting.server.ts';
import { startCorrection } from '../publishing/start-correction.server.ts';
import { confirmSentence } from './confirm-sentence.server.ts';
import { readReview } from './read-review.server.ts';
import { readStages } from './read-stages.server.ts';
import { saveDraft } from './save-draft.server.ts';

let actorId: string;
let street = 0;

beforeAll(async () => {
  actorId = (await makeUser({ tier: 'admin' })).id;
});

const steps: { percent: number; step: string }[] = [];
const job = {
  progress: async (percent: number, step: string) => {
    steps.push({ percent, step });
  },
};

async function takenIn() {
  const { entityName } = await makeEntity();
  street += 1;
  return takeInRecord({
    actorId,
    bytes: makeRecord(`Street ${street}`),
    fileName: 'council.vtt',
    meeting: { kind: 'new', entityName, title: 'Council', date: '2026-03-10' },
  });
}

/** A meeting whose record was drafted; the draft is read anew on every call. */
async function drafted() {
  const { meetingId, transcriptId } = await takenIn();
  await draftSummary({ transcriptId }, job);
  const draft = async () => {
    const { version } = await readReview({ meetingId });
    if (!version) throw new Error('There is no draft.');
    return version;
  };
  const stage = async () => (await readStages([meetingId])).get(meetingId)?.stage;
  return { meetingId, transcriptId, draft, stage };
}

const falsehood = 'The council bought a helicopter for $9,000,000.';

describe('a draft', () => {
  it('is made although nobody can be told how far it is', async () => {
    const { transcriptId } = await takenIn();
    const progress = async () => {
      throw new Error('The database does not answer.');
    };
    await draftSummary({ transcriptId }, { progress });
    expect(await db.summaryVersion.count({ where: { transcriptId } })).toBe(1);
  });

  it('is made from the record, with cases, votes and a citation for every sentence', async () => {
    const { draft, stage } = await drafted();
    const { sentences, votes, cases, markdown, segmentCount } = await draft();
    expect(sentences.length).toBeGreaterThan(2);
    for (const { citations, verdict } of sentences) {
      expect(citations.length).toBeGreaterThan(0);
      expect(citations.every((index) => index < segmentCount)).toBe(true);
      expect(verdict).toBe('supported');
    }
    expect(cases.length).toBeGreaterThan(0);
    expect(votes).toContainEqual(expect.objectContaining({ yes: 2, no: 1, outcome: 'adopted' }));
    expect(markdown).toMatch(/\]\(#s\d+\)/);
    expect(await stage()).toBe('drafted');
    expect(steps.some(({ percent }) => percent > 5 && percent < 95)).toBe(true);
    expect(steps.map(({ percent }) => percent)).toEqual(
      steps.map(({ percent }) => Math.min(100, Math.max(0, Math.round(percent)))),
    );
  });

  it('is made once, however often the job runs, also twice at once', async () => {
    const { meetingId, transcriptId } = await takenIn();
    await Promise.all([draftSummary({ transcriptId }, job), draftSummary({ transcriptId }, job)]);
    await draftSummary({ transcriptId }, job);
    expect(await db.summaryVersion.count({ where: { meetingId } })).toBe(1);
  });

  it('is never replaced once somebody has worked on it', async () => {
    const { meetingId, transcriptId, draft, stage } = await drafted();
    const { id, revision, markdown } = await draft();
    await saveDraft({ actorId, versionId: id, revision, markdown: `${markdown}\n## My note\n` });
    await draftSummary({ transcriptId }, job);
    expect(await draft()).toMatchObject({ id, revision: revision + 1 });
    expect(await db.summaryVersion.count({ where: { meetingId } })).toBe(1);
    expect(await stage()).toBe('in review');
  });

  it('of a record that is gone does nothing', async () => {
    await expect(draftSummary({ transcriptId: 'gone' }, job)).resolves.toBeUndefined();
  });
});

describe('a review', () => {
  it('marks what the record does not say, and publishes nothing before that is settled', async () => {
    const { meetingId, draft } = await drafted();
    const first = await draft();
    const markdown = `${first.markdown}\n${falsehood} [0:16](#s2)\n\nNobody cited this.\n`;
    const saved = await saveDraft({
      actorId,
      versionId: first.id,
      revision: first.revision,
      markdown,
    });
    expect(saved.open).toBe(2);
    const marked = (await draft()).sentences.filter(({ open }) => open);
    expect(marked.map(({ text }) => text)).toEqual([falsehood, 'Nobody cited this.']);
    expect(marked.every(({ reasons }) => reasons.length > 0)).toBe(true);

    const publishing = { actorId, versionId: first.id, revision: saved.revision };
    await expect(publishSummary(publishing)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('2 sentences are not settled'),
    });
    const [helicopter] = marked;
    const confirming = { ...publishing, index: helicopter?.index ?? -1 };
    await expect(confirmSentence({ ...confirming, reason: ' ' })).rejects.toMatchObject({
      code: 'invalid',
    });
    await confirmSentence({ ...confirming, reason: 'It was on the slides.' });
    await expect(publishSummary(publishing)).rejects.toMatchObject({
      message: expect.stringContaining('1 sentence is not settled'),
    });

    const mended = markdown.replace('Nobody cited this.', '');
    const again = await saveDraft({ ...publishing, markdown: mended });
    expect(again.open).toBe(0);
    expect((await draft()).sentences.find(({ text }) => text === falsehood)).toMatchObject({
      confirmedReason: 'It was on the slides.',
      open: null,
    });
    await publishSummary({ ...publishing, revision: again.revision });
    const meeting = await db.meeting.findUniqueOrThrow({ where: { id: meetingId } });
    expect(meeting.markdownSummary).toBe(mended);
    const version = await db.summaryVersion.findUniqueOrThrow({ where: { id: first.id } });
    expect(version.publishedById).toBe(actorId);
  });

  it('loses a confirmation when the sentence or what it cites is changed', async () => {
    const { draft } = await drafted();
    const first = await draft();
    const on = { actorId, versionId: first.id };
    const with_ = (sentence: string) => `${first.markdown}\n${sentence}\n`;
    await saveDraft({ ...on, revision: 1, markdown: with_(`${falsehood} [0:16](#s2)`) });
    const { index } = (await draft()).sentences.at(-1) ?? { index: -1 };
    await confirmSentence({ ...on, revision: 2, index, reason: 'It was on the slides.' });
    await saveDraft({ ...on, revision: 2, markdown: with_(`${falsehood} [0:24](#s3)`) });
    expect((await draft()).sentences.filter(({ open }) => open)).toHaveLength(1);
  });

  it('lets nobody overwrite what another admin saved meanwhile', async () => {
    const { draft, transcriptId } = await drafted();
    const { id, revision, markdown } = await draft();
    const save = (words: string) =>
      saveDraft({
        actorId,
        versionId: id,
        revision,
        markdown: markdown.replace('## In short', words),
      });
    const outcomes = await Promise.allSettled([save('## One'), save('## Other')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict' },
    });
    const publishing = publishSummary({ actorId, versionId: id, revision });
    await expect(publishing).rejects.toMatchObject({ code: 'conflict' });
    await expect(save(' ')).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.transcriptSegment.count({ where: { transcriptId } })).toBeGreaterThan(0);
  });

  it('is published once, also by two admins at once', async () => {
    const { meetingId, draft } = await drafted();
    const { id, revision } = await draft();
    const publish = () => publishSummary({ actorId, versionId: id, revision });
    const outcomes = await Promise.allSettled([publish(), publish()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const entries = await db.auditEntry.findMany({
      where: { subjectId: id, action: 'publish-summary' },
    });
    expect(entries).toMatchObject([{ actorId, subjectType: 'summary' }]);
    expect(await db.meeting.findUniqueOrThrow({ where: { id: meetingId } })).toMatchObject({
      markdownSummary: expect.stringContaining('## In short'),
    });
  });
});

describe('a published summary', () => {
  async function published() {
    const made = await drafted();
    const { id, revision, markdown } = await made.draft();
    await publishSummary({ actorId, versionId: id, revision });
    return { ...made, firstId: id, markdown };
  }

  it('is corrected in a version of its own, which says what was corrected', async () => {
    const { meetingId, draft, stage, firstId } = await published();
    expect(await stage()).toBe('published');
    const { versionId } = await startCorrection({ actorId, meetingId });
    expect(await startCorrection({ actorId, meetingId })).toEqual({ versionId });
    const correction = await draft();
    expect(correction).toMatchObject({ id: versionId, isDraft: true });
    expect(correction.votes.length).toBeGreaterThan(0);
    expect(await stage()).toBe('published');

    const publishing = { actorId, versionId, revision: correction.revision };
    await expect(publishSummary(publishing)).rejects.toMatchObject({ code: 'invalid' });
    await publishSummary({ ...publishing, correction: 'The tally was wrong.' });
    expect(await stage()).toBe('corrected');
    const { history } = await readReview({ meetingId });
    expect(
      history.map(({ id, correction: said, isShownToReaders }) => [id, said, isShownToReaders]),
    ).toEqual([
      [versionId, 'The tally was wrong.', true],
      [firstId, null, false],
    ]);
  });

  it('is left alone by the job that drafts', async () => {
    const { meetingId, transcriptId } = await published();
    await draftSummary({ transcriptId }, job);
    expect(await db.summaryVersion.count({ where: { meetingId } })).toBe(1);
  });

  it('can be changed in the Edit Meeting form; what it cites is checked there too', async () => {
    const { meetingId, markdown, stage } = await published();
    const { governmentBody } = await db.meeting.findUniqueOrThrow({ where: { id: meetingId } });
    const fields = {
      meetingDate: '2026-03-11',
      governmentBody,
      meetingTitle: 'Council, regular meeting',
      meetingDescription: null,
      videoPublishDate: null,
      videoId: null,
      downloadId: null,
      audioFile: null,
      recordingStartSeconds: null,
    };
    const open = async () => (await readMeetingForEdit(meetingId)).summaryMark;
    const save = async (summary: string | null, opened?: string) =>
      saveMeeting({
        actorId,
        meetingId,
        fields,
        summary,
        summaryMark: opened ?? (await open()),
        correction: 'A word was added.',
      });

    await expect(save(`${markdown}\n${falsehood} [0:16](#s2)`)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('helicopter'),
    });
    const unchanged = await db.meeting.findUniqueOrThrow({ where: { id: meetingId } });
    expect(unchanged.meetingTitle).toBe('Council');

    await save(markdown.trim());
    expect(await db.summaryVersion.count({ where: { meetingId } })).toBe(1);
    const openedBefore = await open();
    await save(`${markdown}\nTyped without a citation.`);
    const { history, version } = await readReview({ meetingId });
    expect(history[0]).toMatchObject({ origin: 'typed', correction: 'A word was added.' });
    expect(version?.sentences.at(-1)).toMatchObject({ verdict: 'uncited', open: null });
    expect(await stage()).toBe('corrected');

    // From a form that was opened before the correction.
    await save(markdown.trim(), openedBefore);
    expect((await readReview({ meetingId })).history).toHaveLength(history.length);
    await expect(save(`${markdown}\nAnother line.`, openedBefore)).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(save(null, openedBefore)).rejects.toMatchObject({ code: 'conflict' });
    expect((await readReview({ meetingId })).history).toHaveLength(history.length);
    await save(null);
    expect(await stage()).toBe('taken in');
    const meeting = await db.meeting.findUniqueOrThrow({ where: { id: meetingId } });
    expect(meeting).toMatchObject({
      markdownSummary: null,
      meetingTitle: 'Council, regular meeting',
    });
  });
});
