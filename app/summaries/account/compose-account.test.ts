import { describe, expect, it } from 'vitest';
import { caseAnchors } from '#app/meetings/case-anchors.ts';
import { accountFrom, type Kept } from '#tests/support/shown-summary.tsx';
import { type CaseCard, toldIn } from './account.ts';
import { canBeOrdered, inOrder, isQuiet } from './case-order.ts';

const casesOf = (markdown: string, kept: Kept) => accountFrom(markdown, kept).cases;
const anchors = (cases: readonly CaseCard[]) => cases.map(({ anchor }) => anchor);

const markdown = `## In short

- The lease was adopted, 5 to 2. [1:40](#s20) [1:45](#s21)

## Item by item

### 1 Roll call

### 6.A Lease of the old library

- The lease was adopted, 5 to 2, on a motion by Ms. Hale. [1:40](#s20) [1:45](#s21)
- Mr. Ortiz: “It costs $84,000 a year.” [1:00](#s12)

### 7 Fee schedule
`;
const fees = {
  designator: '7',
  title: 'Fee schedule',
  state: 'postponed',
  until: 'October 14',
  firstSegment: 23,
  lastSegment: 30,
};
const items = [
  { designator: '1', title: 'Roll call', kind: 'opening', state: 'no action' },
  {
    designator: '6.A',
    title: 'Lease of the old library',
    state: 'adopted',
    firstSegment: 10,
    lastSegment: 22,
  },
  fees,
];
const lease = {
  item: 1,
  items: '[1]',
  yes: 5,
  no: 2,
  outcome: 'adopted',
  segments: '[20,21]',
  rollCall: '[{"name":"Ms. Hale","vote":"yes"},{"name":"Mr. Dunn","vote":"no"}]',
};

describe('the cases of a meeting', () => {
  it('stand in the order of the agenda, each under its number, also where nothing is told', () => {
    const cases = casesOf(markdown, { items });
    expect(anchors(cases)).toEqual(['case-1', 'case-6-a', 'case-7']);
    expect(cases.map(isQuiet)).toEqual([true, false, true]);
    expect(cases.map(({ title }) => title)).toEqual([
      'Roll call',
      'Lease of the old library',
      'Fee schedule',
    ]);
  });

  it('say in words what became of them, and until when they were put off', () => {
    const cases = casesOf(markdown, { items, votes: [lease] });
    expect(cases.map(({ outcome }) => outcome?.words)).toEqual([
      undefined,
      'Adopted',
      'Postponed until October 14',
    ]);
    expect(cases[1]?.tally).toBe('5 to 2');
  });

  it('keep their title as an editor left it, and their address with their number', () => {
    const edited = markdown.replace('Lease of the old library', 'Lease of the former library');
    const [, second] = casesOf(edited, { items });
    expect(second).toMatchObject({ anchor: 'case-6-a', title: 'Lease of the former library' });
  });

  it('that the summary does not name stand in their place', () => {
    const without = markdown.replace('### 1 Roll call\n', '');
    expect(anchors(casesOf(without, { items }))).toEqual(['case-1', 'case-6-a', 'case-7']);
    const none = casesOf('Somebody typed this.', { items, votes: [lease] });
    expect(anchors(none)).toEqual(['case-1', 'case-6-a', 'case-7']);
  });

  it('have the address that searches and matters know, whatever an editor calls them', () => {
    const [depot] = casesOf('### The depot', {
      items: [{ designator: '5', title: 'Roads' }, { title: 'CONSIDERATION: Lease of the Depot' }],
    }).slice(1);
    expect(depot).toMatchObject({
      title: 'Lease of the Depot',
      anchor: caseAnchors()({ designator: null, title: 'CONSIDERATION: Lease of the Depot' }),
    });
  });

  it('have addresses of their own where two have one title', () => {
    const two = [{ title: 'Public comment' }, { title: 'Public comment' }];
    expect(anchors(casesOf('### Public comment\n\n### Public comment', { items: two }))).toEqual([
      'case-public-comment',
      'case-public-comment--2',
    ]);
  });

  it('can be read with the decided ones first', () => {
    const cases = casesOf(markdown, { items, votes: [lease] });
    expect(canBeOrdered(cases)).toBe(true);
    expect(anchors(inOrder(cases, 'decided'))).toEqual(['case-6-a', 'case-1', 'case-7']);
    expect(anchors(inOrder(cases, 'agenda'))).toEqual(anchors(cases));
  });
});

