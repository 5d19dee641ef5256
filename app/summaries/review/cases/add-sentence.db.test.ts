import { beforeAll, describe, expect, it } from 'vitest';
import { type DraftOnDesk, draftedMeeting } from '#tests/support/drafted-meeting.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { publishSummary } from '../../publishing/publish-summary.server.ts';
import { bringBackDraft } from '../bring-back-draft.server.ts';
import { saveDraft } from '../save-draft.server.ts';
import { addSentence } from './add-sentence.server.ts';

let actorId: string;

beforeAll(async () => {
  actorId = (await makeUser({ tier: 'admin' })).id;
});

const on = ({ id: versionId, revision }: DraftOnDesk) => ({ actorId, versionId, revision });

describe('a sentence that an editor adds', () => {
  const text = 'Director Osei recommends the contract with Northside Paving for $1,250,000.';

  it('stands in its case on the editor’s word where nothing is found against it, and is undone', async () => {
    const { draft } = await draftedMeeting({ actorId, street: 'Added Street' });
    const first = await draft();
    const typed = { text: `  ${text} `, passages: '3' };
    const { index } = await addSentence({ ...on(first), place: 1, typed });
    const second = await draft();
    expect(second.sentences[index]).toMatchObject({
      text,
      citations: [2],
      heading: first.sentences[1]?.heading,
      checked: 'confirmed',
      open: null,
    });
    // Behind what code tells of the vote.
    expect(index).toBeGreaterThan(1);
    expect(second.cases[1]?.sentences).toContain(index);
    await publishSummary({ actorId, versionId: second.id, revision: second.revision });
  });

  it('is checked by the rules like any other, and held back by what they find', async () => {
    const { draft } = await draftedMeeting({ actorId, street: 'Added Street' });
    const first = await draft();
    const typed = { text: text.replace('$1,250,000', '$990,000'), passages: '3' };
    const { index, open } = await addSentence({ ...on(first), place: 1, typed });
    expect(open).toBe(1);
    const second = await draft();
    expect(second.sentences[index]).toMatchObject({
      checked: 'compared',
      open: 'unfounded',
      reasons: [expect.stringContaining('990,000')],
    });
    await bringBackDraft({ ...on(second), to: first.revision });
    expect((await draft()).markdown).toBe(first.markdown);
  });

  it('stands at the end of the opening, in a draft that has one and in one that has none', async () => {
    const { draft } = await draftedMeeting({ actorId, street: 'Added Street' });
    for (const line of ['', '## In short\n\n- Bridge Street is repaved. [0:32](#s4)\n\n']) {
      const before = await draft();
      const markdown = line + before.markdown.slice(before.markdown.indexOf('## Item by item'));
      await saveDraft({ ...on(before), markdown, change: 'Other opening' });
      const first = await draft();
      const opened = first.sentences.filter(({ section }) => section === 'In short').length;
      const typed = { text, passages: '3' };
      const { index } = await addSentence({ ...on(first), place: 'in-short', typed });
      expect(index).toBe(opened);
      const { markdown: longer, sentences } = await draft();
      expect(sentences[index]).toMatchObject({ text, section: 'In short', citations: [2] });
      expect(longer.slice(longer.indexOf('## Item by item'))).toBe(
        first.markdown.slice(first.markdown.indexOf('## Item by item')),
      );
    }
  });

  it('gives a case that nothing was told of its part', async () => {
    const { draft } = await draftedMeeting({ actorId, street: 'Added Street' });
    const first = await draft();
    const place = first.cases.findIndex(({ sentences }) => sentences.length === 0);
    const typed = { text: 'Chair Alvarez called the meeting to order.', passages: '1' };
    const { index } = await addSentence({ ...on(first), place, typed });
    expect((await draft()).cases[place]?.sentences).toEqual([index]);
  });

  it.each([
    [{ text: ' ' }, 'Write what the sentence says.'],
    [{ passages: '' }, /^Say which passages it rests on/],
    [{ passages: 'the last' }, /^Name the passages by their numbers/],
    [{ passages: '4000' }, /^The record has only \d+ passages/],
  ])('is refused with what cannot be one, and says what to do: %o', async (wrong, message) => {
    const { draft } = await draftedMeeting({ actorId, street: 'Added Street' });
    const first = await draft();
    const adding = addSentence({
      ...on(first),
      place: 1,
      typed: { text, passages: '3', ...wrong },
    });
    await expect(adding).rejects.toMatchObject({
      code: 'invalid',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
    expect((await draft()).revision).toBe(first.revision);
  });

  it('is not added from a page that shows an older draft', async () => {
    const { draft } = await draftedMeeting({ actorId, street: 'Added Street' });
    const first = await draft();
    const adding = { ...on(first), place: 1, typed: { text, passages: '3' } };
    await addSentence(adding);
    await expect(addSentence(adding)).rejects.toMatchObject({ code: 'conflict' });
  });
});
