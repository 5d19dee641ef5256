import { expect, it } from 'vitest';
import { plainEntry } from '#app/records/agenda/agenda.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const entry = (designator: string | null, title: string, level = 0, isConsent = false) =>
  plainEntry({ designator, title, level, isConsent });

it('a matter begins where it is spoken of after the one before was decided, though nobody announces it', () => {
  const { cases } = readProceedings(
    transcriptOf([
      'Next is the bell ringing on July fourth for the churches and Abbot Hall.',
      'Motion to approve the bell ringing. Second. All in favor? Aye. Opposed? Motion carries.',
      'This one about the Spirit of 76. We had this at our last meeting, and there was some research.',
      'It is a company that sells them, so they are no museum. It is outside of what we usually do.',
      'They sell to retailers. I did look on their website as well, and it is hidden a little bit.',
      'If anybody wants to have any discussion on that? Yeah. We should probably develop a policy.',
      'I think that right now, based on our history, it is a no. There is a pretty bright line.',
      'I move to deny the request from Martin Lane to use the image of the Spirit of 76 on prints.',
      'Second. All in favor? Aye. Opposed? Motion carries.',
    ]),
    [
      entry('7', 'Independence Day bell ringing, churches and Abbot Hall'),
      entry('8', 'Use of image, "The Spirit of 76": request of Martin Lane for archival prints'),
    ],
  );
  expect(cases.map(({ designator, firstSegment }) => [designator, firstSegment])).toEqual([
    ['7', 0],
    ['8', 2],
  ]);
});

it('what is read out before the vote on a consent list is decided by it', () => {
  const { cases } = readProceedings(
    transcriptOf([
      'Next, we have some consent agenda items.',
      'Motion to approve the following consent agenda items subject to the usual rules.',
      'The horribles parade on Saturday, July fourth, starting at the bank.',
      'The bell ringing by the churches throughout the town.',
      'So moved. Second. All in favor? Aye.',
      'Now the contract with Harlan Paving for Mill Street. Motion to approve the contract. Second. All in favor? Aye. Motion carries.',
    ]),
    [
      plainEntry({ designator: '7', title: 'Consent Agenda', level: 0, isHeading: true }),
      entry('7.a', 'Annual horribles parade, Saturday, July 4', 1, true),
      entry('7.b', 'Bell ringing by the churches', 1, true),
      entry('8', 'Contract with Harlan Paving for Mill Street'),
    ],
  );
  const listed = cases.filter(({ designator }) => designator?.startsWith('7.'));
  expect(listed.map(({ state, isConsent }) => [state, isConsent])).toEqual([
    ['adopted', true],
    ['adopted', true],
  ]);
});

it('one word of a title of two takes up nothing', () => {
  const { cases } = readProceedings(
    transcriptOf([
      'We begin with the parking on Alfred Street, two hours except by permit.',
      'We explained to him that this is a public street, and it is the usual order of business there.',
      'I move approval of the parking on Alfred Street. Second. All in favor? Aye. Motion carries.',
      'Next is the permit for Marshall Street, and the visitor passes. I move approval. Second. All in favor? Aye. Motion carries.',
    ]),
    [
      entry('1', 'Alfred Street: two hour parking except by permit'),
      entry('2', 'Marshall Street: permit and visitor passes'),
      entry('3', 'Old Business'),
      entry('4', 'Public Participation'),
    ],
  );
  expect(cases.map(({ designator }) => designator)).toEqual(['1', '2']);
});

it('of a special meeting with one matter that one is enough, and a number said with a dash is its paper', () => {
  const sequence = [
    'The special meeting will come to order.',
    'We go to 2026 dash 14. This is the extension of the street closure request for downtown businesses on Saturdays.',
    'I move to approve the street closure for two weeks. Second. All in favor? Aye. Opposed? Motion carries.',
    'That is the end of our agenda, so we are adjourned.',
  ];
  const { cases, notes } = readProceedings(transcriptOf(sequence), [
    entry('A', 'Call to Order'),
    plainEntry({ designator: 'B', title: 'Announcements', level: 0, isHeading: true }),
    entry('B.1', 'Recognition of visitors from Grand Junction', 1),
    entry('B.2', 'Update on reopening the swimming pool', 1),
    plainEntry({ designator: 'C', title: 'Unfinished Business', level: 0, isHeading: true }),
    plainEntry({
      designator: 'C.1',
      title: 'Extension of the street closure request, Saturdays, downtown businesses',
      level: 1,
      fileNumber: '2026-14',
    }),
  ]);
  expect(notes).toEqual([]);
  expect(cases.find(({ designator }) => designator === 'C.1')?.state).toBe('adopted');
});

it('a name that captions write as two words is that of the title, whose file nobody names', () => {
  const { cases } = readProceedings(
    transcriptOf([
      'We will do the pledge and go from there.',
      'I think our first item on the agenda tonight is the winter field annexation. Mike, you have that one.',
      'It is five acres at the end of Mill Lane, and the owners ask to be annexed.',
      'Motion to approve the annexation. Second. All in favor? Aye. Motion carries.',
      'Next on our agenda is the site plan for the tool works.',
      'Motion to approve the site plan. Second. All in favor? Aye. Motion carries.',
    ]),
    [
      plainEntry({ designator: null, title: 'Public Hearings', level: 0, isHeading: true }),
      entry('2', 'ANX1118202 Winterfeld Annexation (R-1-40A)', 1),
      plainEntry({ designator: null, title: 'Public Meeting Items', level: 0, isHeading: true }),
      entry('3', 'SPR0313202 Tool Works Site Plan', 1),
    ],
  );
  expect(cases.map(({ designator }) => designator).filter(Boolean)).toEqual(['2', '3']);
});

it('who is named all evening has no report taken up by that', () => {
  const { cases } = readProceedings(
    transcriptOf([
      'The only item we have is the consideration of the maximum tax rate to be advertised.',
      'I recognize our city manager to provide the staff report. Thank you, Mayor.',
      "The city manager's proposed budget recommends a rate of one dollar for the council and its committees.",
      "Is there a motion? I move that we advertise the city manager's rate. Second. All in favor? Aye. Motion carries.",
      "We will now hear the city manager's report. Thank you. The bridge opens on Monday, and the pool will close for repairs.",
    ]),
    [
      entry('8', 'Consideration of the maximum tax rate to be advertised'),
      entry('14', 'City Manager report out (if needed)'),
    ],
  );
  expect(cases.map(({ designator, firstSegment }) => [designator, firstSegment])).toEqual([
    ['8', 0],
    ['14', 4],
  ]);
});
