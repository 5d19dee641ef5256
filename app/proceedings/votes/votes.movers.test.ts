import { describe, expect, it } from 'vitest';
import { plainEntry } from '#app/records/agenda/agenda.ts';
import { transcriptOf, transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const votesOf = (text: string, agenda: readonly string[] = []) =>
  readProceedings(
    transcriptOfLines(text),
    agenda.map((title) => plainEntry({ title, level: 0 })),
  ).votes;

describe('who moved the motion that is voted on', () => {
  it('stays known while others try to amend it and give up', () => {
    const [vote, ...others] = votesOf(`
      Item 4.1 is a variance for the garage at 12 Elm Street.
      Motion by Mr. Oduya, second by Ms. Ruiz to grant the variance.
      I have an amendment to that motion. I would ask for a letter of the water company.
      Is there a second? Okay, there's no second.
      If you'd like to offer a motion for that.
      I'd like to offer a motion, but an amendment to their motion to get a letter of the bank.
      Second that.
      I would withdraw the second then.
      So there's a withdrawal in the second.
      Now we will vote on the variance. Please call the roll.
      Ms. Ruiz? Yes. Mr. Oduya? Yes. Mr. Lindqvist? Yes. Motion approved.
    `);
    expect(others).toEqual([]);
    expect(vote).toMatchObject({ mover: 'Mr. Oduya', seconder: 'Ms. Ruiz', outcome: 'adopted' });
  });

  it('is not whoever moved to another place in a story', () => {
    const [vote] = votesOf(`
      Item 4.1 is the lease of the depot.
      Motion by Mr. Oduya, second by Ms. Ruiz to approve the lease.
      A neighbor told me about it. She moved to the front of the depot to ask who is in there.
      All in favor? Aye. Opposed? The motion carries.
    `);
    expect(vote).toMatchObject({ mover: 'Mr. Oduya', seconder: 'Ms. Ruiz' });
    expect(vote?.motion).not.toMatch(/the front/);
  });

  it('of a change is the one whose change everybody calls it', () => {
    const vote = (owner: string) =>
      votesOf(`
        Item 4.1 is Council Bill 1190 on the parks.
        I move to pass Council Bill 1190. Second.
        ${owner}
        I would like to move amendment 2 to Council Bill 1190. I will second that.
        It has been moved and seconded to amend the bill with amendment 2.
        Please call the roll on amendment 2.
        Ms. Ruiz? Yes. Mr. Oduya? Yes. Mr. Lindqvist? Yes. Amendment 2 is adopted.
      `).find(({ kind }) => kind === 'amendment');
    expect(vote("Council Member Oduya's amendment removes the fee.")?.mover).toMatch(/Oduya$/);
    expect(vote('Council Member Ruiz, will you speak to your amendment?')?.mover).toMatch(/Ruiz$/);
    expect(
      vote("Council Member Oduya's amendment is like Council Member Ruiz's amendment.")?.mover,
    ).toBeNull();
  });

  it('is the chair who asks for a second in the same breath, though captions bend the verb', () => {
    const [vote] = votesOf(`
      Thank you, President Marlow. Council Bill 1190, an ordinance relating to the parks.
      Thank you, Madam Clerk. I moved to Cal pass Council Bill 1190.
      Is there a second? It has been moved and seconded.
      Thank you, President Marlow.
      Please call the roll.
      Ruiz, yes. Oduya, yes. President Marlow, yes. Three in favor, none opposed.
    `);
    expect(vote?.mover).toBe('President Marlow');
  });
});

describe('who says who they are where a record names nobody', () => {
  const vote = (moved: string) =>
    votesOf(`
      Next are the fees. I move to adopt the fees. Second. Please call the roll.
      Etcheverry? Yes. Okuda? Yes. McAllister? Yes. Tsosie? Yes. The motion carries.
      Next is the budget transfer.
      ${moved}
      All in favor? Aye. Opposed? The motion carries.
    `).at(-1);

  it('moves and seconds under that name', () => {
    const said = `Madam Chair, McAllister. I'll move the transfer.
      Okuda, second.`;
    const voted = vote(said);
    expect([voted?.mover, voted?.seconder]).toEqual([
      expect.stringMatching(/McAllister$/),
      expect.stringMatching(/Okuda$/),
    ]);
  });

  it('is not whom somebody speaks to', () => {
    expect(vote("Okuda, could you read it? I'll move the transfer. Second.")?.mover).toBeNull();
  });
});

const roll = (answers: string) => `Please call the roll. ${answers}`;
const all = roll('Ms. Ruiz? Yes. Mr. Oduya? Yes. Mr. Lindqvist? Yes. Ms. Tarrant? Yes.');
const count = 'Four in favor, none opposed. The motion carries.';
const moved = 'Motion by Mr. Oduya, second by Ms. Ruiz';

describe('a roll that captions have in part', () => {
  it('is whole where the clerk counts as many as the body has members, and none against', () => {
    const votes = votesOf(`
      Item 4.1, approval of the minutes. ${moved}. ${all} ${count}
      Item 4.2, the lease of the depot. ${moved}. ${all} ${count}
      Item 4.3, the new fee. ${moved}.
      ${roll('Ms. Ruiz? Yes. Mr. Oduya? Yes. So what, yes. Ms. Tarrant? Yes.')} ${count}
    `);
    const names = votes[2]?.rollCall.map(({ name, vote }) => `${name} ${vote}`).sort();
    expect(names).toEqual([
      'Mr. Lindqvist yes',
      'Mr. Oduya yes',
      'Ms. Ruiz yes',
      'Ms. Tarrant yes',
    ]);
  });

  it('has those who were called and ruled unanimous, where one answer stands without its name', () => {
    const [vote] = votesOf(`
      Item 4.1, approval of the minutes. ${moved}.
      So, Ms. Ruiz, how do you vote? Yes, Mr. Oduya and Mr. Lindqvist. Yes. Ms. Tarrant. Yeah. Have you voted? Yeah.
      So the item has been passed unanimously.
      Item 4.2, the lease of the depot. ${moved}. ${all} ${count}
      Item 4.3, the new fee. ${moved}. ${all} ${count}
    `);
    expect(vote).toMatchObject({ yes: 4, no: 0 });
  });
});

describe('a name that was only heard', () => {
  const record = `
    Item 4.1, approval of the minutes. Motion by Mr. Volgrano, second by Ms. Hale. ${roll('Mr. Volgrano? Yes. Ms. Hale? Yes. Mr. Oduya? Yes.')}
    Motion approved.
    Item 4.2, the lease. Motion by Mr. Volgrano, second by Ms. Hale. ${roll('Mr. Volgrano? Yes. Ms. Hale? Yes. Mr. Oduya? Yes.')}
    Motion approved.
  `;
  const moverBy = (title: string) =>
    votesOf(record, ['4.1 Approval of the minutes', '4.2 The lease', title])[0]?.mover;

  it('is spelled as the agenda has it', () => {
    expect(moverBy('Pledge of Allegiance led by Lindy Bolgrano.')).toBe('Mr. Bolgrano');
  });

  it('is left as it was where the agenda has a place or a firm that sounds so', () => {
    expect(moverBy('Contract with Bolgrano Paving')).toBe('Mr. Volgrano');
  });
});

describe('who moves and seconds', () => {
  it.each([
    ["I'll make that motion, Mayor, to approve the lease.", 'Second, Mr. Mayor.'],
    ['So moved, Mayor.', "And I'll second that, Madam Mayor."],
    ['Madam Clerk, I would move to approve the lease.', 'Second, Mr. Chair.'],
    ['Mr. Mayor, I so move.', 'Mayor, second.'],
    ["I'd move it, and thank you to Trustee Hale for the work.", 'Second, Your Honor.'],
  ])('is never whom they speak to: “%s”', (moves, seconds) => {
    const [vote] = readProceedings(
      transcriptOf([
        ['Mayor Holt', 'Item 4.1 is the lease of the depot. Is there a motion?'],
        ['Trustee Diaz', moves],
        ['Trustee Okafor', seconds],
        ['Mayor Holt', 'All in favor? Aye. Any opposed? The motion carries.'],
      ]),
    ).votes;
    expect(vote?.mover).toMatch(/Diaz$/);
    expect(vote?.seconder).toMatch(/Okafor$/);
  });
});

describe('a chair who asks for both at once', () => {
  it('has the names that come back, and the hands that are unanimous and carried', () => {
    const { cases, votes } = readProceedings(
      transcriptOf([
        'Item number four is approval of the agenda. Can I get a mover and a seconder for that, please?',
        'Ana and Glenn. Any questions?',
        'Then can I get a show of hands of those in support? That is unanimous and is carried.',
        'Then new business, and that is the purchase of the trailer, a mover and a seconder for that. Lena and Andy.',
        'Those in support, show of hands. It is unanimous and is carried.',
        'A mover in a seconder for the adoption of the minutes. It is Petra and Andy.',
        'Show of hands. Those in support. It is carried.',
      ]),
    );
    expect(votes.map(({ mover, seconder, outcome }) => [mover, seconder, outcome])).toEqual([
      ['Ana', 'Glenn', 'adopted'],
      ['Lena', 'Andy', 'adopted'],
      ['Petra', 'Andy', 'adopted'],
    ]);
    expect(votes.map(({ item }) => cases[item ?? -1]?.title)).toEqual([
      'Approval of the agenda',
      'Purchase of the trailer',
      'Approval of the minutes',
    ]);
  });
});

it('a motion on the next item is not what is left of the one before', () => {
  const { cases, votes } = readProceedings(
    transcriptOf([
      ['Chair Ames', 'Item 4 is the lease of the depot.'],
      ['Member Diaz', 'I move to approve the lease.'],
      ['Member Lund', 'Second.'],
      ['Chair Ames', 'Item 5 is the pump house.'],
      ['Member Pell', 'Motion to approve.'],
      ['Member Lund', 'Second.'],
      ['Chair Ames', 'All in favor? Aye. Opposed? The motion carries.'],
    ]),
  );
  expect(votes.map(({ item, mover }) => [cases[item ?? -1]?.title, mover])).toEqual([
    ['Pump house', expect.stringMatching(/Pell$/)],
  ]);
});

it('whom the chair calls before a motion has moved it, and so has who is said to be moving', () => {
  const mover = (...lines: string[]) =>
    readProceedings(transcriptOf(['Next is the license of the bakery.', ...lines])).votes[0]?.mover;
  const ruled = 'All those in favor say aye. Opposed? The ayes have it, and the motion carries.';
  expect(
    mover(
      "I'll close the public hearing and call Councilmember Ellis.",
      'I am happy to move approval of this item.',
      ruled,
    ),
  ).toBe('Councilmember Ellis');
});

describe('who seconds, as far as labels tell', () => {
  const seconderOf = (...turns: [speaker: string, text: string][]) =>
    readProceedings(
      transcriptOf([
        ['Mayor Oakes', 'Item one is the lease of the pier. Is there a motion?'],
        ['Dana Quill', 'I move that we approve the lease of the pier.'],
        ...turns,
        ['Mayor Oakes', 'All in favor? Aye. Any opposed? The motion carries.'],
      ]),
    ).votes[0]?.seconder;

  it('is the member whom the chair calls, though both stand under the label of the chair', () => {
    const called = "Is there support? Councilor Verne? I'll support. Any discussion?";
    expect(seconderOf(['Mayor Oakes', called])).toBe('Councilor Verne');
  });

  it('is nobody whom a member addresses', () => {
    expect(seconderOf(['Ida Roy', "Mayor Oakes? I'll second it."])).toBe('Ida Roy');
    expect(seconderOf(['Ida Roy', 'Mr. Verne? Second.'])).toBe('Ida Roy');
  });

  it('is no member whose name sounds like the office that is addressed, nor the chair who tells who moved', () => {
    const { votes } = readProceedings(
      transcriptOf([
        ['Mayor Oakes', 'Madam Clerk, please call the roll.'],
        [
          'Clerk',
          'Council Member Farmer. Here. Council Member Simms. Here. Council Member Boke. Here. Council Member Branstad. Here.',
        ],
        [
          'Mayor Oakes',
          "Item one is the lease of the pier. I will entertain a motion. So moved, Mr. Mayor. Second. It's been moved by Mr. Simms, seconded by Mr. Boke that we adopt the lease. All in favor? Aye. Any opposed? The motion carries.",
        ],
      ]),
    );
    expect(votes.map(({ mover, seconder }) => [mover, seconder])).toEqual([
      ['Council Member Simms', 'Council Member Boke'],
    ]);
  });
});
