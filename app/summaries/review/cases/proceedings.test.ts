import { describe, expect, it } from 'vitest';
import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import type { StoredCase, StoredFact } from '../../case-rows.server.ts';
import { noFindings } from '../../findings/findings.ts';
import type { StoredVote } from '../../vote-rows.server.ts';
import { carryVote } from './carry-vote.ts';
import { followCount } from './follow-count.ts';
import { joinCase } from './join-case.ts';
import { moveCase } from './move-case.ts';
import type { Proceedings } from './proceedings.ts';
import { renameCase } from './rename-case.ts';
import { splitCase } from './split-case.ts';

const aCase = (designator: string | null, title: string, at: [number, number]): StoredCase => ({
  designator,
  title,
  kind: 'action',
  state: 'discussed',
  until: null,
  isConsent: false,
  firstSegment: at[0],
  lastSegment: at[1],
  unvoted: [],
  draftedTitle: null,
  titledById: null,
  titledAt: null,
  ...noFindings(),
});

const aVote = (index: number, item: number, segments: number[]): StoredVote => ({
  index,
  item,
  items: [item],
  kind: 'main',
  subject: null,
  footing: 'named',
  heardCount: null,
  motion: 'approve it',
  mover: null,
  seconder: null,
  method: null,
  yes: 5,
  no: 0,
  abstain: null,
  outcome: 'adopted',
  rollCall: [],
  segments,
  editedById: null,
  editedAt: null,
  ...noFindings(),
});

const aFact = (index: number, item: number, segment: number): StoredFact => ({
  index,
  kind: 'amount',
  label: '$5,000',
  value: 'USD 5000',
  detail: null,
  item,
  segments: `[${segment}]`,
});

const markdown = `## In short

- The pier was leased. [0:10](#s3)

## Item by item

### 1 Lease of the pier

- The pier was leased. [0:10](#s3)
- A ferry asked for a berth. [0:20](#s5)

### 2 Tree ordinance

- Oaks are protected. [0:40](#s9)
`;

/** The roll call stands between the two that are told, and is not told itself. */
const proceedings: Proceedings = {
  markdown,
  cases: [
    aCase('1', 'Lease of the pier', [1, 6]),
    aCase(null, 'Roll call', [7, 7]),
    aCase('2', 'Tree ordinance', [8, 12]),
  ],
  votes: [aVote(0, 0, [3, 4]), aVote(1, 0, [5, 6]), aVote(2, 2, [9])],
  facts: [aFact(0, 0, 2), aFact(1, 0, 5), aFact(2, 2, 9)],
};

const told = ({ markdown: text }: Proceedings) =>
  readSummaryMarkdown(text).map(({ heading, text: said }) => [heading, said]);
const by = { id: 'editor', at: new Date() };
const titles = ({ cases }: Proceedings) => cases.map(({ title }) => title);

