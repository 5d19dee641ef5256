import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

/** What was taken up under a number, and what became of it. */
const casesOf = (lines: string[]) =>
  readProceedings(transcriptOf(lines))
    .cases.filter(({ designator }) => designator !== null)
    .map(({ designator, title, state }) => `${designator} · ${title} · ${state}`);

const opening = 'I call the meeting of the Brill city council to order.';
const ruled = [
  'Is there any discussion on the report? Seeing none, all those in favor say aye. Aye.',
  'Opposed? The motion carries, and the items are adopted.',
];
const report = [
  opening,
  'Next is the report of the Finance Committee.',
  'Thank you. The Finance Committee is bringing forward five items for approval. The first is accepting a bid for the street lights.',
  'Umber two is a contract for the boiler at the library. Three is a grant for the trees on Mill Road.',
  'Number four is the sale of the old depot. And five is a lease of the parking lot.',
];

describe('a report whose items are read out one after another', () => {
  it('is decided item by item by its one vote, though captions have lost a number', () => {
    expect(casesOf([...report, 'I move approval of the items.', 'Second.', ...ruled])).toEqual([
      '1 · Accepting a bid for the street lights · adopted',
      '3 · Grant for the trees on Mill Road · adopted',
      '4 · Sale of the old depot · adopted',
      '5 · Lease of the parking lot · adopted',
    ]);
  });

  it('leaves what it excepts to the vote that follows', () => {
    const states = casesOf([
      ...report,
      'I move all items for approval with the exception of number four.',
      'Second.',
      ...ruled,
      'Now we take up the one that was left. I move to deny it.',
      'Second.',
      'All those in favor say aye. Aye. Opposed? The motion carries.',
    ]);
    expect(states).toContain('3 · Grant for the trees on Mill Road · adopted');
    expect(states).toContain('4 · Sale of the old depot · rejected');
    expect(states).toContain('5 · Lease of the parking lot · adopted');
  });

  it('needs no word that announces it', () => {
    const [, , , ...items] = report;
    const lines = [
      opening,
      'Item one is accepting a bid for the street lights. Item two is a contract for the boiler at the library.',
      ...items.map((text) => text.replace(/^Umber two.*?\. /, '')),
      'I move approval of the items.',
      'Second.',
      ...ruled,
    ];
    expect(casesOf(lines).map((told) => told.split(' · ').at(-1))).toEqual(
      Array.from({ length: 5 }, () => 'adopted'),
    );
  });
});

it('items that are voted on one after another are no list', () => {
  const voted = (number: string, title: string, ending: string) =>
    `Item ${number} is ${title}. Is there a motion? So moved. Second. All in favor? Aye. Opposed? ${ending}`;
  expect(
    casesOf([
      opening,
      voted('one', 'the bid for the street lights', 'The motion carries.'),
      voted('two', 'the contract for the boiler', 'The motion fails.'),
      voted('three', 'the grant for the trees', 'The motion carries.'),
    ]),
  ).toEqual([
    '1 · Bid for the street lights · adopted',
    '2 · Contract for the boiler · rejected',
    '3 · Grant for the trees · adopted',
  ]);
});

it('what a consent agenda counts up is adopted with it, and what is referred by it is referred', () => {
  const { cases } = readProceedings(
    transcriptOf([
      opening,
      'Consent agenda items 7 through 10 are 7 is the renewal of three licenses. Eight is a loan for the mill.',
      'Item nine is referring to staff the tobacco ordinance. Item ten is the appointment of two members to the library board.',
      'Would anyone like to pull any items or have any discussion? Seeing none.',
      "I'll move approval of the consent agenda.",
      'Second.',
      'All those in favor say aye. Aye. Those opposed say nay. The ayes have it, and the motion carries.',
    ]),
  );
  const told = cases.flatMap(({ designator, state, isConsent }) =>
    designator === null ? [] : [`${designator} ${state} ${isConsent}`],
  );
  expect(told).toEqual(['7 adopted true', '8 adopted true', '9 referred true', '10 adopted true']);
});
