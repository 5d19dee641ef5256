import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const meeting = (...lines: string[]) =>
  readProceedings(
    transcriptOf([
      'I call the meeting of the Brill city council to order.',
      ...lines,
      'There is nothing further before us. We are adjourned.',
    ]),
  );
const numbered = ({ cases }: ReturnType<typeof meeting>) =>
  cases.flatMap(({ designator, title, state }) =>
    designator === null ? [] : [`${designator} · ${title} · ${state}`],
  );
const carries = 'All those in favor say aye. Aye. Opposed? The motion carries.';

describe('a report that captions garble', () => {
  const report = [
    'Next is the report from our works, water and roads committee.',
    'The committee is bringing forward six item. One is accepting a bid for the boiler.',
    '2 authorizing a contract with Kessler Coach for two buses 3 is accepting a bid for salt.',
    'Four I amending the lease of the depot. 5 is approving the claim of Ada Lund. And six is approving a grant for trees.',
  ];

  it('keeps every item, also those that lost a word or a point', () => {
    expect(numbered(meeting(...report, 'I move approval of all items. Second.', carries))).toEqual([
      '1 · Accepting a bid for the boiler · adopted',
      '2 · Authorizing a contract with Kessler Coach for two buses · adopted',
      '3 · Accepting a bid for salt · adopted',
      '4 · Amending the lease of the depot · adopted',
      '5 · Approving the claim of Ada Lund · adopted',
      '6 · Approving a grant for trees · adopted',
    ]);
  });

  it('is voted on under its name, and what it leaves out when that is taken up', () => {
    const { cases, votes } = meeting(
      ...report,
      'I move approval of all of those items but number five, which I would like to have a separate vote on. Second.',
      carries,
      'Next we will take up item number 5.',
      'Is there a motion? I move to deny it. Second.',
      carries,
    );
    const told = votes.map(({ items, subject }) => ({
      items: items.map((at) => cases[at]?.designator),
      subject,
    }));
    expect(told).toEqual([
      {
        items: ['1', '2', '3', '4', '6'],
        subject: expect.stringMatching(
          /^report of the works, water and roads committee, items 1 to 4, 6:/,
        ),
      },
      { items: ['5'], subject: expect.stringMatching(/claim of Ada Lund/) },
    ]);
  });

  it('of two items is one of two', () => {
    expect(
      numbered(
        meeting(
          'The budget committee is bringing forward two items today. Item one is two appointments to the library board.',
          'They fill seats five and six. And then item two is approving the salary of the new clerk.',
          "I move approval of the committee's report. Second.",
          carries,
        ),
      ),
    ).toEqual([
      '1 · Two appointments to the library board · adopted',
      '2 · Approving the salary of the new clerk · adopted',
    ]);
  });
});

describe('requests of one applicant that are called together', () => {
  const called = [
    'The next two items, 12-J-07-SP and 12-W-07-RZ, are requests of Harlan J. Homes. The first is for a plan amendment from low density to medium density. The second is for rezoning from agricultural to planned residential.',
    'Is there any opposition? No.',
  ];
  const told = (motion: string) => {
    const { cases } = meeting(...called, `${motion} Second.`, carries);
    return cases.filter(({ title }) => title.includes('Harlan')).map(({ state }) => state);
  };

  it('are cases of their own', () => {
    expect(meeting(...called).cases.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Request of Harlan J. Homes for a plan amendment from low density to medium density',
        'Request of Harlan J. Homes for rezoning from agricultural to planned residential',
      ]),
    );
  });

  it('are decided by the motion that grants them, or by one each where it says on which it is', () => {
    expect(told('I move to approve.')).toEqual(['adopted', 'adopted']);
    expect(told('I move to deny medium density.')[0]).toBe('rejected');
    expect(told('I move to deny medium density.')[1]).not.toBe('rejected');
  });
});

it('an application is called by the number of its file', () => {
  expect(
    meeting(
      'Page 18, 1-Q-08-RZ is a request of Ivo Brandt for rezoning from office to general business.',
      `Any opposition? Move to approve. Second. ${carries}`,
      '1-K-08-RZ is a request of Lund Properties for rezoning from agricultural to residential.',
      `Move to approve. Second. ${carries}`,
    ).cases.map(({ title, state }) => `${title} · ${state}`),
  ).toEqual(
    expect.arrayContaining([
      'Request of Ivo Brandt for rezoning from office to general business · adopted',
      'Request of Lund Properties for rezoning from agricultural to residential · adopted',
    ]),
  );
});

describe('a hearing', () => {
  it('is called by what is told behind its opening', () => {
    const { cases } = meeting(
      'We are ready to get started with Virginia Road. Tony, go ahead. We need a variance of the floor area. I make a motion to approve it. Second.',
      carries,
      'We are going to open the public hearing.',
      'Good evening, I represent the owner. We have before you the application for the extension of a one family house. It is on Mill Street.',
      `I make a motion to approve it. Second. ${carries}`,
    );
    expect(cases.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Virginia Road: variance of the floor area',
        'Public hearing: application for the extension of a one family house',
      ]),
    );
  });
});

describe('a consent list', () => {
  it('that captions hear as another word is one, with what is read out between its motion and its vote', () => {
    expect(
      numbered(
        meeting(
          "So we'll move on to the consent. Consent and agenda. All matters listed on the consent agenda are considered routine in nature and can be enacted in one motion.",
          'Entertain a motion. Move to approve. Second. We have a motion from Mr. Hale, a second from Ms. Roy, and that is 2.1, an ordinance amending chapter 12 on closing hours of parks.',
          '2.2, an ordinance amending chapter 14 on signs.',
          'Mr. Hale? Yes. Ms. Roy? Yes. Mrs. Ode? Yes. Motion carries 3-0.',
          'Then our regular agenda. So 5.1, implementation of free parking downtown. Motion to approve. Second.',
          `${carries} 6.3. Final map. Information only.`,
        ),
      ),
    ).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^2\.1 · .*closing hours of parks · adopted$/),
        expect.stringMatching(/^2\.2 · .*signs · adopted$/),
        '5.1 · Implementation of free parking downtown · adopted',
      ]),
    );
  });
});
