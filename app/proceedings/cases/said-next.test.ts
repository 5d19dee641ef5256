import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const caption = `the first item of business is to consider approval of the minutes of the march meeting is there
  a motion so move is there a second second any discussion all in favor say i next item is discussing consider
  approval of the quarterly investment report good evening the report has no changes from the last quarter that
  you saw and i stand for questions questions comments is there a motion to approve second motion been made and
  seconded all in favor say i thank you discuss and consider approval of a contract with delgado roofing i have the
  wrong page here hold on well good evening the roof of the annex leaks after every storm questions there a motion
  to approve second all in favor say i thank you sir now the one that i told you of come on up dana good evening the
  administration recommends approval to purchase six welding booths at a cost of 81 200 this is a budgeted item for
  the trades building questions comments is there a motion move to approve second all in favor say i thank you let us
  move to the next item which is the president's report yes i would just like to share that enrollment is up by four
  percent over the fall and that the library opens on monday is there a motion to adjourn so move`;

const { cases } = readProceedings(transcriptOf([caption.replace(/\s+/g, ' ')]));
const titles = cases.map(({ title }) => title);

it('captions without points take up what the chair says is next, up to where the talk begins', () => {
  expect(titles).toContain('Approval of the quarterly investment report');
  expect(titles).toContain("President's report");
});

it('an item that only its title announces is one of its own', () => {
  expect(titles).toContain('Approval of a contract with delgado roofing');
});

it('what is recommended after a vote and moved without words of its own is a case', () => {
  expect(titles).toContain('Purchase six welding booths at a cost of 81 200');
  expect(cases.find(({ title }) => title.startsWith('Purchase'))?.state).toBe('adopted');
});

it.each([
  ['So next up is the Harbor Workers Heritage Month.', 'Harbor Workers Heritage Month'],
  ['Okay, next up we have the Superintendent Report.', 'Superintendent Report'],
  [
    'Tonight we have two proclamations and the first one is about water safety week.',
    'Water safety week',
  ],
  [
    'Okay, the next report is regarding a fee waiver for the summer fair.',
    'Fee waiver for the summer fair',
  ],
  [
    'The first is approval of claims and payroll vouchers.',
    'Approval of claims and payroll vouchers',
  ],
])('%s', (said, title) => {
  const { cases } = readProceedings(
    transcriptOf([
      ['Mayor', 'I call the meeting to order.'],
      ['Mayor', said],
      ['Clerk', 'The committee has read all of it, and it is before you in the packet.'],
      ['Mayor', 'The next item is the lease of the depot.'],
      ['Clerk', 'The lease runs for five years.'],
    ]),
  );
  expect(cases.map((one) => one.title)).toContain(title);
});

it('what is on the agenda tonight is taken up, and a question about its hearing takes up nothing', () => {
  const { cases } = readProceedings(
    transcriptOf([
      ['Chair', 'I call the meeting to order.'],
      ['Chair', "On our agenda tonight, it's the continuation of a hearing for the Bell farm."],
      ['Counsel', 'The easement runs to the benefit of the town.'],
      ['Lund', 'Do we have to vote on a public hearing that is open already?'],
      ['Chair', 'Is there a motion to close the public hearing?'],
      ['Lund', 'So moved.'],
      ['Voss', 'Second.'],
      ['Chair', 'All in favor say aye. Motion carries. Next is the lease of the depot.'],
      ['Clerk', 'The lease of the depot runs for five years.'],
    ]),
  );
  const titles = cases.map(({ title }) => title);
  expect(titles).toContain('Continuation of a hearing for the Bell farm');
  expect(titles).not.toContain('Public hearing');
});

