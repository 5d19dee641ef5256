import { describe, expect, it } from 'vitest';
import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const entry = (designator: string, title: string, isHeading = false): AgendaEntry => ({
  designator,
  title,
  level: designator.includes('.') ? 1 : 0,
  isHeading,
  isConsent: false,
  fileNumber: null,
  sponsors: [],
  recommendation: null,
});
const casesOf = (agenda: readonly AgendaEntry[], text: string) =>
  readProceedings(transcriptOfLines(text), agenda).cases.map(({ designator, state }) =>
    [designator, state].filter((part) => part !== null).join(' · '),
  );
const passes =
  'All those in favor, say yes. Yes. Those opposed, say no. The resolution passes 4-0.';

describe('an agenda laid along its record', () => {
  it.each([
    ['Please read the title for item number 7.', 'Item 7.'],
    ['Could you read the caption of agenda item 7?', 'Item seven.'],
    ['Madam Clerk, read item seven, please.', 'Item 7.'],
    ['We go to item 7, if the secretary would read it.', 'Item number seven.'],
  ])('begins an item where it is asked for and read out, before it is amended: %s', (...read) => {
    const agenda = [
      entry('5', 'Lease of the depot to Harbor Marine'),
      entry('6', 'Grant for the river path'),
      entry('7', 'Report on the legislative program'),
    ];
    const { cases } = readProceedings(
      transcriptOfLines(`
        The meeting will come to order.
        Item 5 is the lease of the depot to Harbor Marine. I move to approve it. Second. ${passes}
        Item 6 is the grant for the river path. I move to approve the grant. Second. ${passes}
        ${read.join('\n')}
        We have gone through it with every bureau and we thank them all for the work.
        There is a new version with two changes. I move the substitute. Second. ${passes}
        Does anyone wish to speak to the report? Is there a motion on the legislative program report, item 7? I move to accept the report. Second. ${passes}
      `),
      agenda,
    );
    const report = cases.find(({ designator }) => designator === '7');
    expect(report?.firstSegment).toBe(3);
  });

  it('parts items whose titles share their words, each with its own vote', () => {
    const agenda = [
      entry('6', 'Personnel', true),
      entry('6.A', 'Extension of administrative contracts'),
      entry('6.B', 'Extension of assistant superintendent contracts'),
      entry('6.C', 'Extension of the superintendent contract'),
      entry('7', 'Adjournment'),
    ];
    const cases = casesOf(
      agenda,
      `
        The first consideration is the extension of administrative contracts.
        The superintendent recommends that the contracts of all principals and assistant principals are extended.
        Motion by Mr. Oduya, second by Ms. Ruiz. ${passes}
        The next consideration is contract extensions for assistant superintendents.
        The superintendent recommends it, as these contracts expire in June.
        Motion by Ms. Ruiz, second by Mr. Oduya. ${passes}
        All right, that's item number C, which is the superintendent's contract extension.
        The board has finished the evaluation. Motion by Ms. Ruiz, second by Mr. Oduya. ${passes}
        If there is nothing else, we can adjourn. Meeting adjourned.
      `,
    );
    expect(cases.slice(0, 3)).toEqual(['6.A · adopted', '6.B · adopted', '6.C · adopted']);
  });

  it('begins no item where it is only said to come after another', () => {
    const agenda = [
      entry('1.1', 'Invocation led by Reverend Hale, Harbor Church'),
      entry('1.2', 'Pledge of Allegiance led by Rosa Ruiz'),
      entry('2', 'Lease of the pier to Harbor Marine'),
      entry('3.1', 'Mayor/Staff Announcements'),
      entry('3.2', 'Council Announcements'),
    ];
    const { cases } = readProceedings(
      transcriptOfLines(`
        I call us to order and invite Reverend Hale for the invocation.
        If you remain standing, our pledge will be led by Ms. Ruiz.
        Let us pray, and thank you for the gulls, for the harbor and for all who work at it.
        May they come home, and may this council be wise when it is hard to be. Amen.
        To the flag, and to the republic for which it stands, one nation under God.
        Next is the lease of the pier to Harbor Marine.
        Motion by Mr. Oduya, second by Ms. Ruiz. ${passes}
        Announcements.
        Let's hear Pam first, and then I'll take any announcements from the dais.
        The base of the quay is finished and the paving begins on Monday.
        The crane comes back in June, when the rails are laid.
        So it's open for announcements from the council members, if anybody has one.
        The fish market is on Saturday.`),
      agenda,
    );
    expect(cases.map(({ designator, firstSegment }) => [designator, firstSegment])).toEqual([
      ['1.1', 0],
      ['1.2', 4],
      ['2', 5],
      ['3.1', 7],
      ['3.2', 11],
    ]);
  });

  it('takes no later vote’s roll for the call to order', () => {
    const agenda = [
      entry('1', 'Call to order'),
      entry('2', 'Roll call'),
      entry('3', 'Minutes', true),
      entry('3.1', 'Approval of the minutes of May 4'),
      entry('4', 'Ordinances', true),
      entry('4.1', 'Ordinance 88 on short-term rentals'),
    ];
    const cases = casesOf(
      agenda,
      `
        Amen. Please be seated.
        All right, agenda item 3.1, approval of the minutes of May 4.
        Motion by Mr. Oduya, second by Ms. Ruiz. Ms. Tarrant, please call the roll.
        Ms. Ruiz? Yes. Mr. Oduya? Yes. Mr. Romero? Yes.
        4.1 is Ordinance 88 on short-term rentals.
        We never called the owners to order, so to say. Motion by Mr. Oduya, second by Ms. Ruiz.
        Ms. Tarrant, please call the roll. Ms. Ruiz? Yes. Mr. Oduya? Yes. Mr. Romero? Yes. Motion carries.
      `,
    );
    expect(cases.filter((one) => one.includes('.'))).toEqual(['3.1 · adopted', '4.1 · adopted']);
    expect(cases.some((one) => /^[12] /.test(one))).toBe(false);
  });

  it('takes up a heading by itself where nothing below it is spoken of', () => {
    const agenda = [
      entry('8', 'Business', true),
      entry('8.A', 'Lease of the robotics center'),
      entry('9', 'Public communication (non-agenda items)', true),
      entry('9.A', 'Guidelines for public comment'),
      entry('10', 'Other'),
    ];
    const cases = casesOf(
      agenda,
      `
        Next on our agenda is the lease of the robotics center. It is on Ferry Street. ${passes}
        We do have public communication on a non-agenda item, so we have Mr. Falk.
        I sold my house near the school and want to thank the crossing guards who helped my children every day.
        Brings us to other, other items. The picnic is on the second Sunday of August.
      `,
    );
    expect(cases.map((one) => one.split(' · ')[0])).toEqual(['8.A', '9', '10']);
  });
});