describe('a case', () => {
  it('has its new title in its row, over what is told of it, and in what its votes were on', () => {
    const before = {
      ...proceedings,
      votes: proceedings.votes.map((vote) => ({ ...vote, subject: 'Lease of the pier' })),
    };
    const after = renameCase(before, { place: 0, fields: { title: 'Lease of *Pier 4*' }, by });
    expect(told(after)[1]).toEqual(['1 Lease of *Pier 4*', 'The pier was leased.']);
    expect(titles(after)).toEqual(['Lease of *Pier 4*', 'Roll call', 'Tree ordinance']);
    expect(after.votes.map(({ subject }) => subject)).toEqual([
      'Lease of *Pier 4*',
      'Lease of *Pier 4*',
      'Lease of the pier',
    ]);
  });

  it('that is not told keeps the text as it is when it is renamed', () => {
    const after = renameCase(proceedings, { place: 1, fields: { title: 'Attendance' }, by });
    expect(after.markdown).toBe(markdown);
    expect(titles(after)).toContain('Attendance');
  });

  it('is moved with what is told of it, and its votes and amounts stay with it', () => {
    const after = moveCase(proceedings, { from: 2, to: 0 });
    expect(titles(after)).toEqual(['Tree ordinance', 'Lease of the pier', 'Roll call']);
    expect(told(after).map(([heading]) => heading)).toEqual([
      null,
      '2 Tree ordinance',
      '1 Lease of the pier',
      '1 Lease of the pier',
    ]);
    expect(after.votes.map(({ items }) => items)).toEqual([[1], [1], [0]]);
    expect(after.facts.map(({ item }) => item)).toEqual([1, 1, 0]);
    const back = moveCase(after, { from: 0, to: 2 });
    expect(back).toEqual(proceedings);
  });

  it('is joined with the one before it', () => {
    const untold = joinCase(proceedings, { place: 2 });
    // The roll call was not told; what it is joined with now stands under its name.
    expect(told(untold).at(-1)).toEqual(['Roll call', 'Oaks are protected.']);
    const after = joinCase(joinCase(proceedings, { place: 1 }), { place: 1 });
    expect(titles(after)).toEqual(['Lease of the pier']);
    expect(
      told(after)
        .slice(1)
        .map(([heading]) => heading),
    ).toEqual(Array(3).fill('1 Lease of the pier'));
    expect(after.cases[0]).toMatchObject({ firstSegment: 1, lastSegment: 12 });
    expect(after.votes.map(({ item }) => item)).toEqual([0, 0, 0]);
  });

  it('is split before a sentence, with what was voted and named from there on', () => {
    const after = splitCase(proceedings, {
      place: 0,
      sentence: 2,
      begins: null,
      designator: '1A',
      title: 'Ferry berth',
      by,
    });
    if (!after) throw new Error('It was not split.');
    expect(titles(after)).toEqual([
      'Lease of the pier',
      'Ferry berth',
      'Roll call',
      'Tree ordinance',
    ]);
    expect(told(after).slice(1)).toEqual([
      ['1 Lease of the pier', 'The pier was leased.'],
      ['1A Ferry berth', 'A ferry asked for a berth.'],
      ['2 Tree ordinance', 'Oaks are protected.'],
    ]);
    expect(after.votes.map(({ items }) => items)).toEqual([[0], [1], [3]]);
    expect(after.facts.map(({ item }) => item)).toEqual([0, 1, 3]);
    expect(after.cases.slice(0, 2)).toMatchObject([
      { firstSegment: 1, lastSegment: 4 },
      { firstSegment: 5, lastSegment: 6 },
    ]);
  });

  it('is split where the editor says that the new one was taken up', () => {
    const into = { place: 0, sentence: 2, designator: '1A', title: 'Ferry berth', by };
    const after = splitCase(proceedings, { ...into, begins: 4 });
    expect(after?.cases.slice(0, 2)).toMatchObject([
      { firstSegment: 1, lastSegment: 3 },
      { firstSegment: 4, lastSegment: 6 },
    ]);
  });

  it('is not split before its first sentence, nor before one of another case', () => {
    const into = { designator: null, title: 'Other', begins: null, by };
    for (const sentence of [0, 1, 3, 99]) {
      expect(splitCase(proceedings, { ...into, place: 0, sentence })).toBeNull();
    }
  });
});

const tell = (text: string, vote: number, segments: number[] = []) => ({
  ...{ text, vote, segments },
  isInShort: false,
});

