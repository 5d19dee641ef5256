import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { type DraftOnDesk, draftedMeeting } from '#tests/support/drafted-meeting.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { answerFinding, takeBackAnswer } from '../../findings/answer-finding.server.ts';
import { publishSummary } from '../../publishing/publish-summary.server.ts';
import { bringBackDraft } from '../bring-back-draft.server.ts';
import { mendSentence } from '../change-sentence.server.ts';
import { changeVote } from '../change-votes.server.ts';
import { confirmSentence } from '../confirm-sentence.server.ts';
import { changeFact } from '../facts/change-facts.server.ts';
import { saveDraft } from '../save-draft.server.ts';
import { takeBackConfirmation } from '../take-back-confirmation.server.ts';
import { typedVote } from '../vote-fields.ts';
import { changeCase, joinCase, splitCase } from './change-cases.server.ts';

let actorId: string;

beforeAll(async () => {
  actorId = (await makeUser({ tier: 'admin' })).id;
});

const drafted = () => draftedMeeting({ actorId, street: 'Case Street' });

const on = ({ id: versionId, revision }: DraftOnDesk) => ({ actorId, versionId, revision });
const undo = async (version: DraftOnDesk) =>
  bringBackDraft({ ...on(version), to: version.saves[0]?.revision ?? -1 });

const typed = {
  designator: '1',
  title: 'Lease of the old library',
  state: 'adopted',
  until: '',
  place: '2',
  begins: '2',
};
const library = {
  ...typed,
  designator: '2',
  title: 'Public comment on the library hours',
  state: 'discussed',
  place: '3',
};
const what = ({ cases, votes, markdown }: DraftOnDesk) => ({ cases, votes, markdown });