describe('a vote', () => {
  it('stands once: its names under the sentence that was made of it', () => {
    const [, card] = casesOf(markdown, {
      items,
      votes: [lease],
      bases: ['counted', 'counted', 'quoted'],
    });
    expect(card?.votes).toEqual([]);
    expect(toldIn(card?.lines ?? []).map(({ vote }) => vote?.rollCall.length)).toEqual([
      2,
      undefined,
    ]);
  });

  it('is shown as it was counted where no sentence tells it', () => {
    const [, card] = casesOf(markdown, {
      items,
      votes: [lease],
      bases: ['compared', 'compared', 'quoted'],
    });
    expect(card?.votes.map(({ vote }) => vote.yes)).toEqual([5]);
    expect(card?.votes[0]?.passage?.places[0]?.first).toBe(20);
  });

  it('that belongs to no case is shown after them', () => {
    const account = accountFrom(markdown, {
      items,
      votes: [{ ...lease, item: null, items: '[]' }],
    });
    expect(account.votes).toHaveLength(1);
  });

  it('say nothing of a hearing that was only opened and closed by a vote', () => {
    const fees = { title: 'Fee schedule', designator: '7', kind: 'hearing', state: 'no action' };
    const toClose = { ...lease, item: 2, items: '[2]', kind: 'procedural' };
    const cases = casesOf(markdown, { items: [...items.slice(0, 2), fees], votes: [toClose] });
    expect(cases[2]?.outcome).toBeNull();
  });

  it('of a version that kept no states says what became of its case', () => {
    const old = [{ title: 'Roads', firstSegment: 0, lastSegment: 9 }];
    const votes = [{ item: 0, outcome: 'rejected', yes: 1, no: 4 }];
    const [card] = casesOf('## Items\n\n### Roads\n\nIt was moved. [0:05](#s1)', {
      items: old,
      votes,
    });
    expect(card).toMatchObject({ outcome: { words: 'Rejected' }, tally: '1 to 4' });
    // Nobody knows that no vote was taken.
    const [unknown] = casesOf('### Roads', { items: old });
    expect(unknown?.outcome).toBeNull();
  });
});

describe('items that one motion adopted by consent', () => {
  const list = [
    { designator: '2', title: 'Consent agenda', kind: 'consent', state: 'adopted' },
    { designator: '2.A', title: 'Minutes', kind: 'consent', state: 'adopted', isConsent: true },
    { designator: '2.B', title: 'Plat', kind: 'consent', state: 'adopted', isConsent: true },
    { designator: '3', title: 'Budget', state: 'adopted' },
  ];
  const told = `## Item by item

### 2 Consent agenda

- The consent agenda was approved, 8 to 0. [0:40](#s8)

### 2.A Minutes

### 2.B Plat

- Ms. Farouk: “The plat has no wall.” [0:30](#s6)

### 3 Budget
`;
  const votes = [
    {
      item: 1,
      items: '[1,2]',
      kind: 'consent',
      yes: 8,
      no: 0,
      outcome: 'adopted',
      segments: '[8]',
    },
  ];

  it('stand under it, each with its title and that it was by consent', () => {
    const [motion, budget, ...others] = casesOf(told, {
      items: list,
      votes,
      bases: ['counted', 'quoted'],
    });
    expect(others).toEqual([]);
    expect(budget?.anchor).toBe('case-3');
    expect(motion).toMatchObject({ anchor: 'case-2', tally: '8 to 0', votes: [] });
    expect(motion?.members.map(({ title, outcome }) => [title, outcome?.words])).toEqual([
      ['Minutes', 'Adopted by consent'],
      ['Plat', 'Adopted by consent'],
    ]);
    expect(toldIn(motion?.members[1]?.lines ?? [])).toHaveLength(1);
  });

  it('have a motion of their own where the agenda has no item for it', () => {
    const alone = told.replace('### 2 Consent agenda', '');
    const [motion, budget] = casesOf(alone, {
      items: list.slice(1),
      votes: [{ ...votes[0], item: 0, items: '[0,1]' }],
    });
    expect(motion).toMatchObject({ title: 'Adopted together, by consent', tally: '8 to 0' });
    expect(motion?.members.map(({ title }) => title)).toEqual(['Minutes', 'Plat']);
    expect(budget?.title).toBe('Budget');
  });
});

