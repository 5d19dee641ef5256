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

describe('items that only follow one another closely', () => {
  const states = (...lines: string[]) =>
    casesOf([opening, ...lines]).map((told) => told.split(' · ').at(-1));

  it('keep what became of each', () => {
    expect(
      states(
        'Item 8 is the hearing on Elm Street. It is continued to June 4.',
        'Item 9 is the plat of Mill Farm. It was withdrawn by the applicant.',
        'Item 10 is a variance for Ms. Hale. I move to grant the variance.',
        'Second.',
        ...ruled,
      ),
    ).toEqual(['continued', 'withdrawn', 'adopted']);
  });

  it('are not approved by a motion on the last of them', () => {
    expect(
      states(
        'Item 4 is the report of the mayor. No report tonight.',
        'Item 5 is the report of the library committee. They did not meet.',
        'Item 6 is a bid for two dump trucks. I move to approve the bid.',
        'Second.',
        ...ruled,
      ),
    ).toEqual(['no action', 'no action', 'adopted']);
  });

  it('are on no consent agenda that was named before them', () => {
    expect(
      states(
        'We come to the consent agenda. It has the minutes and the payroll.',
        'Any public comment first? Item 1 is a proclamation for the band. Item 2 is the oath of the clerk. Item 3 is the report of the mayor.',
        'Now I move approval of the consent agenda.',
        'Second.',
        ...ruled,
      ),
    ).not.toContain('adopted');
  });
});

describe('a list that is voted on more than once', () => {
  const failed = ['Second.', 'All those in favor say aye. Opposed? Nay. The motion fails.'];

  it('is decided by the motion that carries', () => {
    const told = casesOf([
      ...report,
      'I move approval of the items except number four.',
      ...failed,
      'I move approval of all the items.',
      'Second.',
      ...ruled,
    ]);
    expect(told.every((one) => one.endsWith('adopted'))).toBe(true);
  });

  it('is not decided by how the meeting goes on', () => {
    const told = casesOf([
      ...report,
      'I move to suspend the rules to hear from the chief.',
      'Second.',
      ...ruled,
      'I move approval of the items.',
      'Second.',
      ...ruled,
    ]);
    expect(told.map((one) => one.split(' · ').at(-1))).toEqual(
      Array.from({ length: 4 }, () => 'adopted'),
    );
  });

  it('leaves out what was pulled by its number in words', () => {
    const told = casesOf([
      ...report,
      'I would like to pull item four.',
      'I move approval of the rest.',
      'Second.',
      ...ruled,
    ]);
    expect(told).toContain('3 · Grant for the trees on Mill Road · adopted');
    expect(told).not.toContain('4 · Sale of the old depot · adopted');
  });
});

it('numbers that are said of a range of items begin no list', () => {
  expect(
    casesOf([
      opening,
      'We will take items 3 through 5 together. Three is the number of people we need. Four would be better. Five is best.',
    ]),
  ).toEqual([]);
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
