import { describe, expect, it } from 'vitest';
import type { Segment } from '#app/records/transcript.ts';
import { findFacts } from './find-facts.ts';

const segments = (...texts: string[]): Segment[] =>
  texts.map((text, index) => ({
    index,
    startSeconds: index,
    endSeconds: null,
    speaker: null,
    text,
  }));

const items = [
  { title: 'Opening', kind: 'opening' as const, firstSegment: 0, lastSegment: 1 },
  { title: 'The budget', kind: 'action' as const, firstSegment: 2, lastSegment: 5 },
];

const facts = (...texts: string[]) => findFacts(segments(...texts), items);

describe('the facts of a meeting', () => {
  it('are its bills, amounts and dates, with every place they were named at', () => {
    expect(
      facts(
        'Good evening.',
        'We are here for Resolution 2025-14.',
        'It spends forty-two million dollars on roads.',
        'The last hearing was on September 9, 2025.',
        'That is $42,000,000, for Resolution number 2025-14.',
      ),
    ).toEqual([
      {
        kind: 'reference',
        label: 'Resolution 2025-14',
        value: 'resolution 2025-14',
        detail: null,
        item: 0,
        segments: [1, 4],
      },
      {
        kind: 'amount',
        label: '$42 million',
        value: 'USD 42000000',
        detail: null,
        item: 1,
        segments: [2, 4],
      },
      {
        kind: 'date',
        label: 'September 9, 2025',
        value: '2025-09-09',
        detail: null,
        item: 1,
        segments: [3],
      },
    ]);
  });

  it('write every amount the same way', () => {
    const amounts =
      'It is $1,250,000, or $3.50 each, or a fee of 250 dollars, of 1.2 billion dollars.';
    expect(facts(amounts).map(({ label }) => label)).toEqual([
      '$1.25 million',
      '$3.50',
      '$250',
      '$1.2 billion',
    ]);
  });

  it('keep a date by which something is due apart, with the sentence that says so', () => {
    const sentence = 'Comments must be sent in by October 14.';
    expect(facts(sentence)).toMatchObject([
      { kind: 'deadline', label: 'October 14', value: '--10-14', detail: sentence },
    ]);
  });

  it('do not take an agenda item, a district or a bare month for one', () => {
    expect(facts('Item 4 is about District 9, in May, as in Section 12.')).toEqual([]);
  });

  const papers = [
    { title: 'Minutes', kind: 'action' as const, firstSegment: 0, lastSegment: 1 },
    {
      title: 'Ordinance No. 88-2031 on fines, from May 4, 2031',
      kind: 'action' as const,
      firstSegment: 1,
      lastSegment: 2,
    },
    {
      title: 'Council Bill 4471 for $1,250',
      kind: 'action' as const,
      firstSegment: 3,
      lastSegment: 3,
    },
  ];

  it('spell a paper as the title of its case does, and belong to the case that names them', () => {
    const found = findFacts(
      segments(
        'Those are the minutes of May 4.',
        'Next is ordinance 882031, from May 4, 2031.',
        'It is on ordinance 88, 2031.',
        'Then bill 4471 for $1,250 and Resolution 2031.',
      ),
      papers,
    );
    expect(found.map(({ label, item, segments }) => [label, item, segments])).toEqual([
      ['May 4', 0, [0]],
      ['Ordinance 88-2031', 1, [1, 2]],
      ['May 4, 2031', 1, [1]],
      ['Council Bill 4471', 2, [3]],
      ['Resolution 2031', 2, [3]],
      ['$1,250', 2, [3]],
    ]);
  });

  it('leave out a paper of whose number only the year was heard', () => {
    const title = 'Resolution 2026-08, amending the budget';
    const items = [{ title, kind: 'action' as const, firstSegment: 0, lastSegment: 0 }];
    const found = findFacts(segments('8.3 is resolution 2026 is 0.8, and resolution 2019.'), items);
    expect(found.map(({ label }) => label)).toEqual(['Resolution 2019']);
  });
});

describe('captions without points', () => {
  const talk = 'and then we looked at the drawings again with the county and went on';
  const found = findFacts(
    segments(
      'here you go now good evening everyone',
      talk,
      talk,
      'applications are due by may 2nd at noon',
      talk,
      talk,
      'the bid was 20 million $162,311 for the site',
      talk,
      "it wasn't until january 25th that they answered",
      talk,
      talk,
    ),
    [
      { title: 'Opening', kind: 'opening', firstSegment: 0, lastSegment: 2 },
      { title: 'The site', kind: 'action', firstSegment: 3, lastSegment: 10 },
    ],
  );

  it('name a thing where it is said, and not where their one sentence begins', () => {
    expect(found.map(({ kind, label, item, segments: at }) => [kind, label, item, at])).toEqual([
      ['amount', '$20,162,311', 1, [6]],
      ['deadline', 'May 2', 1, [3]],
      ['date', 'January 25', 1, [8]],
    ]);
  });

  it('give the words around a day that is due', () => {
    expect(found[1]?.detail).toContain('applications are due by may 2nd at noon');
    expect(found[1]?.detail).not.toContain('here you go');
  });
});

it.each([
  ['the total is $1 million 73,357 dollars', ['$1,073,357']],
  ['a low bid of 20 million $162,000 for the site', ['$20.162 million']],
  ['the two funds have $2 million $500,000', ['$2 million', '$500,000']],
  ['a change order of 107,000 $984 for the roof', ['$107,984']],
  ['we sold 5,000 $125 vouchers', ['$125']],
  ['in 1998 $984 was paid', ['$984']],
  ['we cut 2 million $50 at a time', ['$50']],
])('an amount that captions write in two is one: %s', (said, labels) => {
  expect(facts(said).map(({ label }) => label)).toEqual(labels);
});

it('a paper whose title has its number alone is that case’s, and its year alone is none', () => {
  const listed = [
    { title: 'Hearing', kind: 'hearing' as const, firstSegment: 0, lastSegment: 1 },
    { title: '26-15: Amend the fees', kind: 'action' as const, firstSegment: 1, lastSegment: 2 },
  ];
  const said = segments(
    'The hearing is open.',
    'It is closed. Next is ordinance 26-15.',
    'I move resolution 26, I mean ordinance 26-15.',
  );
  expect(findFacts(said, listed).map(({ label, item }) => [label, item])).toEqual([
    ['Ordinance 26-15', 1],
  ]);
});
