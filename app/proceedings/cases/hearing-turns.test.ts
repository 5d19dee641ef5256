import { describe, expect, it } from 'vitest';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const read = (lines: string) => readProceedings(transcriptOfLines(lines));
const casesOf = (lines: string) =>
  read(lines).cases.map(({ title, state }) => `${title} · ${state}`);

const long =
  'The bridges of the district were built in 1931, and the river has risen two feet since then. We spend $40 million a year to keep them open, and we turn away one truck in nine. The towns below the dam wait for the new gates, the barges wait for the locks, and the engineers wait for a decision that only this committee can make this year.';

describe('a hearing before a committee of a legislature', () => {
  const cases = casesOf(`
    The subcommittee on rivers and bridges will come to order.
    Today's hearing is titled keeping the river open, a look at locks and bridges.
    I now recognize myself for five minutes for an opening statement. ${long}
    I now recognize the ranking member, Ms. Quill, for five minutes for her opening statement. ${long}
    I welcome our witnesses to the table. General Oakes, you are recognized for five minutes for your testimony.
    Thank you, Mr. Chairman. ${long}
    I now recognize Mayor Tilde for five minutes for her testimony.
    Thank you. ${long}
    We will now turn to questions from the panel, and I recognize myself for five minutes. ${long}
    The gentleman from Iowa, Mr. Verne, is recognized for five minutes.
    Thank you, Mr. Chairman. ${long}
    I thank the gentleman. I recognize Ms. Quill for five minutes.
    ${long} I yield back.
    Are there any other questions from members? Seeing none, the subcommittee stands adjourned.
  `);

  it('is told by what it is on, the opening statements, each witness and each member who asks', () => {
    expect(cases).toEqual([
      'Call to order · no action',
      'Hearing: Keeping the river open, a look at locks and bridges · discussed',
      'Opening statements · discussed',
      'Testimony of General Oakes · discussed',
      'Testimony of Mayor Tilde · discussed',
      'Questions from the chair · discussed',
      'Questions from Mr. Verne · discussed',
      'Questions from Ms. Quill · discussed',
      'Adjournment · no action',
    ]);
  });

  it('has each member who asks once, however often the floor comes back', () => {
    const twice = casesOf(`
      Welcome to this evidence session. Our evidence session is on the state of the canals. ${long}
      We'll go to questions, and the first questions are from Ida Quill. ${long}
      Ms. Quill, you are recognized. ${long}
      Questions now from Odo Verne. ${long}
    `);
    expect(twice.filter((title) => title.startsWith('Questions from'))).toEqual([
      'Questions from Ida Quill · discussed',
      'Questions from Odo Verne · discussed',
    ]);
  });

  it('decides a motion behind it, which is no turn of whoever asked last', () => {
    const { votes, cases: found } = read(`
      The subcommittee on rivers will come to order. The ranking member is here.
      Today's hearing is titled keeping the river open.
      I recognize the gentleman from Iowa, Mr. Verne, for five minutes. ${long}
      This concludes the hearing portion. The chair will entertain a motion on the lock bill.
      I move the committee report House bill 210, the Lock and Gate Act, favorably. Second.
      All in favor say aye. Aye. Opposed? The ayes have it, and the motion is agreed to.
    `);
    expect(found[votes[0]?.item ?? -1]).toMatchObject({ state: 'adopted' });
    expect(found[votes[0]?.item ?? -1]?.title).toMatch(/210|Lock and Gate/);
  });
});

it('a council whose mayor recognizes speakers holds no hearing of a legislature', () => {
  expect(
    casesOf(`
      The council will come to order. Item one is the lease of the boat shed.
      I recognize Mr. Hale for three minutes. ${long}
      I move approval. Second. All in favor? Aye. The motion carries five to zero.
      Item two is the sale of the mill. I recognize Ms. Roy for three minutes. ${long}
      I move approval. Second. All in favor? Aye. The motion carries five to zero.
    `),
  ).toEqual([
    'Call to order · no action',
    'Lease of the boat shed · adopted',
    'Sale of the mill · adopted',
  ]);
});

describe('a committee that is asked whether it is content', () => {
  const { cases, votes } = read(`
    Good morning, and welcome to the committee. We've received apologies for absence from Ida Quill. Are there any declarations of interest? No.
    Item 2, then, is our evidence session on canals. ${long} ${long}
    Item 3, then, is papers to note. There are two letters from the minister. Are Members happy to note those? Thank you.
    Item 4, then, is a motion under Standing Order 9.1 to propose that we resolve to meet in private for the remainder of this meeting. Are Members content? Thank you.
    Item 5, then, can I propose, in accordance with Standing Order 9.2, that the committee resolves to visit the docks in May? Are Members content? I object. I have not seen the price.
  `);

  it('has decided what nobody then objects to, and nothing else', () => {
    expect(votes.map(({ motion, outcome }) => [motion, outcome])).toEqual([
      ['note the papers', 'adopted'],
      ['meet in private for the remainder of this meeting', 'adopted'],
    ]);
  });

  it('has received the papers that it noted', () => {
    expect(cases.find(({ title }) => title === 'Papers to note')?.state).toBe('received and filed');
    expect(cases.map(({ title }) => title)).toContain('Apologies and declarations of interest');
  });
});