describe('a vote', () => {
  const decided = {
    ...proceedings,
    markdown: `${markdown}- No vote was taken. [0:40](#s9)\n`,
    cases: proceedings.cases.map((one, place) =>
      place === 0 ? { ...one, state: 'adopted' as const } : one,
    ),
    votes: [{ ...aVote(7, 0, [3]), subject: 'Lease of the pier' }],
  };
  const pier = 'The pier was leased.';

  it('goes to another case with the line that tells it, and with what became of the case', () => {
    const after = carryVote(decided, { at: 0, to: 2, told: [pier] });
    expect(after.votes[0]).toMatchObject({ item: 2, items: [2], subject: 'Tree ordinance' });
    expect(after.cases.map(({ state }) => state)).toEqual(['discussed', 'discussed', 'adopted']);
    expect(told(after)).toEqual([
      [null, pier],
      ['1 Lease of the pier', 'A ferry asked for a berth.'],
      ['2 Tree ordinance', 'Oaks are protected.'],
      ['2 Tree ordinance', pier],
    ]);
    expect(after.markdown).toContain('protected. [0:40](#s9)\n- The pier was leased.');
  });

  it('goes to a case that is not told, which then is named over the line', () => {
    const after = carryVote(decided, { at: 0, to: 1, told: [pier] });
    expect(told(after)).toContainEqual(['Roll call', pier]);
    const { markdown: text } = after;
    expect(text.indexOf('### Roll call')).toBeLessThan(text.indexOf('### 2 Tree'));
  });

  it('of no case keeps the text as it is, and the case is open again', () => {
    const after = carryVote(decided, { at: 0, to: null, told: [pier] });
    expect(after.markdown).toBe(decided.markdown);
    expect(after.votes[0]).toMatchObject({ item: null, items: [] });
    expect(after.cases[0]).toMatchObject({ state: 'discussed' });
  });

  it('that was of several cases is of one, and no consent list any more', () => {
    const list = [{ ...aVote(7, 0, [3]), items: [0, 1], kind: 'consent' as const }];
    const after = carryVote({ ...decided, votes: list }, { at: 0, to: 2, told: [pier] });
    expect(after.votes[0]).toMatchObject({ items: [2], kind: 'main' });
    expect(told(after)[1]).toEqual(['1 Lease of the pier', pier]);
  });
});

describe('what code tells of votes', () => {
  const transcript = { segments: [], clockStartSeconds: null };

  it('follows what an editor made of them, wherever it stands', () => {
    const after = followCount(markdown, {
      before: [tell('The pier was leased.', 0), tell('It was noted.', 1)],
      after: [tell('The pier was leased, 5 to 0.', 0), tell('It was noted.', 1)],
      transcript,
    });
    expect(readSummaryMarkdown(after).map(({ text, citations }) => [text, citations])).toEqual([
      ['The pier was leased, 5 to 0.', [3]],
      ['The pier was leased, 5 to 0.', [3]],
      ['A ferry asked for a berth.', [5]],
      ['Oaks are protected.', [9]],
    ]);
  });

  it('cites what its vote rests on now, and nothing else does', () => {
    const [pier, oaks] = ['The pier was leased.', 'Oaks are protected.'];
    const after = followCount(markdown, {
      before: [tell(pier, 0, [3]), tell(oaks, 2, [9])],
      after: [tell(pier, 0, [4, 6]), tell(`${oaks.slice(0, -1)}, 5 to 0.`, 2, [9])],
      transcript,
    });
    expect(readSummaryMarkdown(after).map(({ text, citations }) => [text, citations])).toEqual([
      [pier, [4, 6]],
      [pier, [4, 6]],
      ['A ferry asked for a berth.', [5]],
      ['Oaks are protected, 5 to 0.', [9]],
    ]);
  });

  it('stays with its vote where the votes stand in another order now', () => {
    const [pier, oaks] = [tell('The pier was leased.', 0), tell('Oaks are protected.', 2)];
    const moved = followCount(markdown, { before: [pier, oaks], after: [oaks, pier], transcript });
    expect(moved).toBe(markdown);
    const renamed = tell('Oaks and elms are protected.', 2);
    const after = followCount(markdown, {
      before: [pier, oaks],
      after: [renamed, pier],
      transcript,
    });
    expect(readSummaryMarkdown(after).map(({ text }) => text)).toEqual([
      'The pier was leased.',
      'The pier was leased.',
      'A ferry asked for a berth.',
      'Oaks and elms are protected.',
    ]);
  });

  it('is left to the editor where another number of sentences is to be told', () => {
    const followed = followCount(markdown, {
      before: [tell('Oaks are protected.', 2)],
      after: [],
      transcript,
    });
    expect(followed).toBe(markdown);
  });
});