it('whoever is thanked before it, what is up next is the case; a paper that is read out is told by what it resolves', () => {
  const { cases, votes } = readProceedings(
    transcriptOf([
      ['Chair', 'I call the meeting to order.'],
      ['Chair', 'The next item is the lease of the depot. Is there a motion to approve?'],
      ['Ode', 'So moved.'],
      ['Bell', 'Second.'],
      ['Chair', 'All in favor? Aye. Opposed? The lease is approved.'],
      [
        'Chair',
        'Thanks again. And next up we have a recommendation to approve the educational plan for the school on Mill Street.',
      ],
      ['Chair', 'Motion to approve by Member Ode. Is there a second?'],
      ['Bell', 'Second.'],
      ['Chair', 'All in favor? Aye. Opposed? The motion passes.'],
      [
        'Chair',
        "So I'm going to go on to continued business, which is 2026-05 offered by Member Bell, whereas the committee wishes to hear from the public on how to appoint a superintendent.",
      ],
      [
        'Chair',
        'Now, therefore, be it resolved the school committee will determine its approach to appointing a superintendent.',
      ],
      ['Bell', 'I would like to make a motion to appoint Dr. Hale to be our next superintendent.'],
      ['Ode', 'Second.'],
      ['Chair', 'All in favor? Aye. Opposed? The motion passes. Congratulations.'],
    ]),
  );
  const titles = cases.map(({ title }) => title);
  const paper =
    '2026-05 offered by Member Bell: determine its approach to appointing a superintendent';
  expect(titles).toEqual(
    expect.arrayContaining([
      'Recommendation to approve the educational plan for the school on Mill Street',
      paper,
    ]),
  );
  expect(titles.filter((title) => /thanks|congratulations/i.test(title))).toEqual([]);
  expect(votes.at(-1)?.subject).toBe(`${paper}: appoint Dr. Hale to be our next superintendent`);
});

const casesWith = (...said: string[]) =>
  readProceedings(
    transcriptOf([
      'Welcome to the select board. Minutes of our September 12 meeting. I move the minutes. Second. All in favor? Aye. Motion passes.',
      ...said,
      'I move to adjourn. Second. All in favor? Aye. We are adjourned.',
    ]),
  ).cases.map(({ title, state }) => `${title} · ${state}`);

it.each([
  [
    'The next item is warrants. I move approval. Second. All in favor? Aye. Motion passes.',
    'Warrants · adopted',
  ],
  [
    'The next item is our new logo. I like the blue one. The other looks dated.',
    'New logo · no action',
  ],
  [
    "Chair's report. We met with the borough president last week about the parks.",
    "Chair's report · no action",
  ],
  [
    'Do we have changes to this agenda? Okay, do we have a motion to approve? So moved. Second. All in favor? Aye. Motion carries.',
    'Approval of the agenda · adopted',
  ],
  [
    'Okay, this evening we will have a special recognition of the negotiating team. Dana will introduce them. They worked on it for three years.',
    'Special recognition of the negotiating team · no action',
  ],
])('few words take up an item: %s', (said, expected) => {
  expect(casesWith(said)).toContain(expected);
});

it.each(['The next item is lunch. We will be back.', 'The next item is easy. You know it.'])(
  'and such as name no matter do not: %s',
  (said) => {
    expect(casesWith(said)).toHaveLength(3);
  },
);

it('a number that is told to be on the agenda is an item’s, whatever was counted before it', () => {
  const taken = readProceedings(
    transcriptOf([
      'I call the planning commission to order. Item number one on our agenda tonight is a public hearing for a conditional use permit at 2163 Mill Street.',
      'The home is large. Item number two here I need to clarify, the ordinance is applied to all buildings together.',
      'I motion that we approve the permit subject to the conditions. Second. All in favor? Aye. Motion passes.',
      "thank you everybody for thinking about that and for all the work that went into it over the last months because we had a great many letters from neighbors and others number two on our agenda tonight is an action item for the approval of the meeting minutes so let's start with the November minutes does anybody have any changes on page one",
      "I'll make a motion to approve the minutes. Second. All in favor? Aye. Motion passes.",
    ]),
  ).cases;
  expect(taken.map(({ designator, state }) => `${designator} ${state}`).slice(1)).toEqual([
    '1 adopted',
    '2 adopted',
  ]);
});