describe('what a record takes up without an agenda', () => {
  it.each([
    ['Next on our agenda is the robotics center lease.', 'Robotics center lease'],
    ['So the final item in our business agenda is the budget update.', 'Budget update'],
    [
      'That brings us to the 4 business items on our agenda, first being playground security.',
      'Playground security',
    ],
    [
      'For the next consideration is contract extensions for assistant principals.',
      'Contract extensions for assistant principals',
    ],
    [
      "8.1's resolution 2026-06, a resolution authorizing a lease with the chamber of commerce.",
      'Resolution 2026-06, a resolution authorizing a lease with the chamber of commerce',
    ],
  ])('%s', (text, title) => {
    const { cases } = readProceedings(
      transcriptOfLines(`
        The meeting will come to order.
        Please rise for the pledge of allegiance.
        ${text}
        We talked about this in May. I move to approve it. Second. All in favor? Aye. Motion carries.
        Is there a motion to adjourn? So moved. Second. All in favor? Aye. We are adjourned.
      `),
    );
    expect(cases.map((one) => one.title)).toContain(title);
  });

  it('a paper that is announced by its number has its title from what is read next', () => {
    const { cases } = readProceedings(
      transcriptOfLines(`
        The meeting will come to order.
        So 8.6 is resolution 2026 11.
        A resolution authorizing the mayor to sign all documents of the water system project.
        Motion by Mr. Oduya, second by Ms. Ruiz. All in favor? Aye. Motion carries.
        8.7 is resolution 2026 12.
        A resolution levying the millage rates. Motion by Mr. Oduya. Second. All in favor? Aye. Motion carries.
      `),
    );
    expect(cases.find(({ designator }) => designator === '8.6')?.title).toMatch(/water system/);
  });

  it('what a speaker counts off is no item', () => {
    const { cases } = readProceedings(
      transcriptOfLines(`
        The meeting will come to order.
        Item 4A is the lease of the depot. I move to approve the lease. Second. All in favor? Aye. Motion carries.
        Item 4B is the fence along the rail yard. Three things about it worry me.
        Number one, we want our operations team to handle the gates.
        Number two, the neighbors asked for a hedge. I move to approve the fence. Second. All in favor? Aye. Motion carries.
        Is there a motion to adjourn? So moved. Second. All in favor? Aye. We are adjourned.
      `),
    );
    expect(cases.flatMap(({ designator }) => designator ?? [])).toEqual(['4A', '4B']);
  });
});

