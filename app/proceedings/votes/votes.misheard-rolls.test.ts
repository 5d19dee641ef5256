import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const votesOf = (...said: string[]) => readProceedings(transcriptOf(said)).votes;
const rollOf = (vote: ReturnType<typeof votesOf>[number] | undefined) =>
  vote?.rollCall.map(({ name, vote: answer }) => `${name.split(' ').at(-1)} ${answer}`).join(', ');
const lease =
  'Item four, the lease of the depot. I move to approve the lease of the depot. Second.';

describe('a roll as speech to text writes it', () => {
  it('has ayes that sound like "hi" after each name', () => {
    const [vote] = votesOf(
      `${lease} We will start the vote. Dana. Hi. Lou. Nay. Ana? All right. Pat. Hi, Kim. Hi. Thank you. Next is the audit.`,
    );
    expect(rollOf(vote)).toBe('Dana yes, Lou no, Ana yes, Pat yes, Kim yes');
    expect(vote).toMatchObject({ yes: 4, no: 1, outcome: 'adopted' });
  });

  it('has an aye in whatever stands behind a name that is called', () => {
    const [vote] = votesOf(
      `${lease} Please call the roll. Council Member Lund, I.`,
      'Council Member Voss.',
      'Hi.',
      'Mayor Ruiz.',
      'Hi.',
      'Council Member Tran.',
      'I thank you, council. That concludes our business.',
    );
    expect(rollOf(vote)).toBe('Lund yes, Voss yes, Ruiz yes, Tran yes');
    expect(vote?.outcome).toBe('adopted');
  });

  it('greets nobody: "hi" is no vote where one name is followed by it', () => {
    const [vote] = votesOf(
      `${lease} All in favor say aye. Aye. Opposed? Carried. Public comment is next. Lou Voss. Hi. I live on Mill Road.`,
    );
    expect(vote?.rollCall).toEqual([]);
  });

  it('has an answer in a remark', () => {
    const [vote] = votesOf(
      `${lease} Roll call vote. Dana. Aye. Lou. Aye. Ana. Well, I think I'll say nay. Pat. Aye. Carries three to one.`,
    );
    expect(rollOf(vote)).toBe('Dana yes, Lou yes, Ana no, Pat yes');
  });

  it('tells of one who is absent between the others', () => {
    const [vote] = votesOf(
      `${lease} Please call the roll. Dana? Aye. Lou? Aye. Quist? Bell is absent. Aye. Ode? Aye. Motion carries four to zero.`,
    );
    expect(rollOf(vote)).toContain('Bell absent');
    expect(rollOf(vote)).not.toContain('Quist absent');
  });

  it('keeps members apart of whom one is not heard, and counts nobody for them', () => {
    const [vote] = votesOf(
      'Madam Secretary. Bell. Quist. No. Ode. Hi. Gilroy. Hi. Castle. Vance. Lund. Hi. One nay. The bill has been placed on final consideration and does pass.',
    );
    expect(rollOf(vote)).toBe('Quist no, Ode yes, Gilroy yes, Lund yes');
    expect(vote).toMatchObject({ outcome: 'adopted', yes: null, no: 1 });
  });

  it('is a vote though no motion was heard, where it ends in a ruling', () => {
    const [vote] = votesOf(
      'My direction would be to fold the design board into the commission. Council Member Bell? No. Council Member Ode? No. Council Member Quist? Yes. Vice Mayor Lund? Yes. Mayor Vance? Aye. Carries three, two, and that will need a code change.',
    );
    expect(vote).toMatchObject({ outcome: 'adopted', yes: 3, no: 2 });
  });

  it('is none where members only say that they are here', () => {
    expect(
      votesOf(
        'Council Member Bell? Here. Council Member Ode? Here. Council Member Quist? Here. Mayor Vance? Here. We have a quorum.',
      ),
    ).toEqual([]);
  });

  it('is right where the larger side of a motion that failed is said first', () => {
    const [vote] = votesOf(
      `${lease} Roll call. Commissioner Bell? No. Commissioner Ode? Yes. Commissioner Quist? No. Commissioner Lund? Yes. Chair Vance? No. That motion fails. Three to two.`,
    );
    expect(vote).toMatchObject({ outcome: 'rejected', yes: 2, no: 3 });
  });

  it('ends with the chair, who votes and rules in one breath', () => {
    const [vote] = votesOf(
      `${lease} We will do a role call vote. Bell? Aye. Ode? Aye. Quist? Aye. And I vote aye as well and the item passes. We move on.`,
    );
    expect(vote).toMatchObject({ outcome: 'adopted' });
  });

  it.each([
    'Council comments. Council Member Bell? No. Council Member Ode? No. Council Member Quist? No. Mayor Vance? No. Thank you all. The consent agenda is approved.',
    "Any conflicts? Bell. No. Ode. No. Quist. No. Fox. No. Lund. No. Motion carries from last week's list.",
    'Welcome everyone. Council Member Bell? Hi. Council Member Ode? Hi. Council Member Quist? Hi. Mayor Vance? Hi. The minutes are approved.',
  ])('is no vote where members are asked otherwise, or greeted: “%s”', (said) => {
    expect(votesOf(said)).toEqual([]);
  });

  it('has no greeting in it, whoever is called on before the vote', () => {
    const votes = votesOf(
      `${lease} We have three students here. Maria Lopez? Hi. John Smith? Hi. Ana Ruiz? Hi. Thank you. All in favor of the lease? Aye. Opposed? Carried.`,
    );
    expect(votes).toMatchObject([{ outcome: 'adopted', rollCall: [] }]);
  });

  it.each([
    ['Lou? All right. I vote no.', 'Lou no'],
    ['Lou? All right. No.', 'Lou no'],
    ['Ms. Lou? I will say no more than I have. Aye.', 'Lou yes'],
  ])('has the answer of “%s” and no other', (said, answer) => {
    const [vote] = votesOf(
      `${lease} Call the roll. Dana? Aye. Pat? Aye. ${said} Kim? Aye. Motion carries.`,
    );
    expect(rollOf(vote)).toContain(answer);
    expect(vote?.rollCall).toHaveLength(4);
  });

  it('has no aye in an initial', () => {
    const [vote] = votesOf(
      `${lease} Call the roll. John A. Hale? No. Lou? Yes. Ana? Yes. Carries two to one.`,
    );
    expect(rollOf(vote)).not.toContain('John yes');
    expect(vote).toMatchObject({ yes: 2, no: 1 });
  });
});
