import { describe, expect, it } from 'vitest';
import type { Case } from '#app/proceedings/cases/case.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import { countedTells } from './counted-tells.ts';

const caseOf = (title: string, known: Partial<Case> = {}): Case => ({
  designator: null,
  title,
  kind: 'action',
  state: 'adopted',
  until: null,
  isConsent: false,
  unvoted: [],
  entry: null,
  firstSegment: 0,
  lastSegment: 5,
  firstSentence: 0,
  lastSentence: 5,
  ...known,
});

const voteOf = (known: Partial<Vote> = {}): Vote => ({
  item: 0,
  items: [0],
  kind: 'main',
  subject: null,
  footing: 'named',
  motion: 'approve',
  mover: 'Ms. Hale',
  seconder: null,
  method: 'voice',
  yes: 5,
  no: 0,
  abstain: 0,
  outcome: 'adopted',
  rollCall: [],
  segments: [1, 2],
  ...known,
});

function told(cases: Case[], votes: Vote[]) {
  const tells = countedTells({ cases, votes });
  const texts = (short: boolean) =>
    tells.filter(({ isInShort }) => isInShort === short).map(({ text }) => text);
  return { inShort: texts(true), inParts: texts(false) };
}

describe('what was adopted by consent', () => {
  const consent = (items: number[]) =>
    voteOf({ kind: 'consent', items, subject: 'the consent agenda', motion: 'the consent agenda' });

  it('counts the matters of one motion, and not the agenda that they stand on', () => {
    const cases = [
      caseOf('Consent agenda', { kind: 'consent' }),
      caseOf('Lease of the depot', { isConsent: true }),
      caseOf('Minutes of March 2', { isConsent: true }),
      caseOf('Resolution to approve consent agenda items', { isConsent: true }),
    ];
    expect(told(cases, [consent([0, 1, 2, 3])]).inParts).toContain(
      'The lease of the depot was approved on the consent agenda, with 1 other item by one motion, 5 to 0.',
    );
  });

  it('does not speak of other items where there are none', () => {
    const cases = [caseOf('Consent calendar'), caseOf('Lease of the depot', { isConsent: true })];
    expect(told(cases, [consent([0, 1])]).inParts).toContain(
      'The lease of the depot was approved on the consent agenda, 5 to 0.',
    );
  });
});

describe('a long title', () => {
  const title =
    'Resolution No. 2031-07 - A Resolution authorizing the Mayor to sign a lease of the old depot with the Alder County Historical Society for a term of ten years';

  it('is said whole before the cases, and by the paper’s number right under itself', () => {
    expect(told([caseOf(title)], [voteOf()])).toEqual({
      inShort: [
        'Resolution No. 2031-07, authorizing the Mayor to sign a lease of the old depot with the Alder County Historical Society for a term of ten years, was adopted, 5 to 0.',
      ],
      inParts: [
        'Resolution No. 2031-07 was adopted, 5 to 0 by voice vote, on a motion by Ms. Hale.',
      ],
    });
  });
});

describe('a committee', () => {
  it('recommends, and does not pass', () => {
    const vote = voteOf({ motion: 'the committee recommend passage of Council Bill 4471' });
    expect(told([caseOf('Council Bill 4471, relating to trees')], [vote]).inShort).toEqual([
      'Council Bill 4471, relating to trees, was recommended for passage, 5 to 0.',
    ]);
  });

  it('has decided where the outcome is told after a roll that nobody summed up', () => {
    const vote = voteOf({ yes: null, no: null, outcome: null, method: 'roll call' });
    expect(told([caseOf('Council Bill 4471, relating to trees')], [vote]).inShort).toEqual([
      'Council Bill 4471, relating to trees, was passed.',
    ]);
    const undecided = caseOf('Council Bill 4471, relating to trees', { state: 'discussed' });
    expect(told([undecided], [vote])).toEqual({ inShort: [], inParts: [] });
  });
});

describe('a decision that was asked for and that nobody moved', () => {
  it.each([
    [
      'Consider a motion for a veto override of Ordinance No. 88-2031',
      'No vote was taken on the veto override of Ordinance No. 88-2031.',
    ],
    [
      'Consider authorizing the sale of the depot',
      'No vote was taken on whether to authorize the sale of the depot.',
    ],
  ])('is news, in its part and before all: %s', (title, inShort) => {
    expect(told([caseOf(title, { state: 'no action' })], [])).toEqual({
      inShort: [inShort],
      inParts: ['No vote was taken.'],
    });
  });

  it.each(['Announcements', 'Budget update', 'Approval of the minutes', 'Boat ramps'])(
    'is none where a meeting only hears, or nobody asked: %s',
    (title) => {
      expect(told([caseOf(title, { state: 'no action' })], [])).toEqual({
        inShort: [],
        inParts: [],
      });
    },
  );
});

describe('what was granted under conditions', () => {
  const grants = (motion: string) =>
    told([caseOf('Conditional use at 12 Elm Street')], [voteOf({ motion })]).inParts[0];

  it.each([
    [
      'approve the use with the restrictions the city suggested',
      ' with the restrictions the city suggested,',
    ],
    [
      'approve the use subject to a letter of the water company',
      ' subject to a letter of the water company,',
    ],
    [
      'approve the use with two conditions, a fence and a sign',
      ' with two conditions, a fence and a sign,',
    ],
  ])('says under which: %s', (motion, clause) => {
    expect(grants(motion)).toContain(`approved${clause} 5 to 0`);
  });

  it.each([
    'approve the use with the conditions that we talked about',
    'approve the use with Ms. Hale',
  ])('leaves out what nobody else would understand: %s', (motion) =>
    expect(grants(motion)).toMatch(/approved, 5 to 0/),
  );
});

