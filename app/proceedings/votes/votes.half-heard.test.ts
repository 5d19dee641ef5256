import { describe, expect, it } from 'vitest';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const votesOf = (text: string) => readProceedings(transcriptOfLines(text)).votes;
const rollOf = ([vote]: ReturnType<typeof votesOf>) =>
  vote?.rollCall.map((one) => `${one.name}: ${one.vote}`);

describe('a roll of which half is heard', () => {
  it('goes on over a name whose answer is lost, and over what stands before a name', () => {
    const votes = votesOf(`
      Item 9 is the interim budget.
      I make the motion that we adopt the interim budget for the coming year.
      I'll second.
      Okay. Kira with the second.
      Kira.
      Yay.
      Um Jonas.
      Yay.
      Sorry. Dean. Tomas.
      Yay.
      Okay. Item 10 is the levy, which we have talked about.`);
    expect(votes).toHaveLength(1);
    expect(votes[0]?.outcome).toBe('adopted');
    expect(rollOf(votes)).toEqual(expect.arrayContaining(['Jonas: yes', 'Tomas: yes']));
  });

  it('goes on over a letter that is left of a name', () => {
    const votes = votesOf(`
      Item 10 is the levy.
      So, I'll make the motion that we approve the levy of one mill.
      Second.
      Okay. All in favor with the second.
      Hi, Karin.
      Hi.
      K.
      Hi.
      Shira.
      Hi.
      Tobias.
      Hi.
      And Judith.
      Hi.
      Okay, item number 11, the fee resolution. This is not of the budget.`);
    expect(votes).toHaveLength(1);
    expect(rollOf(votes)).toEqual(expect.arrayContaining(['Shira: yes', 'Judith: yes']));
  });

  it('goes on over the reason that somebody gives, though nothing was heard to be moved', () => {
    const votes = votesOf(`
      Item 8 is the impact schedule.
      There is a book with a character who asks that.
      All right. Call for the question. Okay. Council member Ortega.
      Yes.
      Council member Lund.
      Yes.
      Council member Brandt.
      Council member Oduya.
      Yes. Because I think it matters that we do this in time for the rest.
      And member Hale was the one, sorry.
      Yes. Motion passes.`);
    expect(votes.map(({ outcome }) => outcome)).toEqual(['adopted']);
    expect(rollOf(votes)).toHaveLength(3);
  });
});

it('members who answer with one word each to what was seconded have voted', () => {
  const votes = votesOf(`
    Item 11 is the fee on demand.
    I make a motion that we pass the resolution on the demand charge.
    I'll second that.
    Okay. Jonas with the second.
    I.
    Yay.
    I.
    Okay.
    Number 12, the pickup of the retirement. This is for officers.`);
  expect(votes.map(({ outcome }) => outcome)).toEqual(['adopted']);
});

it.each(['I\nthose are approved.', 'Aye\nthat is approved.', 'I\nmotion carries.'])(
  'an answer that captions set before the ruling is no part of it: %s',
  (answered) => {
    const votes = votesOf(`
    Item 3 is the minutes of January 15.
    I'll make a motion that we approve them. All
    favor.
    ${answered}
    Let us go on with item 4, the roof.`);
    expect(votes.map(({ outcome, motion }) => [outcome, motion])).toEqual([
      ['adopted', 'approve them'],
    ]);
  },
);

it('an appeal that is upheld behind the count has carried what was moved on it', () => {
  const votes = votesOf(`
    Agenda item B is the awnings on Elm Street.
    I move that we overturn the denial and approve the awning. Second. Any discussion? I'm going to call a roll.
    Commissioner Ortega? Yes. Commissioner Lund? Yes. Commissioner Brandt? Yes. Commissioner Oduya? Yes. Chair abstains on this motion.
    That is four yeses. One abstention and one recusal, the appeal is upheld. Thank you all.`);
  expect(votes.map(({ outcome }) => outcome)).toEqual(['adopted']);
});

it('friends who greet each other by name vote on nothing', () => {
  const votes = votesOf(`
    Item 12 is the farewell of the clerk.
    Kira. Yeah. Tomas. Yeah. Come on in, all of you.
    Shira. Yes. Because we waited for you. Jonas. Yeah.
    It is lovely to see you. Motion sensors turned on the light.
    Let us go on with item 13, the roof.`);
  expect(votes).toEqual([]);
});