describe('what was named with a number', () => {
  const facts = [
    { kind: 'amount', label: '$84,000', value: 'USD 84000', item: 1, segments: '[12]' },
    { kind: 'amount', label: '$1.2 million', value: 'USD 1200000', item: 1, segments: '[13]' },
    { kind: 'date', label: 'September 15, 2026', value: '2026-09-15', item: 1, segments: '[0]' },
    { kind: 'deadline', label: 'October 30', value: '--10-30', detail: 'Due then.', item: 2 },
    { kind: 'reference', label: 'Ordinance 9', value: 'ordinance 9', item: null, segments: '[3]' },
  ];

  it('stands with its case, unless it is told there or is the day of the meeting', () => {
    const { cases, named } = accountFrom(markdown, { items, facts });
    const labels = cases.map((card) =>
      card.named.flatMap((kind) => kind.facts.map((f) => f.label)),
    );
    expect(labels).toEqual([[], ['$1.2 million'], ['October 30']]);
    expect(named.flatMap((kind) => kind.facts.map(({ label }) => label))).toEqual(['Ordinance 9']);
  });

  it('makes a case with something due more than a line', () => {
    const { cases } = accountFrom(markdown, { items, facts });
    expect(cases.map(isQuiet)).toEqual([true, false, false]);
  });
});

describe('how a sentence was checked', () => {
  it('is counted for the whole summary', () => {
    const bases = ['counted', 'compared', { basis: 'compared', confirmedReason: 'I asked.' }];
    const { checked, parts } = accountFrom(markdown, { items, bases });
    expect([...checked]).toEqual([
      ['counted', 1],
      ['compared', 1],
      ['confirmed', 1],
    ]);
    const notes = parts.flatMap((part) =>
      part.kind === 'cases' ? part.cases.flatMap(({ lines }) => toldIn(lines)) : [],
    );
    expect(notes.map(({ note }) => note)).toEqual([null, 'I asked.']);
  });

  it('is told of cases and votes too, where an editor let them stand against a finding', () => {
    const noted = [...items.slice(0, 2), { ...fees, confirmedReason: 'The clerk has it so.' }];
    const votes = [{ ...lease, confirmedReason: 'It needed four fifths.' }];
    expect(accountFrom(markdown, { items: noted, votes }).notes).toEqual([
      { of: 'case', anchor: 'case-7', words: 'Fee schedule', note: 'The clerk has it so.' },
      expect.objectContaining({ of: 'vote', anchor: 'case-6-a', note: 'It needed four fifths.' }),
    ]);
  });

  it('is not said of another text than the one that was checked', () => {
    expect(accountFrom(markdown, { items, bases: ['counted'] }).checked.size).toBe(0);
  });

  it('is not said of what cites nothing', () => {
    expect(accountFrom('Typed.', { bases: ['compared'] }).checked.size).toBe(0);
  });
});

it('the opening leads to the cases that it sums up', () => {
  const [opening] = accountFrom(markdown, { items }).parts;
  expect(toldIn(opening?.lines ?? []).map(({ about }) => about)).toEqual([
    { anchor: 'case-6-a', name: 'item 6.A' },
  ]);
});

it('a sentence of an editor leads to the case in whose chapter its passages lie, whatever another case cites', () => {
  const told = `## In short

- A grading contract was awarded. [¶26](#s25) [¶27](#s26)
- The fees were raised. [¶96](#s95)

## Item by item

### 6.A Lease of the old library

- Mr. Ortiz: “We saw the grading.” [¶26](#s25) [¶27](#s26) [¶28](#s27)

### 7 Fee schedule
`;
  const [opening] = accountFrom(told, { items: items.slice(1) }).parts;
  expect(toldIn(opening?.lines ?? []).map(({ about }) => about?.anchor ?? null)).toEqual([
    'case-7',
    null,
  ]);
});