describe('a case of a draft', () => {
  it('is renamed in every place that code keeps it, and all of it is undone at once', async () => {
    const { draft } = await drafted();
    const first = await draft();
    await changeCase({ ...on(first), place: 1, typed });
    const second = await draft();
    expect(second.cases[1]).toMatchObject({ title: typed.title, votes: 1 });
    expect(second.markdown).toContain('### 1 Lease of the old library');
    // The sentences that tell its vote say the new title, which is the editor's word, and nothing that code counted.
    for (const told of second.sentences.slice(0, 2)) {
      expect(told).toMatchObject({
        text: expect.stringContaining('lease of the old library was approved'),
        checked: 'confirmed',
        open: null,
      });
    }
    expect(second.votes[0]?.editedAt).not.toBeNull();
    await undo(second);
    const back = await draft();
    expect(what(back)).toEqual(what(first));
    expect(back.sentences[0]).toMatchObject({ checked: 'counted' });
  });

  it('whose title an editor wrote is not counted by code again, also when its vote is changed', async () => {
    const { draft } = await drafted();
    const first = await draft();
    const own = first.cases[1]?.title ?? '';
    await changeCase({ ...on(first), place: 1, typed });
    const second = await draft();
    const { id: versionId, revision } = second;
    await takeBackConfirmation({ actorId, versionId, revision, index: 0 });
    expect((await draft()).sentences[0]).toMatchObject({ checked: 'compared', open: 'unread' });
    // A vote that is changed since is told in the same title.
    const [vote] = second.votes;
    if (!vote) throw new Error('No vote was counted.');
    await changeVote({ ...on(second), index: 0, typed: { ...typedVote(vote), mover: 'Ito' } });
    const third = await draft();
    expect(third.sentences[1]).toMatchObject({
      text: expect.stringContaining('on a motion by Ito'),
      checked: 'confirmed',
    });
    await changeCase({ ...on(third), place: 1, typed: { ...typed, title: own } });
    expect((await draft()).cases[1]).toMatchObject({ title: own, draftedTitle: null });
  });

  it('is held back with a name and an amount in its title that nothing behind it has', async () => {
    const { draft } = await drafted();
    const first = await draft();
    const title = `${first.cases[1]?.title}, Acme Robbers Inc., $990,000`;
    await changeCase({ ...on(first), place: 1, typed: { ...typed, title } });
    const second = await draft();
    const found = [expect.stringMatching(/“\$990,000” and “Acme Robbers Inc”: neither/)];
    expect(second.cases[1]).toMatchObject({ found, confirmedReason: null });
    expect(second.findings).toEqual([{ name: 'Case 2', place: 'case-2' }]);
    const publishing = { actorId, versionId: second.id, revision: second.revision };
    await expect(publishSummary(publishing)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('The title has “$990,000”'),
    });
    const answer = { ...on(second), of: 'case' as const, index: 1 };
    await expect(answerFinding({ ...answer, reason: ' ' })).rejects.toMatchObject({
      code: 'invalid',
    });
    await answerFinding({ ...answer, reason: 'The contract names it.' });
    expect((await draft()).findings).toEqual([]);
    await takeBackAnswer(answer);
    expect((await draft()).findings).toHaveLength(1);
    await answerFinding({ ...answer, reason: 'The contract names it.' });
    // What is found since is not what was answered.
    await changeCase({ ...on(second), place: 1, typed: { ...typed, title: `${title} for Zorn` } });
    const third = await draft();
    expect(third.findings).toHaveLength(1);
    await undo(third);
    const fourth = await draft();
    expect(fourth.cases[1]).toMatchObject({ confirmedReason: 'The contract names it.' });
    await publishSummary({ actorId, versionId: fourth.id, revision: fourth.revision });
  });

  it('is held back as well with a title that was written into the text', async () => {
    const { draft } = await drafted();
    const first = await draft();
    const markdown = first.markdown.replace(/^### (.*)$/m, '### $1 for Acme Robbers');
    await saveDraft({ ...on(first), markdown });
    expect((await draft()).findings).toHaveLength(1);
    await undo(await draft());
    expect((await draft()).findings).toEqual([]);
  });

  it('has another state, chapter and place', async () => {
    const { draft } = await drafted();
    const first = await draft();
    const moved = { ...typed, state: 'postponed', until: 'April 7', place: '1', begins: '3' };
    await changeCase({ ...on(first), place: 1, typed: moved });
    expect((await draft()).cases[0]).toMatchObject({
      state: 'postponed',
      until: 'April 7',
      firstSegment: 2,
      outcome: { words: 'Postponed until April 7' },
    });
  });

  it('takes along what is told and named in its chapter, and one Undo brings it back', async () => {
    const { draft } = await drafted();
    const first = await draft();
    const went = await changeCase({ ...on(first), place: 2, typed: { ...library, begins: '3' } });
    expect(went).toEqual({ sentences: 1, facts: 3, place: 2 });
    const second = await draft();
    expect(second.cases.map(({ sentences }) => sentences)).toEqual([[], [1], [2, 3], []]);
    expect(second.sentences[2]).toMatchObject({
      text: expect.stringContaining('Director Osei: “Staff recommends'),
      open: null,
    });
    expect(second.facts.map(({ item }) => item)).toEqual([2, 2, 2]);
    // The vote was taken on the contract, wherever its passages are told.
    expect(second.cases.map(({ votes }) => votes)).toEqual([0, 1, 0, 0]);
    await undo(second);
    const back = await draft();
    expect(what(back)).toEqual(what(first));
    expect(back.facts).toEqual(first.facts);
  });

  it('has a sentence that was another’s, and what was named in it', async () => {
    const { draft } = await drafted();
    const first = await draft();
    const said = first.sentences[2];
    if (!said) throw new Error('Nobody was quoted.');
    const { index, text: was } = said;
    const mending = { actorId, versionId: first.id, index, was, text: was, passages: '3-4' };
    const carried = { under: '3', wasUnder: '2', revision: first.revision };
    expect(await mendSentence({ ...mending, carried })).toMatchObject({ index: 2 });
    const second = await draft();
    expect(second.cases.map(({ sentences }) => sentences)).toEqual([[], [1], [2, 3], []]);
    expect(second.facts.map(({ item }) => item)).toEqual([2, 2, 2]);
    // By now another case could stand in that place.
    await expect(
      mendSentence({ ...mending, carried: { ...carried, under: '4', wasUnder: '3' } }),
    ).rejects.toMatchObject({ code: 'conflict' });
    const nowhere = { ...carried, under: '99', revision: second.revision };
    await expect(mendSentence({ ...mending, carried: nowhere })).rejects.toMatchObject({
      code: 'invalid',
    });
    // What was put under another case by hand is there again when the sentence's move is undone.
    await undo(second);
    for (const { index: fact, typed: named } of first.facts) {
      await changeFact({ ...on(await draft()), fact, typed: { ...named, case: '3' } });
    }
    const third = await draft();
    await saveDraft({ ...on(third), markdown: second.markdown });
    await undo(await draft());
    expect((await draft()).facts).toEqual(third.facts);
  });

  it('has what was named in a sentence that goes there and back by markdown', async () => {
    const { draft } = await drafted();
    const first = await draft();
    const quoted = first.markdown.match(/^- Director Osei.*\n/m)?.[0] ?? '';
    const moved = first.markdown.replace(quoted, '') + quoted;
    await saveDraft({ ...on(first), markdown: moved });
    const second = await draft();
    expect(second.facts.map(({ item }) => item)).toEqual([2, 2, 2]);
    await saveDraft({ ...on(second), markdown: first.markdown });
    expect((await draft()).facts.map(({ item }) => item)).toEqual([1, 1, 1]);
    await undo(await draft());
    expect(await draft()).toMatchObject({ markdown: second.markdown, facts: second.facts });
  });

  it('is joined and split, and the draft holds together either way', async () => {
    const { draft } = await drafted();
    const first = await draft();
    const count = first.cases.length;
    const split = { designator: '1A', title: 'What staff recommends', sentence: '3', begins: '' };
    await splitCase({ ...on(first), place: 1, typed: split });
    const second = await draft();
    expect(second.cases).toHaveLength(count + 1);
    expect(second.cases[2]).toMatchObject({ title: split.title, sentences: [2] });
    expect(second.cases.map(({ votes }) => votes)).toEqual([0, 1, 0, 0, 0]);
    await joinCase({ ...on(second), place: 2 });
    const third = await draft();
    expect(third.cases).toHaveLength(count);
    expect(third.sentences.map(({ text }) => text)).toEqual(
      first.sentences.map(({ text }) => text),
    );
    await undo(third);
    expect(what(await draft())).toEqual(what(second));
  });

  it('is refused with what cannot be one, and nothing changes', async () => {
    const { draft } = await drafted();
    const first = await draft();
    const wrong = [
      { title: ' ' },
      { title: 'x'.repeat(501) },
      { state: 'eaten' },
      { place: '0' },
      { place: 'first' },
      { begins: '4000' },
      { begins: '-1' },
      { designator: 'x'.repeat(31) },
    ];
    for (const field of wrong) {
      await expect(
        changeCase({ ...on(first), place: 1, typed: { ...typed, ...field } }),
      ).rejects.toMatchObject({ code: 'invalid' });
    }
    await expect(joinCase({ ...on(first), place: 0 })).rejects.toMatchObject({ code: 'invalid' });
    const split = { designator: '', title: 'Other', sentence: '2', begins: '' };
    for (const field of [{}, { sentence: '3', begins: '1' }, { sentence: '3', begins: 'four' }]) {
      await expect(
        splitCase({ ...on(first), place: 1, typed: { ...split, ...field } }),
      ).rejects.toMatchObject({ code: 'invalid' });
    }
    await expect(joinCase({ ...on(first), place: 99 })).rejects.toMatchObject({ code: 'conflict' });
    expect(await draft()).toMatchObject({ ...what(first), revision: first.revision });
  });

  it('is not changed from a page that shows an older draft', async () => {
    const { draft } = await drafted();
    const first = await draft();
    await joinCase({ ...on(first), place: 1 });
    const late = { ...on(first), place: 1 };
    await expect(changeCase({ ...late, typed })).rejects.toMatchObject({ code: 'conflict' });
    await expect(joinCase(late)).rejects.toMatchObject({ code: 'conflict' });
    expect((await draft()).cases).toHaveLength(first.cases.length - 1);
  });
});

