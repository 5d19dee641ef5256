import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { type DraftOnDesk, draftedMeeting } from '#tests/support/drafted-meeting.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { publishedFacts } from '#tests/support/published-facts.ts';
import { draftSummary } from '../drafting/draft-summary.server.ts';
import { answerFinding } from '../findings/answer-finding.server.ts';
import { publishSummary } from '../publishing/publish-summary.server.ts';
import { startCorrection } from '../publishing/start-correction.server.ts';
import { downloads } from '../reading/meeting-downloads.ts';
import { readPublishedRecord } from '../reading/published-record.server.ts';
import { bringBackDraft } from './bring-back-draft.server.ts';
import { changeCase } from './cases/change-cases.server.ts';
import { mendSentence, removeSentence } from './change-sentence.server.ts';
import { addVote, changeVote, removeVote } from './change-votes.server.ts';
import { draftAgain } from './draft-again.server.ts';
import { readSpread } from './spread.server.ts';
import { typedVote } from './vote-fields.ts';

let actorId: string;

beforeAll(async () => {
  actorId = (await makeUser({ tier: 'admin' })).id;
});

const drafted = () => draftedMeeting({ actorId, street: 'Vote Street' });

const typed = {
  case: '2',
  motion: 'approve the contract with Southside Paving',
  mover: 'Ito',
  seconder: 'Brandt',
  yes: '3',
  no: '0',
  abstain: '',
  outcome: 'adopted',
  method: 'roll call',
  passages: '5, 6, 14',
  rollCall: 'Brandt: yes\nIto: Yes\nOkafor - yes',
};

const on = ({ id: versionId, revision }: DraftOnDesk) => ({ actorId, versionId, revision });

