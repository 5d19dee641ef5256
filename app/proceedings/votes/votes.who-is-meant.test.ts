import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const votesOf = (...turns: Parameters<typeof transcriptOf>[0]) =>
  readProceedings(transcriptOf(turns)).votes;
const carries = 'All in favor? Aye. Opposed? The motion carries.';

describe('who moved', () => {
  it('is not whom the clerk called last to see who is there', () => {
    const [vote] = votesOf(
      'Roll call please. Mayor Graham. Here. Councilwoman Robach. Here.',
      `Item one is the purchase of a backhoe. I have the quotes for you. Move to approve. Support. ${carries}`,
    );
    expect(vote?.mover).toBeNull();
  });

  it('is not who presented the item before, where paragraphs are no turns', () => {
    const votes = votesOf(
      `Item one is the calendar. Dr. Lopez. We brought you two drafts, and you liked the second. I move we adopt it. Second. ${carries}`,
      `Item two is the resolution on clubs, which you do every year. Motion to approve. Second. ${carries}`,
    );
    expect(votes.map(({ mover }) => mover)).not.toContain('Dr. Lopez');
  });

  it('is who is named behind what they said, and so is who seconded', () => {
    const [vote] = votesOf(
      `Item one is the fence on Oak Street. Do I have a motion? So moved. Mr. Stein. Second. Ms. Ortiz. ${carries}`,
    );
    expect(vote).toMatchObject({ mover: 'Mr. Stein', seconder: 'Ms. Ortiz' });
  });

  it('and who seconded may be named as a pair, whoever was called on before', () => {
    const [vote] = votesOf(
      'Item one is the bid for buses. Mr. Shaw.',
      `I need four of them. Motion to approve. Second. Mr. Tran and Mrs. Garza. ${carries}`,
    );
    expect(vote).toMatchObject({ mover: 'Mr. Tran', seconder: 'Mrs. Garza' });
  });
});

describe('names that captions write small', () => {
  const roll = (answers: string) => `Roll call please. ${answers} Thank you, you have a quorum.`;

  it('are names where a roll calls them, and wherever else they stand behind a title', () => {
    const [vote] = votesOf(
      roll('Commissioner alvarez. Here. Commissioner de la cruz. Here. Chair whitmore. Here.'),
      'Item 4A is the variance on Oak Street. I think you have read it. Moved by commissioner alvarez, seconded by chair whitmore. Roll call. Commissioner alvarez. Yes. Commissioner de la cruz. No. Chair whitmore. Yes. Motion passes two to one.',
    );
    expect(vote).toMatchObject({ mover: 'Commissioner Alvarez', yes: 2, no: 1 });
    expect(vote?.rollCall).toContainEqual({ name: 'Commissioner De La Cruz', vote: 'no' });
  });

  it('are whom they sound like: “Mayor pro tem sold us” is Mayor Pro Tem Soltis', () => {
    const [vote] = votesOf(
      roll(
        'Mayor Graham. Here. Mayor Pro Tem Soltis. Here. Councilman Bliss. Here. Councilman Kells. Here.',
      ),
      'Item one is the purchase of a backhoe. I think we budgeted for it. Motion by Kells, support by Bliss. Roll call. Mayor pro tem sold us. Yes. Councilman bliss. Yes. Councilman Kells. No. Mayor Graham. Yes. Motion carries.',
    );
    expect(vote?.rollCall).toContainEqual({ name: 'Mayor Pro Tem Soltis', vote: 'yes' });
    expect(vote).toMatchObject({ yes: 3, no: 1 });
  });

  it('are no names where nobody is called: “Commissioner comments? No.”', () => {
    const votes = votesOf(
      `Item one is the lease of the depot. I move to approve it. Second. ${carries}`,
      `Commissioner comments? No. I need a motion for closed session. So moved. Second. ${carries}`,
    );
    expect(votes.at(-1)?.mover).toBeNull();
  });
});

describe('a vote is taken', () => {
  it.each([
    ['And a motion to approve the pole petition? So moved. Second. All in favor? Aye. Thank you.'],
    ['A motion to approve the pole petition. So moved. Second. All in favor? Aye. Thank you.'],
  ])('on what the chair asks for without a verb: “%s”', (asked) => {
    const votes = votesOf(
      `We have a pole hearing. I'll take a motion to close the hearing. So moved. Second. All in favor? Aye. ${asked}`,
      'Next is a change of manager at the Tap Room.',
    );
    expect(votes.map(({ motion }) => motion)).toEqual([
      'close the hearing',
      'approve the pole petition',
    ]);
  });

  it('where a pupil says first how they would vote, and then everyone else', () => {
    const [vote] = votesOf(
      "I'll make a motion approving resolution 14 on lunch week. I'll second. Trustee Paswan? Aye. Everyone else? Aye. Aye. Aye. All righty. You can go on to the report now.",
    );
    expect(vote).toMatchObject({ outcome: 'adopted' });
  });

  it('where a committee recommends', () => {
    const votes = votesOf(
      'Bill 1802, a resolution for a warrant of $900. I move to approve. Second. All those in favor of bill 1802, please say aye, aye. Affirmative recommendation.',
      'Bill 1803, a resolution for a warrant of $700. I move to approve. Second. All those in favor of bill 1803, please say aye, aye. Affirmative recommendation.',
    );
    expect(votes.map(({ outcome }) => outcome)).toEqual(['adopted', 'adopted']);
  });

  it('where the named voices of a record answer, though nobody called them', () => {
    const [vote] = votesOf(
      ['Chair Ames', 'Item number 5 is the ordinance for North Boulevard.'],
      ['Hurtak', 'I move the ordinance for first reading.'],
      ['Chair Ames', 'Motion from Council Member Hurtak and seconded from Council Member Voss.'],
      ...['Miranda', 'Hurtak', 'Viera', 'Voss'].map((name): [string, string] => [name, 'Yes.']),
      ['Clerk', 'Motion carried unanimously.'],
    );
    expect(vote?.rollCall.map(({ vote: answer }) => answer)).toEqual(['yes', 'yes', 'yes', 'yes']);
  });
});