describe('what was moved on a matter that was announced in few words', () => {
  const toldOf = (title: string, motion: string, known: Partial<Case> = {}) =>
    told([caseOf(title, known)], [voteOf({ motion })]).inParts[0];

  it.each([
    [
      'Fire chief',
      'we go ahead and hire the new fire chief at a salary of $112,000',
      'It was agreed to hire the new fire chief at a salary of $112,000',
    ],
    [
      'Paving bids',
      'award the bid for street paving to Delta Asphalt for $318,450',
      'It was agreed to award the bid for street paving to Delta Asphalt for $318,450',
    ],
    [
      'Teachers agreement',
      'the board ratify the agreement with the teachers association',
      'It was agreed to ratify the agreement with the teachers association',
    ],
    [
      'Short-term rentals',
      'staff be directed to bring back a report on short-term rentals within 60 days',
      'It was agreed to direct staff to bring back a report on short-term rentals within 60 days',
    ],
    [
      'Town clerk',
      'accept the resignation of the town clerk with regret',
      'The resignation of the town clerk with regret was accepted',
    ],
    [
      'Street bids',
      'award the paving to Delta Asphalt',
      'It was agreed to award the paving to Delta Asphalt',
    ],
    [
      'School calendar',
      'the adoption of the school calendar for 2026-2027',
      'The school calendar for 2026-2027 was adopted',
    ],
  ])('%s: is told in the words of the motion', (title, motion, expected) => {
    expect(toldOf(title, motion)).toBe(
      `${expected}, 5 to 0 by voice vote, on a motion by Ms. Hale.`,
    );
  });

  it.each([
    ['the motion says no more', 'Harbor lease', 'approve the harbor lease', {}],
    ['it has a longer title', 'Lease of the old harbor', 'approve the lease with Dane Marine', {}],
    ['an agenda has its title', 'Lease of the harbor', 'approve the lease for $40', { entry: 3 }],
    ['the motion is talk', 'Harbor lease', 'we just do the harbor lease like you said', {}],
    [
      'it is on an agenda’s item',
      'Harbor lease',
      'award the street bid to Delta Asphalt',
      { entry: 3 },
    ],
  ])('is told by its title where %s', (_why, title, motion, known) => {
    expect(toldOf(title, motion, known)).toMatch(new RegExp(`^The ${title} was approved`, 'i'));
  });

  it('names whom it was about, where its title is longer and does not', () => {
    expect(toldOf('Appointment to the tree board', 'appoint Rosa Hale to the tree board')).toMatch(
      /^It was agreed to appoint Rosa Hale to the tree board, /,
    );
  });

  it('names whom or how much, where the agenda has a title without it', () => {
    const motion = 'we go with Carolina Tank for the $186,500';
    expect(toldOf('Water tank painting bids', motion, { entry: 3 })).toMatch(
      /^It was agreed to go with Carolina Tank for the \$186,500, /,
    );
  });

  it('is no denial of a contract where bids were rejected', () => {
    expect(toldOf('Towing contract', 'reject the bids and readvertise')).toMatch(
      /^It was agreed to reject the bids and readvertise, /,
    );
  });

  it('is told with where it was referred to', () => {
    const motion = 'send the sign ordinance back to the planning commission for further study';
    expect(toldOf('Sign ordinance', motion, { state: 'referred' })).toMatch(
      /^The sign ordinance was referred back to the planning commission for further study, 5 to 0/,
    );
  });
});

describe('what the motion says and the title does not', () => {
  it.each([
    [
      'approve the lease of the depot in the amount of $211,633',
      'The lease of the depot in the amount of $211,633 was approved, 5 to 0.',
    ],
    [
      'approve it in the amount of $211,633',
      'The lease of the depot was approved in the amount of $211,633, 5 to 0.',
    ],
    [
      'the council advertise a proposed tax rate of 1.095 per $100 of value',
      'The lease of the depot was approved at a proposed tax rate of 1.095 per $100 of value, 5 to 0.',
    ],
    [
      'approve the lease with the following conditions',
      'The lease was approved with conditions, 5 to 0.',
    ],
  ])('%s', (motion, sentence) => {
    const vote = voteOf({ motion, subject: 'Lease of the depot' });
    expect(told([caseOf('Lease of the depot')], [vote]).inShort).toEqual([sentence]);
  });

  it('names who said no where they are as many as were counted, though captions lost a yes', () => {
    const rollCall = ['Mr. Lane', 'Ms. Ode'].map((name) => ({ name, vote: 'no' as const }));
    const vote = voteOf({ motion: 'approve it', method: 'roll call', yes: 3, no: 2, rollCall });
    expect(told([caseOf('Lease of the depot')], [vote]).inShort.join()).toContain(
      'voting no: Mr. Lane and Ms. Ode',
    );
  });
});

describe('whom a body elects', () => {
  const on = (motion: string, outcome: Vote['outcome'] = 'adopted') =>
    voteOf({ motion, outcome, subject: 'Election of officers', yes: null, no: null });

  it('is told with the office, and before all parts by who got it', () => {
    const votes = [on('nominate Sam Ortiz as vice chair'), on('nominate Rita Bell', 'rejected')];
    const { inShort, inParts } = told([caseOf('Election of officers')], votes);
    expect(inShort).toEqual(['Sam Ortiz was elected vice chair.']);
    expect(inParts.join()).toContain('Rita Bell was not chosen');
  });

  it('is a nomination still where others appoint', () => {
    const { inParts } = told(
      [caseOf('Library board')],
      [on('nominate Ken Lane to the library board')],
    );
    expect(inParts.join()).not.toContain('elected');
  });
});
