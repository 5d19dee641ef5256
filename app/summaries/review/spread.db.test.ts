import { beforeAll, describe, expect, it } from 'vitest';
import { draftedMeeting } from '#tests/support/drafted-meeting.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { bringBackDraft } from './bring-back-draft.server.ts';
import { changeCase } from './cases/change-cases.server.ts';
import { mendSentence } from './change-sentence.server.ts';
import { changeVote } from './change-votes.server.ts';
import { saveDraft } from './save-draft.server.ts';
import { carryOutSpread, readSpread } from './spread.server.ts';
import { typedVote } from './vote-fields.ts';

let actorId: string;

beforeAll(async () => {
  actorId = (await makeUser({ tier: 'admin' })).id;
});

const text = `## In short

Brandt moved the contract for $1,250,000. [0:32](#s4) Work begins soon. [0:24](#s3)

## Decisions

- The council adopted the $1,250,000 contract, 2 to 1, as Brandt moved. [1:44](#s13)

## Items

### The $1,250,000 contract

Osei asked for $1,250,000. [0:16](#s2)
`;

async function drafted() {
  const { draft } = await draftedMeeting({ actorId, street: 'Spread Street' });
  const { id: versionId, revision } = await draft();
  await saveDraft({ actorId, versionId, revision, markdown: text });
  const mend = async (was: string, now: string) => {
    const { sentences } = await draft();
    const index = sentences.findIndex((sentence) => sentence.text === was);
    return mendSentence({ actorId, versionId, index, was, text: now, passages: '5' });
  };
  return { versionId, draft, mend };
}

const first = 'Brandt moved the contract for $1,250,000.';

