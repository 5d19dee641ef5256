import { expect, it } from 'vitest';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const votesOf = (text: string) => readProceedings(transcriptOfLines(text)).votes;

const called = `
  I move to put affordable housing first among our budget requests. Second.
  We will now conduct a roll call vote. I will call your name. Is that clear? We'll move on. All right.
`;

it('a roll is answered with a side, in the breath of the call or after it, and tells who is not there', () => {
  const [vote] = votesOf(`${called}
    Dana Ruiz in favor. Thank you. Kyle Thade is not here. Neil Barley, in favor. Thank you. Marty Hale, in favor.
    Thank you. Robert Fane has not arrived yet. Okay. Liz Burr, in favor. Thank you, Gabe Torzo. In favor.
    Thank you, Sarah Whitting. Opposed. Thank you. David Woods, in favor. Thank you. All right.
    Six people voting in favor and one opposed. This is added to the requests.
  `);
  expect(vote).toMatchObject({ method: 'roll call', yes: 6, no: 1, outcome: 'adopted' });
  expect(vote?.rollCall).toEqual([
    { name: 'Dana Ruiz', vote: 'yes' },
    { name: 'Kyle Thade', vote: 'absent' },
    { name: 'Neil Barley', vote: 'yes' },
    { name: 'Marty Hale', vote: 'yes' },
    { name: 'Robert Fane', vote: 'absent' },
    { name: 'Liz Burr', vote: 'yes' },
    { name: 'Gabe Torzo', vote: 'yes' },
    { name: 'Sarah Whitting', vote: 'no' },
    { name: 'David Woods', vote: 'yes' },
  ]);
});

it('two members who are in favor of something called no roll', () => {
  const [vote] = votesOf(`
    I move to approve the lease of the depot. Second. Any discussion?
    Dana Ruiz, in favor. Neil Barley, in favor. I have heard from both.
    All in favor? Aye. Opposed? The motion carries.
  `);
  expect(vote).toMatchObject({ method: 'voice', rollCall: [] });
});

it('a second roll call counts who is there, and seconds nothing', () => {
  const votes = votesOf(`
    I move to bundle the first four. Second.
    The nominees are chair Dana Ruiz, first vice chair Neil Barley, second vice chair Marty Hale.
    Justin will now conduct the second roll call.
    Dana Ruiz present. Neil Barley present. Marty Hale present. Liz Burr not here. Gabe Torzo here.
    All right, the results. The land use resolution passed unanimously. 39 in favor.
  `);
  expect(votes.filter(({ rollCall }) => rollCall.length > 0)).toEqual([]);
  expect(votes.flatMap(({ mover, seconder }) => [mover, seconder])).not.toContain('Marty Hale');
});

it('talk of what may not be done answers no roll', () => {
  const votes = votesOf(`
    I move to approve the loading zone. Second.
    so it is no parking or no standing I believe no stand no standing from seven to seven
    All in favor? Aye. Opposed? The motion carries.
  `);
  expect(votes.map(({ rollCall }) => rollCall)).toEqual([[]]);
});

it('that nominations will be accepted no more decides nothing', () => {
  const votes = votesOf(`
    I move to nominate Dana Ruiz for chair. Second.
    No nominations will be accepted after this. The election is in November.
  `);
  expect(votes.filter(({ outcome }) => outcome !== null)).toEqual([]);
});

it('a motion is asked for, and what must be discussed first is none', () => {
  const [vote] = votesOf(`
    Item one is the facade program. I'll entertain a motion we need to discuss who serves on that board first.
    I would serve on it. Second. All in favor? Aye. Motion carries.
  `);
  expect(vote?.motion).toMatch(/facade program$/);
});

it.each([
  'all in favorably say aye. Yes.',
  'we have a motion and a second on favorably say aye. Yes all righty.',
])('what captions make of the question is one: %s', (question) => {
  const [vote] = votesOf(`
    Item one is the facade program. I move that we adopt the facade program. Second. ${question}
    Thank you. The next item is the fence.
  `);
  expect(vote).toMatchObject({ motion: 'adopt the facade program', outcome: 'adopted' });
});

it.each([
  'All in favor starting with Natalie. Natalie Larson I. Danielle Larkin I. Michelle Tanner I. Steve Kemp I.',
  'All in favor? Starting with Natalie. Natalie Larson. I. Danielle Larkin. I. Michelle Tanner. I. Steve Kemp. I.',
  'All in favor? Starting with Natalie. Natalie Larson. I. Danielle Larkin. I Michelle Tanner I. Steve Kemp. I.',
])('“starting with” calls a roll, and who is called otherwise is somebody else: %s', (roll) => {
  const [vote] = votesOf(`
    Item one is the zone change. I will make a motion that we approve ordinance 2025-024. Second.
    Motion by Michelle, seconded by Danielle. ${roll} Motion carries unanimously.
  `);
  expect(vote?.method).toBe('roll call');
  expect(vote?.rollCall.map(({ name }) => name)).toEqual([
    'Natalie Larson',
    'Danielle Larkin',
    'Michelle Tanner',
    'Steve Kemp',
  ]);
});