describe('a vote of a draft', () => {
  it('stands as counted from the record until an editor changes it', async () => {
    const { draft } = await drafted();
    const first = await draft();
    expect(first.votes[0]).toMatchObject({
      mover: 'Councilmember Brandt',
      yes: 2,
      no: 1,
      editedAt: null,
    });
    await changeVote({ ...on(first), index: 0, typed });
    const second = await draft();
    expect(second.votes).toHaveLength(first.votes.length);
    expect(second.votes[0]).toMatchObject({
      motion: 'approve the contract with Southside Paving',
      mover: 'Ito',
      seconder: 'Brandt',
      yes: 3,
      no: 0,
      abstain: null,
      outcome: 'adopted',
      segments: first.votes[0]?.segments,
      rollCall: ['Brandt', 'Ito', 'Okafor'].map((name) => ({ name, vote: 'yes' })),
      editedAt: expect.stringMatching(/^\d{4}-/),
    });
    const row = await db.vote.findFirstOrThrow({ where: { versionId: second.id, index: 0 } });
    expect(row.editedById).toBe(actorId);
    expect(second.saves[0]?.change).toBe('Vote 1 changed');
    // What code tells of the vote follows, and is what the editor says of it.
    expect(second.markdown).toContain('was approved, 3 to 0 by roll call, on a motion by Ito');
    expect(second.sentences[0]).toMatchObject({ checked: 'confirmed', open: null });
  });

  it('whose tally speaks against its outcome, or its case, is held back and told as it was saved', async () => {
    const { draft } = await drafted();
    const first = await draft();
    await changeVote({ ...on(first), index: 0, typed: { ...typed, yes: '2', no: '9' } });
    const second = await draft();
    expect(second.votes[0]?.found).toEqual(['It is adopted, 2 to 9: more voted no than yes.']);
    expect(second.sentences[1]?.text).toContain('was approved, 2 to 9 by roll call');
    await changeVote({
      ...on(second),
      index: 0,
      typed: { ...typed, yes: '9', no: '2', outcome: 'rejected' },
    });
    const third = await draft();
    expect(third.findings.map(({ name }) => name)).toEqual(['Case 2', 'Vote 1']);
    expect(third.cases[1]?.found).toEqual([expect.stringMatching(/is “Adopted”, but its vote/)]);
    expect(third.sentences[1]?.text).toContain('9 to 2');
    await expect(
      publishSummary({ actorId, versionId: third.id, revision: third.revision }),
    ).rejects.toMatchObject({ code: 'conflict' });
    const rejected = { designator: '', title: first.cases[1]?.title ?? '', state: 'rejected' };
    const place = { place: '2', begins: '2', until: '' };
    await changeCase({ ...on(third), place: 1, typed: { ...rejected, ...place } });
    const fourth = await draft();
    const answer = { ...on(fourth), of: 'vote' as const, index: 0 };
    await answerFinding({ ...answer, reason: 'It needed ten votes.' });
    await publishSummary({ actorId, versionId: fourth.id, revision: fourth.revision });
  });

  it('that was saved as it stood still counts as counted', async () => {
    const { draft } = await drafted();
    const first = await draft();
    const [vote] = first.votes;
    const same = {
      case: '2',
      motion: vote?.motion ?? '',
      mover: vote?.mover ?? '',
      seconder: vote?.seconder ?? '',
      yes: '2',
      no: '1',
      abstain: String(vote?.abstain ?? ''),
      outcome: vote?.outcome ?? '',
      method: 'roll call',
      passages: '5-6, 14',
      rollCall: vote?.rollCall.map(({ name, vote: said }) => `${name}: ${said}`).join('\n') ?? '',
    };
    await changeVote({ ...on(first), index: 0, typed: same });
    expect(await draft()).toMatchObject({ revision: first.revision });
    expect((await draft()).votes[0]?.editedAt).toBeNull();
  });

  it('has the method and the passages that the editor says, and what code tells of it cites them', async () => {
    const { draft } = await drafted();
    const first = await draft();
    const [vote] = first.votes;
    if (!vote) throw new Error('No vote was counted.');
    const other = { ...typedVote(vote), method: 'hand', passages: '5, 13-14' };
    await changeVote({ ...on(first), index: 0, typed: other });
    const second = await draft();
    expect(second.votes[0]).toMatchObject({ method: 'hand', segments: [4, 12, 13] });
    const tells = second.sentences.filter(({ text }) => text.includes('2 to 1'));
    expect(tells).toHaveLength(2);
    for (const one of tells) expect(one).toMatchObject({ citations: [4, 12, 13], open: null });
    expect(tells[1]?.text).toContain('by show of hands');
    const added = { ...typed, motion: 'adjourn', method: '', passages: '17' };
    await addVote({ ...on(second), typed: added });
    expect((await draft()).votes.at(-1)).toMatchObject({ method: null, segments: [16] });
  });

  it('is named beside a sentence that tells it with another name, and nothing else is', async () => {
    const { draft } = await drafted();
    const { id: versionId, sentences } = await draft();
    const was = sentences[1]?.text ?? '';
    const text = was.replace('Councilmember Brandt', 'Ms. Brandt');
    await mendSentence({ actorId, versionId, index: 1, was, text, passages: '5-6, 14' });
    expect((await draft()).sentences[1]).toMatchObject({
      text,
      open: 'unfounded',
      reasons: ['The vote has Councilmember Brandt here.'],
      unfit: [],
    });
  });

  it('is of the case that the editor says, and what code tells of it goes there', async () => {
    const { draft } = await drafted();
    const first = await draft();
    const [vote] = first.votes;
    if (!vote) throw new Error('No vote was counted.');
    const library = first.cases.findIndex(({ title }) => title.includes('library hours'));
    const there = { ...typedVote(vote), case: String(library + 1) };
    await changeVote({ ...on(first), index: 0, typed: there });
    const second = await draft();
    expect(second.cases.map(({ votes }) => votes)).toEqual([0, 0, 1, 0]);
    expect(second.cases[1]?.outcome?.words).toBe('No vote was taken');
    expect(second.cases[library]?.outcome?.words).toBe('Adopted');
    // Another matter is no other name for the first one.
    expect(await readSpread({ versionId: second.id, save: first.revision })).toBeNull();
    const tells = second.sentences.filter(({ text }) => text.includes('2 to 1'));
    expect(tells.map(({ heading }) => heading)).toEqual([
      null,
      '2 Public comment on the library hours',
    ]);
    for (const one of tells) {
      expect(one).toMatchObject({ checked: 'confirmed', open: null });
      expect(one.text).not.toContain('from Fifth Street');
    }
    await bringBackDraft({ ...on(second), to: first.revision });
    const { markdown, votes, cases } = await draft();
    expect({ markdown, votes, cases }).toEqual({
      markdown: first.markdown,
      votes: first.votes,
      cases: first.cases,
    });
  });

  it('that is added is told in its case, before what was said there, and not as counted by code', async () => {
    const { draft } = await drafted();
    const first = await draft();
    await removeVote({ ...on(first), index: 0 });
    const text = first.sentences[1]?.text ?? '';
    const { id: versionId } = await draft();
    for (const index of [1, 0]) {
      const was = (await draft()).sentences[index]?.text ?? '';
      await removeSentence({ actorId, versionId, index, was });
    }
    const open = { designator: '1', title: first.cases[1]?.title ?? '', state: 'discussed' };
    const place = { place: '2', begins: '2', until: '' };
    await changeCase({ ...on(await draft()), place: 1, typed: { ...open, ...place } });
    const unsaid = { ...typed, outcome: '', yes: '5', no: '2', rollCall: '' };
    await addVote({ ...on(await draft()), typed: unsaid });
    const second = await draft();
    expect(second.cases[1]).toMatchObject({
      outcome: { words: 'Vote taken, outcome not said' },
      votes: 1,
    });
    expect(second.sentences[0]).toMatchObject({
      text: expect.stringMatching(
        /^A vote was taken on the contract for repaving .*, 5 to 2 by roll call, on a motion by Ito, seconded by Brandt; the record does not say how it ended\.$/,
      ),
      heading: first.sentences[1]?.heading,
      citations: [4, 5, 13],
      checked: 'confirmed',
      open: null,
    });
    const { index } = second.votes[0] ?? { index: -1 };
    await changeVote({ ...on(second), index, typed });
    const third = await draft();
    expect(third.cases[1]?.outcome?.words).toBe('Adopted');
    expect(third.sentences[0]).toMatchObject({
      text: text.replace(
        /, 2 to 1.*/,
        ', 3 to 0 by roll call, on a motion by Ito, seconded by Brandt.',
      ),
      checked: 'confirmed',
    });
    // Whoever takes the sentence out wants it out.
    const was = third.sentences[0]?.text ?? '';
    await removeSentence({ actorId, versionId, index: 0, was });
    await changeVote({ ...on(await draft()), index, typed: { ...typed, mover: 'Okafor' } });
    expect((await draft()).markdown).not.toContain('Okafor');
  });

  it('that is added stands in its case', async () => {
    const { draft } = await drafted();
    const motion = 'approve the bridge lights';
    await addVote({ ...on(await draft()), typed: { ...typed, motion, case: '1' } });
    expect((await draft()).votes.at(-1)).toMatchObject({ item: 0, items: [0], motion });
    await addVote({ ...on(await draft()), typed: { ...typed, motion, case: '' } });
    expect((await draft()).votes.at(-1)).toMatchObject({ item: null, items: [], subject: motion });
  });

  it('is added and removed, and each step is undone with the text', async () => {
    const { draft } = await drafted();
    const first = await draft();
    await addVote({ ...on(first), typed: { ...typed, motion: 'adjourn' } });
    const second = await draft();
    expect(second.votes.at(-1)).toMatchObject({ motion: 'adjourn', segments: [4, 5, 13] });
    expect(second.votes.at(-1)?.editedAt).not.toBeNull();
    await removeVote({ ...on(second), index: 0 });
    const third = await draft();
    expect(third.votes.map(({ motion }) => motion)).not.toContain(first.votes[0]?.motion);

    const undo = async (version: DraftOnDesk) =>
      bringBackDraft({ ...on(version), to: version.saves[0]?.revision ?? -1 });
    await undo(third);
    const fourth = await draft();
    expect(fourth.votes).toEqual(second.votes);
    await undo(fourth);
    expect((await draft()).votes).toEqual(third.votes);
    await bringBackDraft({ ...on(await draft()), to: first.revision });
    expect((await draft()).votes).toEqual(first.votes);
  });

  it('is not changed from a page that shows an older draft, nor in a published summary', async () => {
    const { draft } = await drafted();
    const first = await draft();
    await changeVote({ ...on(first), index: 0, typed });
    const late = { ...on(first), index: 0 };
    await expect(changeVote({ ...late, typed: { ...typed, yes: '9' } })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(removeVote(late)).rejects.toMatchObject({ code: 'conflict' });
    const second = await draft();
    expect(second.votes[0]?.yes).toBe(3);
    await publishSummary({ actorId, versionId: second.id, revision: second.revision });
    await expect(
      changeVote({ ...on(second), index: 0, typed: { ...typed, yes: '9' } }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is refused without a motion, with counts that are none, or an outcome that nobody knows', async () => {
    const { draft } = await drafted();
    const first = await draft();
    const wrong = [
      { motion: ' ' },
      { yes: 'three' },
      { no: '-1' },
      { abstain: '1.5' },
      { yes: '123456' },
      { outcome: 'perhaps' },
      { mover: 'x'.repeat(201) },
      { rollCall: 'Brandt' },
      { rollCall: 'Brandt: perhaps' },
      { case: '99' },
      { case: 'several' },
      { case: '-1' },
      { method: 'by shouting' },
      { passages: 'all of them' },
      { passages: '4000' },
    ];
    for (const field of wrong) {
      await expect(
        changeVote({ ...on(first), index: 0, typed: { ...typed, ...field } }),
      ).rejects.toMatchObject({ code: 'invalid' });
    }
    expect((await draft()).votes).toEqual(first.votes);
  });

  it('that an editor changed reaches readers, files and corrections, and says so', async () => {
    const { meetingId, draft } = await drafted();
    await changeVote({ ...on(await draft()), index: 0, typed });
    const { id: versionId, revision } = await draft();
    await publishSummary({ actorId, versionId, revision });
    const record = await readPublishedRecord(
      { userId: actorId, tier: 'admin', isAdmin: true },
      meetingId,
    );
    // Nobody had read it otherwise: it is no correction.
    expect(record.facts?.decisions[0]).toMatchObject({
      yes: 3,
      editedAt: expect.any(String),
      correctedAt: null,
    });
    expect(JSON.stringify(record.facts)).not.toContain(actorId);
    const site = { origin: 'https://dais.example' };
    const { data } = Papa.parse<Record<string, string>>(
      downloads['decisions.csv'].write(record, site).trim(),
      { header: true },
    );
    expect(data[0]).toMatchObject({ yes: '3', no: '0', basis: 'changed by an editor' });
    const { decisions } = JSON.parse(downloads['summary.json'].write(record, site));
    expect(decisions[0]).toMatchObject({ yes: 3, basis: 'changed by an editor' });

    await startCorrection({ actorId, meetingId });
    const correction = await draft();
    expect(correction.isDraft).toBe(true);
    expect(correction.votes[0]).toMatchObject({ yes: 3, editedAt: expect.any(String) });
    await changeVote({ ...on(correction), index: 0, typed: { ...typed, mover: 'Brandt' } });
    const corrected = await draft();
    await publishSummary({
      ...{ actorId, versionId: corrected.id, revision: corrected.revision },
      correction: 'Brandt moved it.',
    });
    const [decision] = (await publishedFacts(meetingId))?.decisions ?? [];
    expect(decision).toMatchObject({ mover: 'Brandt', correctedAt: decision?.editedAt });
    expect(decision?.correctedAt).toEqual(expect.any(String));
  });

  it('comes back with the draft that was replaced by drafting again', async () => {
    const { draft } = await drafted();
    await changeVote({ ...on(await draft()), index: 0, typed });
    await draftAgain({ ...on(await draft()), agenda: null });
    const { payload } = await db.job.findFirstOrThrow({
      where: { kind: 'draft-summary' },
      orderBy: { id: 'desc' },
    });
    await draftSummary(JSON.parse(payload), { progress: async () => {} });
    const again = await draft();
    expect(again.votes[0]).toMatchObject({ yes: 2, editedAt: null });
    await bringBackDraft({ ...on(again), to: again.saves[0]?.revision ?? -1 });
    expect((await draft()).votes[0]).toMatchObject({ yes: 3, mover: 'Ito' });
  });
});