describe('a sentence whose number or name was changed', () => {
  it('is followed by an offer of every other place that says the old one, and by nothing else', async () => {
    const { versionId, draft, mend } = await drafted();
    const { save, index } = await mend(first, first.replace('$1,250,000', '$1,520,000'));
    const spread = await readSpread({ versionId, save });
    expect(spread).toMatchObject({
      sentence: index,
      terms: [{ from: '$1,250,000', to: '$1,520,000' }],
    });
    expect(spread?.places.map(({ where }) => where)).toEqual([
      'Sentence 3 (Decisions)',
      'Sentence 4 (Items)',
      'Heading',
      'Money named',
    ]);
    // An offer changes nothing by itself.
    expect((await draft()).markdown.match(/1,250,000/g)).toHaveLength(3);
  });

  it('changes the chosen places in one save, which Undo takes back as one', async () => {
    const { versionId, draft, mend } = await drafted();
    const { save } = await mend(first, first.replaceAll('Brandt', 'Brand'));
    const spread = await readSpread({ versionId, save });
    const vote = spread?.places.find(({ key }) => key.startsWith('vote-'));
    expect(vote?.where).toBe('Vote 1');
    const before = await draft();
    const { message } = await carryOutSpread({
      actorId,
      versionId,
      save,
      revision: before.revision,
      places: spread?.places.map(({ key }) => key) ?? [],
    });
    expect(message).toBe('Changed “Brandt” to “Brand” in: Sentence 3 (Decisions), Vote 1.');
    const after = await draft();
    expect(after.markdown).not.toContain('Brandt');
    expect(after.votes[0]).toMatchObject({ mover: 'Councilmember Brand', yes: 2, no: 1 });
    expect(after.votes[0]?.rollCall.map(({ name }) => name).join()).toContain('Brand,');
    expect(after.votes[0]?.editedAt).not.toBeNull();
    expect(after.saves[0]?.change).toBe('Changed “Brandt” to “Brand” in 2 more places');
    expect(await readSpread({ versionId, save })).toBeNull();

    const { revision } = after;
    await bringBackDraft({ actorId, versionId, revision, to: revision - 1 });
    const back = await draft();
    expect(back.markdown).toBe(before.markdown);
    expect(back.votes).toEqual(before.votes);
  });

  it('leaves alone what was not chosen', async () => {
    const { versionId, draft, mend } = await drafted();
    const { save } = await mend(first, first.replace('$1,250,000', '$1,520,000'));
    const { revision } = await draft();
    const on = { actorId, versionId, save, revision };
    await expect(carryOutSpread({ ...on, places: [] })).rejects.toMatchObject({ code: 'invalid' });
    await carryOutSpread({ ...on, places: ['sentence-2'] });
    const { sentences, markdown } = await draft();
    expect(sentences.map((sentence) => sentence.text)).toEqual([
      'Brandt moved the contract for $1,520,000.',
      'Work begins soon.',
      'The council adopted the $1,520,000 contract, 2 to 1, as Brandt moved.',
      'Osei asked for $1,250,000.',
    ]);
    expect(markdown).toContain('### The $1,250,000 contract');
    const late = { ...on, places: ['sentence-3'] };
    await expect(carryOutSpread(late)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('takes along what was named with the same amount, in whatever words', async () => {
    const { versionId, draft, mend } = await drafted();
    const { save } = await mend(first, first.replace('$1,250,000', '$1,520,000'));
    const before = await draft();
    const amount = before.facts.find(({ label }) => label === '$1.25 million');
    await carryOutSpread({
      actorId,
      versionId,
      save,
      revision: before.revision,
      places: [`fact-${amount?.index}`],
    });
    const after = await draft();
    expect(after.markdown).toBe(before.markdown);
    expect(after.facts.find(({ index }) => index === amount?.index)).toMatchObject({
      label: '$1,520,000',
      typed: { value: '' },
    });
    await bringBackDraft({ actorId, versionId, revision: after.revision, to: before.revision });
    expect((await draft()).facts).toEqual(before.facts);
  });

  it('takes a tally along into the votes that say the same', async () => {
    const { versionId, draft, mend } = await drafted();
    const was = 'The council adopted the $1,250,000 contract, 2 to 1, as Brandt moved.';
    const { save } = await mend(was, was.replace('2 to 1', '3 to 0'));
    const spread = await readSpread({ versionId, save });
    expect(spread?.places.map(({ key }) => key)).toEqual(['vote-0']);
    const { revision } = await draft();
    await carryOutSpread({ actorId, versionId, save, revision, places: ['vote-0'] });
    expect((await draft()).votes[0]).toMatchObject({ yes: 3, no: 0 });
  });

  it('is offered where an editor wrote, and not where what is told of it followed', async () => {
    const { draft } = await draftedMeeting({ actorId, street: 'Spread Place' });
    const { id: versionId, revision, markdown } = await draft();
    const also = 'Brandt moved the contract for Spread Place. [0:32](#s4)';
    await saveDraft({ actorId, versionId, revision, markdown: `${markdown}\n${also}\n` });
    const before = await draft();
    const [vote] = before.votes;
    if (!vote) throw new Error('No vote was counted.');
    const on = { actorId, versionId, index: vote.index };
    const typed = { ...typedVote(vote), mover: 'Councilmember Brand' };
    await changeVote({ ...on, revision: before.revision, typed });
    const after = await draft();
    expect(after.markdown).toContain('on a motion by Councilmember Brand');
    expect(after.markdown).not.toContain('on a motion by Councilmember Brandt');
    const nowhere = { sentence: null, vote: null, fact: null, case: null };
    expect(await readSpread({ versionId, save: before.revision })).toMatchObject({
      ...nowhere,
      vote: vote.index,
    });

    const place = after.cases.findIndex(({ title }) => title.includes('Spread Place'));
    const { designator, title = '', state = '' } = after.cases[place] ?? {};
    const renamed = { title: title.replace('Spread Place', 'Bread Place'), state };
    await changeCase({
      ...{ actorId, versionId, revision: after.revision, place },
      typed: { ...renamed, designator: designator ?? '', until: '', place: '2', begins: '2' },
    });
    expect(await readSpread({ versionId, save: after.revision })).toMatchObject({
      ...nowhere,
      case: place,
    });
  });

  it('offers nothing where nothing else says so, or only words were changed', async () => {
    const { versionId, mend } = await drafted();
    const { save } = await mend('Work begins soon.', 'Work begins in April.');
    expect(await readSpread({ versionId, save })).toBeNull();
    expect(await readSpread({ versionId, save: 99 })).toBeNull();
  });
});

describe('the title of a case', () => {
  const stays = 'Work begins soon.';

  it('is offered with the sentences, and changes in its row and over its part', async () => {
    const { versionId, draft, mend } = await drafted();
    const { id, revision, cases } = await draft();
    const place = cases.findIndex(({ designator }) => designator === '1');
    const titled = {
      designator: '1',
      title: 'The $1,250,000 contract for repaving',
      state: 'adopted',
      until: '',
      place: String(place + 1),
      begins: '2',
    };
    await changeCase({ actorId, versionId: id, revision, place, typed: titled });
    const now = await draft();
    const markdown = text.replace('### The $1,250,000 contract', `### 1 ${titled.title}`);
    await saveDraft({ actorId, versionId, revision: now.revision, markdown });
    const { save } = await mend(first, 'Brandt moved the contract for $1,520,000.');
    const spread = await readSpread({ versionId, save });
    const keys = spread?.places.map(({ key }) => key) ?? [];
    expect(keys).toContain(`case-${place}`);
    expect(keys.some((key) => key.startsWith('heading'))).toBe(false);
    await carryOutSpread({
      actorId,
      versionId,
      revision: (await draft()).revision,
      save,
      places: [`case-${place}`],
    });
    const after = await draft();
    expect(after.cases[place]?.title).toBe('The $1,520,000 contract for repaving');
    expect(after.markdown).toContain('### 1 The $1,520,000 contract for repaving');
    expect(after.sentences.map((sentence) => sentence.text)).toContain(stays);
  });
});