describe('publishing', () => {
  const unread = 'The work would begin on April 6. [0:24](#s3)';

  it('waits until what only a rule has compared was read, sentence by sentence', async () => {
    const { draft } = await drafted();
    const first = await draft();
    await saveDraft({ ...on(first), markdown: `${first.markdown}\n- ${unread}\n` });
    const second = await draft();
    const last = second.sentences.at(-1);
    expect(last).toMatchObject({ open: 'unread', checked: 'compared' });
    await expect(publishSummary(on(second))).rejects.toMatchObject({ code: 'conflict' });
    const sentence = { ...on(second), index: last?.index ?? -1 };
    expect(await confirmSentence({ ...sentence, reason: '' })).toMatchObject({
      next: null,
      left: 0,
    });
    await takeBackConfirmation(sentence);
    await expect(publishSummary(on(second))).rejects.toMatchObject({ code: 'conflict' });
    await confirmSentence({ ...sentence, reason: '' });
    expect((await draft()).sentences.at(-1)).toMatchObject({ checked: 'confirmed', open: null });
    await publishSummary(on(second));
    await expect(takeBackConfirmation(sentence)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('waits again when something is found against a sentence since it was confirmed', async () => {
    const { draft } = await drafted();
    const first = await draft();
    const work = 'Northside Paving would begin the work on Case Street on April 6';
    const line = (text: string) => `- ${text}. [0:24](#s3)\n`;
    await saveDraft({ ...on(first), markdown: first.markdown + line(work) });
    const second = await draft();
    const index = second.sentences.length - 1;
    const reason = 'The street is named in the title.';
    await confirmSentence({ ...on(second), index, reason });
    expect((await draft()).sentences[index]).toMatchObject({ isConfirmed: true, open: null });
    const again = first.markdown + line(`${work} already`) + line(work);
    await saveDraft({ ...on(second), markdown: again });
    const third = await draft();
    expect(third.sentences[index + 1]).toMatchObject({
      open: expect.any(String),
      isConfirmed: false,
      confirmedReason: null,
      unfit: ['It says the same as a sentence before it.'],
    });
    await expect(publishSummary(on(third))).rejects.toMatchObject({ code: 'conflict' });
    // Undone, it is confirmed for what was found at that time.
    await undo(third);
    expect((await draft()).sentences[index]).toMatchObject({ confirmedReason: reason, open: null });
  });

  it('waits until what is not fit to print was answered with a reason', async () => {
    const { draft } = await drafted();
    const first = await draft();
    await saveDraft({
      ...on(first),
      markdown: `${first.markdown}\n- It would begin on April 6. [0:24](#s3)\n`,
    });
    const second = await draft();
    const vague = second.sentences.at(-1);
    expect(vague).toMatchObject({ open: 'unfit', unfit: [expect.any(String)] });
    const sentence = { ...on(second), index: vague?.index ?? -1 };
    await expect(confirmSentence({ ...sentence, reason: '' })).rejects.toMatchObject({
      code: 'invalid',
    });
    const reason = 'The work is named in the line above.';
    await confirmSentence({ ...sentence, reason });
    await publishSummary(on(second));
    const kept = await db.summarySentence.findFirst({
      where: { versionId: second.id, index: sentence.index },
    });
    expect(kept).toMatchObject({ confirmedReason: reason, confirmedById: actorId });
  });
});
