import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { type DraftOnDesk, draftedMeeting } from '#tests/support/drafted-meeting.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { publishedFacts } from '#tests/support/published-facts.ts';
import { publishSummary } from '../../publishing/publish-summary.server.ts';
import { bringBackDraft } from '../bring-back-draft.server.ts';
import { carryOutSpread, readSpread } from '../spread.server.ts';
import { addFact, changeFact, removeFact } from './change-facts.server.ts';

let actorId: string;

beforeAll(async () => {
  actorId = (await makeUser({ tier: 'admin' })).id;
});

const drafted = () => draftedMeeting({ actorId, street: 'Figure Street' });

const on = ({ id: versionId, revision }: DraftOnDesk) => ({ actorId, versionId, revision });
const undo = async (version: DraftOnDesk) =>
  bringBackDraft({ ...on(version), to: version.saves[0]?.revision ?? -1 });

function amountOf({ facts }: DraftOnDesk) {
  const amount = facts.find(({ kind }) => kind === 'amount');
  if (!amount) throw new Error('No amount was named.');
  return amount;
}

const due = {
  kind: 'deadline',
  label: 'July 1, 2026',
  value: '',
  detail: 'Bids are due by July 1.',
  case: '2',
  passages: '3-4',
};

describe('what was named in a draft', () => {
  it('is changed, added and removed, each time whole, and comes back with Undo', async () => {
    const { draft } = await drafted();
    const first = await draft();
    const amount = amountOf(first);
    expect(amount).toMatchObject({ label: '$1.25 million', item: 1, typed: { value: '' } });
    const typed = { ...amount.typed, label: '$1.52 million', case: '', passages: '3' };
    await changeFact({ ...on(first), fact: amount.index, typed });
    const second = await draft();
    expect(amountOf(second)).toMatchObject({ label: '$1.52 million', item: null, segments: [2] });
    const where = { versionId: second.id, index: amount.index };
    expect(await db.fact.findFirst({ where })).toMatchObject({ value: 'USD 1520000' });
    expect(second.saves[0]?.change).toBe('“$1.25 million” changed');

    await addFact({ ...on(second), typed: due });
    const third = await draft();
    expect(third.facts.at(-1)).toMatchObject({
      kind: 'deadline',
      label: 'July 1, 2026',
      detail: 'Bids are due by July 1.',
      item: 1,
      segments: [2, 3],
    });
    await removeFact({ ...on(third), fact: amount.index });
    const fourth = await draft();
    expect(fourth.facts).toHaveLength(first.facts.length);
    expect(fourth.facts.map(({ kind }) => kind)).not.toContain('amount');
    await undo(fourth);
    expect((await draft()).facts).toEqual(third.facts);
    await bringBackDraft({ ...on(await draft()), to: first.revision });
    expect(await draft()).toMatchObject({ facts: first.facts, markdown: first.markdown });
  });

  it('that was saved as it stood makes no save', async () => {
    const { draft } = await drafted();
    const first = await draft();
    for (const { index, typed } of first.facts) {
      await changeFact({ ...on(first), fact: index, typed });
    }
    expect(await draft()).toMatchObject({ revision: first.revision });
  });

  it('reaches readers in its case, as the editor wrote it', async () => {
    const { meetingId, draft } = await drafted();
    await addFact({
      ...on(await draft()),
      typed: { ...due, label: 'the first of July', value: '2026-07-01' },
    });
    await publishSummary(on(await draft()));
    const facts = await publishedFacts(meetingId);
    expect(facts?.facts.at(-1)).toMatchObject({
      kind: 'deadline',
      label: 'the first of July',
      value: '2026-07-01',
      item: 1,
    });
    await expect(
      removeFact({ ...on(await draft()), fact: amountOf(await draft()).index }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is refused with what it cannot be, and nothing changes', async () => {
    const { draft } = await drafted();
    const first = await draft();
    const amount = amountOf(first);
    const wrong = [
      { kind: 'rumour' },
      { label: ' ' },
      { label: 'x'.repeat(201) },
      { label: 'a lot of money' },
      { label: 'a lot of money', value: 'more' },
      { value: '1' },
      { kind: 'date', label: 'soon' },
      { kind: 'date', label: 'soon', value: '2026-02-30' },
      { detail: 'x'.repeat(301) },
      { case: '99' },
      { case: '-1' },
      { case: 'several' },
      { passages: 'all' },
      { passages: '4000' },
      { passages: '1-600' },
    ];
    for (const field of wrong) {
      await expect(
        changeFact({ ...on(first), fact: amount.index, typed: { ...amount.typed, ...field } }),
        JSON.stringify(field),
      ).rejects.toMatchObject({ code: 'invalid' });
    }
    await expect(addFact({ ...on(first), typed: amount.typed })).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(removeFact({ ...on(first), fact: 999 })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await draft()).toMatchObject({ revision: first.revision, facts: first.facts });
  });

  it('is not changed from a page that shows an older draft', async () => {
    const { draft } = await drafted();
    const first = await draft();
    await addFact({ ...on(first), typed: due });
    const late = { ...on(first), fact: amountOf(first).index };
    const { typed } = amountOf(first);
    await expect(changeFact({ ...late, typed: { ...typed, label: '$2' } })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(removeFact(late)).rejects.toMatchObject({ code: 'conflict' });
    await expect(addFact({ ...on(first), typed: due })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is followed by an offer of every other place that says the old one', async () => {
    const { draft } = await drafted();
    const first = await draft();
    const { index, typed } = amountOf(first);
    await changeFact({ ...on(first), fact: index, typed: { ...typed, label: '$1.52 million' } });
    const of = { versionId: first.id, save: first.revision };
    const spread = await readSpread(of);
    expect(spread).toMatchObject({ sentence: null, vote: null, fact: index });
    const places = spread?.places.map(({ key }) => key) ?? [];
    expect(places).toEqual(['sentence-2']);
    await carryOutSpread({ ...of, actorId, revision: (await draft()).revision, places });
    expect((await draft()).markdown).toContain('$1,520,000');
  });
});
