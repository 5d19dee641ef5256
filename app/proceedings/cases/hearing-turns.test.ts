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
      Welcome. This is our evidence session on the state of the canals. ${long}
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

const asksMr = (name: string) =>
  `The gentleman from Iowa, ${name}, is recognized for five minutes. ${long}`;

describe('who has the floor at a hearing', () => {
  const titlesOf = (lines: string) =>
    casesOf(`
      The subcommittee on rivers will come to order. Today's hearing is titled keeping the river open.
      I welcome our witnesses to the table. General Oakes, you are recognized for five minutes for your testimony. ${long}
      ${lines}
      The subcommittee stands adjourned.
    `).map((title) => title.split(' · ')[0]);

  it('is a member who asks, and no witness, where somebody is called a gentleman', () => {
    expect(titlesOf(asksMr('Mr. Verne'))).toContain('Questions from Mr. Verne');
  });

  it('is nobody whose work is recognized, and who recognized something', () => {
    const titles = titlesOf(`
      ${asksMr('Mr. Verne')}
      Now, Secretary Taylor, in your testimony you recognized that the locks are old. ${long}
      And the work of Ms. Bell is recognized across the whole of the state. ${long}
      That brings our evidence session to the point where we left off. ${long}
    `);
    expect(titles.at(-2)).toBe('Questions from Mr. Verne');
  });

  it('is given again behind a motion on how to go on', () => {
    const titles = titlesOf(`
      ${asksMr('Mr. Verne')}
      I will entertain a motion to put the letters in the record. So ordered.
      ${asksMr('Mr. Rowe')}
    `);
    expect(titles).toContain('Questions from Mr. Rowe');
  });

  it('is a member of one name and an officer of the government of that name, each as they are called', () => {
    const titles = titlesOf(`
      Secretary Taylor, you are recognized for five minutes for your testimony. ${long}
      ${asksMr('Mr. Taylor')} ${asksMr('Mr. Verne')} ${asksMr('Mr. Taylor')}
    `);
    expect(titles).toContain('Testimony of Secretary Taylor');
    expect(titles).toContain('Questions from Mr. Taylor');
  });
});

it('a committee of a legislature that takes up bill after bill is told by these', () => {
  const carried = 'All in favor? Aye. Opposed? The motion carries.';
  const titles = casesOf(`
    The committee on roads will come to order. The gentlewoman from Elm, Ms. Quill, is recognized for a question.
    The first bill is House Bill 210, an act relating to bridges. The gentleman from Oak is recognized. ${long} I move House Bill 210. Second. ${carried}
    The next bill is House Bill 305, an act relating to ferries. The gentleman from Oak is recognized. ${long} I move House Bill 305. Second. ${carried}
    The next bill is House Bill 411, an act relating to tolls. The gentleman from Oak, Mr. Rowe, is recognized for five minutes. ${long} I move House Bill 411. Second. ${carried}
  `);
  expect(titles.filter((title) => title.startsWith('Questions'))).toEqual([]);
  for (const number of [210, 305, 411])
    expect(titles.some((title) => title.includes(`${number}`))).toBe(true);
});

it('a council that has a subcommittee, and speaks of an evidence session, holds no hearing', () => {
  const titles = casesOf(`
    The council will come to order. The parks subcommittee met. The subcommittee is three council members.
    Next item is the report of the scrutiny board, which held an evidence session on housing in May. ${long}
    Next is public comment. The chair recognizes Mr. Hale for three minutes. ${long}
    The chair recognizes Ms. Roy for three minutes. ${long} The chair recognizes Mr. Bell for three minutes. ${long}
    Next is the discussion of the dog park. The subcommittee looked at it. ${long}
  `);
  expect(titles.filter((title) => title.startsWith('Questions'))).toEqual([]);
  expect(titles.some((title) => /dog park/i.test(title))).toBe(true);
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
    expect(cases.map(({ title }) => title)).toContain(
      'Proposal to meet in private for the remainder of this meeting',
    );
  });
});

describe('what a committee is asked is not decided', () => {
  const votesOf = (lines: string) => read(lines).votes.map(({ motion }) => motion);
  const asked = 'Can I propose that the committee agrees to cut the budget?';

  it.each([
    `${asked} I'm against that. Thank you.`,
    `${asked} Thank you. Is there a second? The motion dies for lack of a second.`,
    `${asked} Are we all content, or does anybody object? Yes, I do. Thank you.`,
    `${asked} Are Members content? Let me think it over. Thank you. I would rather wait.`,
    "I'm sure we all are happy to note those improvements. Thank you.",
    'Everybody happy to note that? Could I ask one thing first. Go ahead. Thank you.',
    'Can I propose that we agree to name the park after Ms. Lee? Are we all content? Thank you.',
  ])('by %s', (lines) => {
    expect(votesOf(lines)).toEqual([]);
  });
});

it('what is proposed of the next item is no title of this one', () => {
  expect(
    casesOf(`
      Item one is the report on the canal. ${long} ${long}
      Item two, then. Can I propose that the committee resolves to meet in private? Are Members content? Thank you.
    `),
  ).toEqual(['Report on the canal · discussed', 'Proposal to meet in private · adopted']);
});