it('an item of one word, or one that comes early, is taken up where the chair goes on to just that', () => {
  const agenda = [
    entry('1', 'Scheduling'),
    entry('2', 'Mayor Comments'),
    entry('3', 'Arts Council Annual Report'),
    entry('4', 'Lease of the depot to Harbor Marine'),
  ];
  expect(
    casesOf(
      agenda,
      `
      The meeting will come to order. We move on to no action comments, starting with scheduling.
      The offices will be closed on Tuesday, and the next meeting is on January 8.
      Thank you. We will move on to Mayor comments.
      I want to share the spirit award of our fire department, which four of its members have won.
      Moving on to the Arts Council annual report.
      We had fourteen new murals and eight thousand visitors, and the workshops were full.
      Item 4 is the lease of the depot to Harbor Marine. I move to approve it. Second. ${passes}
      `,
    ).map((one) => one.split(' ')[0]),
  ).toEqual(expect.arrayContaining(['1', '2', '3', '4']));
});

it('what is moved as it is listed is the item that is up, and none of its own', () => {
  const { cases, votes } = readProceedings(
    transcriptOfLines(`
      The meeting will come to order.
      Item 4 is the lease of the depot to Harbor Marine.
      I will make a motion that we approve what is listed under unfinished business of the city attorney. Second. ${passes}
    `),
    [entry('4', 'Lease of the depot to Harbor Marine'), entry('5', 'Grant for the river path')],
  );
  expect(votes).toHaveLength(1);
  expect(cases[votes[0]?.item ?? -1]?.designator).toBe('4');
  expect(votes[0]?.motion).toBe('Lease of the depot to Harbor Marine');
  expect(cases.filter(({ title }) => /listed/i.test(title))).toEqual([]);
});

it('what citizens say is not said on the item before, where the agenda leaves their turn out', () => {
  const agenda = [
    entry('4', 'Lease of the depot to Harbor Marine'),
    entry('5', 'Grant for the river path'),
  ];
  const evening = (turn: string) =>
    readProceedings(
      transcriptOfLines(`
        The meeting will come to order.
        Item 4 is the lease of the depot to Harbor Marine. I move to approve it. Second. ${passes}
        ${turn}
        My name is Dana Hale and I oppose tearing down the parking garage on Mill Street.
        Thank you. That concludes the speakers.
        Item 5 is the grant for the river path. I move to approve the grant. Second. ${passes}
      `),
      agenda,
    ).cases.map(({ designator, title, kind }) => [designator ?? title, kind]);
  expect(evening('That brings us to our second roster of public comments.')).toEqual([
    ['Opening', 'opening'],
    ['4', 'action'],
    ['Public comment', 'public comment'],
    ['5', 'action'],
  ]);
  const none = "We won't move on to public comment, because no one has signed up.";
  expect(evening(none).map(([title]) => title)).not.toContain('Public comment');
});

it('money that goes to something takes up no item', () => {
  const agenda = ['Police', 'Parks', 'Library', 'Streets'].map((title, at) =>
    entry(`${at + 2}`, title),
  );
  expect(
    casesOf(
      [entry('1', 'Budget of the coming year'), ...agenda],
      `
      The meeting will come to order.
      Item 1 is the budget of the coming year.
      Forty thousand dollars going to parks and thirty going to police.
      Okay, the rest is going to library materials and on to streets that need it.
      I move to approve the budget. Second. ${passes}
      `,
    ),
  ).toEqual(['no action', '1 · adopted']);
});

it('words of a short title that are said sentences apart take up nothing', () => {
  expect(
    casesOf(
      [
        entry('1', 'Planning Commission Interviews'),
        entry('2', 'Lease of the depot'),
        entry('3', 'Sale of the mill'),
      ],
      `
      We have heard a hundred people tonight, and I thank each of them for it.
      All of the planning for it took a year, and it is not perfect.
      The commission of last year was asked as well, and our staff was.
      We want to go slowly with this and see how it is.
      Item 2 is the lease of the depot. I move to approve the lease. Second. ${passes}
      Item 3 is the sale of the mill. I move to approve the sale. Second. ${passes}
      `,
    ),
  ).toEqual(['no action', '2 · adopted', '3 · adopted']);
});