describe('no vote is taken', () => {
  it.each([
    ['by an answer to another question', 'What did the commission say? Favorable recommendation.'],
    ['by what everyone sees', 'Trustee Paswan, can you see it? Yes. Everyone else? Yes. Yes.'],
    ['by how lists are dealt with', 'Routine items will be enacted by one motion.'],
  ])('%s', (_, talk) => {
    const votes = votesOf(
      `Item one is the rezoning of Oak Street. I move to approve it. Second. ${talk} Good. I think the traffic study is missing. We'll bring it back next month.`,
    );
    expect(votes).toEqual([]);
  });

  it('by three who say that they are ready for it', () => {
    const votes = votesOf(
      ['Mayor Hall', 'Item one is the lease of the depot. Is there a motion?'],
      ['Stein', 'So moved.'],
      ['Ortiz', 'Second.'],
      ['Mayor Hall', 'Ready to vote?'],
      ...['Stein', 'Ortiz', 'Bliss'].map((name): [string, string] => [name, 'Yes.']),
      ['Mayor Hall', 'All in favor?'],
      ['Stein', 'Aye.'],
      ['Ortiz', 'Aye.'],
      ['Bliss', 'No.'],
      ['Mayor Hall', 'Motion carries two to one.'],
    );
    expect(votes).toMatchObject([{ mover: 'Stein', seconder: 'Ortiz', yes: 2, no: 1 }]);
  });
});

it('what a motion would do is told, and is no motion', () => {
  const [vote, ...others] = votesOf(
    `Item one is the rezoning of Oak Street. A motion to deny means he cannot reapply. A motion to continue must name a date. I'd prefer approval. So moved. Second. ${carries}`,
  );
  expect(others).toEqual([]);
  expect(vote?.motion).not.toMatch(/deny|continue/);
});

it('a second discussion is moved whole', () => {
  const [vote] = votesOf(
    `I move to schedule a second discussion on the budget for May 5. Seconded by Mr. Hall. ${carries}`,
  );
  expect(vote?.motion).toBe('schedule a second discussion on the budget for May 5');
});

it('whoever is called on behind a second alone has not seconded', () => {
  const [vote] = votesOf(
    `Item one is the fence. I'll move to approve it. Second. Mr. Hall. Any questions? I do have one, on the height. ${carries}`,
  );
  expect(vote?.seconder).toBeNull();
});

describe('what sounds like a step, and is none', () => {
  const decided = (...said: string[]) =>
    readProceedings(transcriptOf(['Item 4 is the lease of the depot.', ...said])).votes.map(
      ({ motion, outcome, rollCall }) => [motion, outcome, rollCall.length],
    );
  const lost = 'All those in favor? Opposed? No. No. No. Chair votes no. The motion fails.';
  const carried = 'All in favor? Aye. Opposed? The motion carries.';

  it('members who are greeted one by one answer no roll', () => {
    expect(
      decided(
        'Motion to approve the lease. Second. Supervisor Ode?',
        'Hi. I have a question. Who pays the taxes? We do. Supervisor Bell?',
        'Hi. How long is it? Ten years. Supervisor Lane?',
        'All right. What does it cost us? Nothing.',
        lost,
      ),
    ).toMatchObject([['approve the lease', 'rejected', expect.any(Number)]]);
  });

  it('a motion of one word is no other motion told again', () => {
    const votes = decided(
      'I move to table the appointment of Sam Bell.',
      'Motion to confirm. Second.',
      carried,
    );
    expect(votes.flatMap(([motion]) => motion)).not.toContain('table the appointment of Sam Bell');
  });

  it('what somebody would move if something happened is not moved', () => {
    const votes = decided(
      "I'd want to see the traffic study first and would move to deny it if that is not done.",
      'I move to approve the lease. Second.',
      carried,
    );
    expect(votes).toMatchObject([['approve the lease', 'adopted', 0]]);
  });

  it.each(['Any amendments to the ordinance?', 'Any changes to the schedule?'])(
    '%s Hearing none, it is adopted only once it is voted on',
    (asked) => {
      expect(
        decided(asked, 'Hearing none, the ordinance is adopted once we vote.', 'We vote in July.'),
      ).toEqual([]);
    },
  );

  it('minutes that stand approved are the item that was called', () => {
    const { cases } = readProceedings(
      transcriptOf([
        'The meeting will come to order.',
        'Item 1 is the minutes of May 4. Any corrections?',
        'Hearing none, the minutes stand approved as presented.',
        `Item 2 is the lease of the depot. I move to approve it. Second. ${carried}`,
      ]),
    );
    expect(cases.map(({ designator, state }) => [designator, state])).toEqual([
      [null, 'no action'],
      ['1', 'adopted'],
      ['2', 'adopted'],
    ]);
  });
});

it('neither who presides nor who takes the votes is taken for those who move and second', () => {
  const [told] = readProceedings(
    transcriptOf([
      'Our final item is a member for the committee. I talked to, to President Malone about that.',
      'So do we need a motion on this? We do. Okay. Is there a motion?',
      'I move that we ask Director Hale to serve on it. Is there a second? Second.',
      "Secretary Colvin. We're ready for a vote. Online voting is open. All votes have been cast and the motion carries.",
    ]),
  ).votes;
  expect(told).toMatchObject({ mover: null, seconder: null, outcome: 'adopted' });
});
