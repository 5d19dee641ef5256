import { describe, expect, it } from 'vitest';
import {
  cityCouncil,
  committeeRollCall,
  schoolBoard,
  transcriptOf,
} from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const votesOf = (turns: Parameters<typeof transcriptOf>[0]) =>
  readProceedings(transcriptOf(turns)).votes;

describe('the votes of a city council', () => {
  const votes = readProceedings(cityCouncil).votes;

  it('are found in order, with who moved, who seconded and how many voted on each side', () => {
    expect(votes).toMatchObject([
      { motion: 'approval of the consent agenda', outcome: 'adopted', yes: null, no: 0 },
      {
        mover: 'Councilmember Ortiz',
        seconder: 'Councilmember Lee',
        yes: 6,
        no: 1,
        outcome: 'adopted',
      },
      {
        motion: 'adopt Ordinance 1492',
        mover: 'Councilmember Reed',
        seconder: 'Councilmember Shaw',
        method: 'roll call',
        yes: 2,
        no: 4,
        outcome: 'rejected',
      },
    ]);
  });

  it('keep each member’s answer in a roll call', () => {
    expect(votes[2]?.rollCall).toContainEqual({ name: 'Councilmember Reed', vote: 'yes' });
    expect(votes[2]?.rollCall).toContainEqual({ name: 'Mayor Stone', vote: 'no' });
    expect(votes[2]?.rollCall).toHaveLength(6);
  });
});

describe('a roll called by name in a record with speakers', () => {
  it('gives each member the answer they gave', () => {
    expect(readProceedings(schoolBoard).votes).toMatchObject([
      {
        motion: 'adopt the 2026 budget of forty-two million dollars',
        mover: 'TRUSTEE PATEL',
        seconder: 'TRUSTEE GOMEZ',
        yes: 3,
        no: 1,
        rollCall: [
          { name: 'Trustee Patel', vote: 'yes' },
          { name: 'Trustee Gomez', vote: 'yes' },
          { name: 'Trustee Wong', vote: 'no' },
          { name: 'Chair Brown', vote: 'yes' },
        ],
      },
    ]);
  });
});

describe('a committee’s votes as captions give them', () => {
  const [amendment, motion, ...others] = readProceedings(committeeRollCall).votes;

  it('take a voice vote and the roll call after it as one vote', () => {
    expect(others).toEqual([]);
    expect(amendment).toMatchObject({
      mover: 'Mr. McGrath',
      method: 'roll call',
      yes: 2,
      no: 5,
      outcome: 'rejected',
    });
    expect(amendment?.motion).toContain('strike section four of the bill');
  });

  it('leave out the answer that was not heard, and mark who did not answer', () => {
    const names = amendment?.rollCall.map(({ name }) => name);
    expect(names).not.toContain('Mrs. Houghton');
    expect(amendment?.rollCall).toContainEqual({ name: 'Mr. McGrath', vote: 'yes' });
    expect(amendment?.rollCall).toContainEqual({ name: 'Madam Chair', vote: 'no' });
  });

  it('vote on the main motion after its amendments', () => {
    expect(motion).toMatchObject({ mover: 'Mr. Langford', outcome: 'adopted', method: 'voice' });
    expect(motion?.motion).toContain('H.R. 77');
  });
});

describe('what is no vote', () => {
  it('is leave granted without a question put', () => {
    expect(
      votesOf([
        'I ask unanimous consent to enter this letter into the record. Without objection, so ordered.',
        'I ask unanimous consent to name Mr. Alder to the subcommittee. Without objection. So moved.',
      ]),
    ).toEqual([]);
  });

  it('is a vote somebody tells of', () => {
    expect(
      votesOf([
        'Last year the house passed the bill 220 to 210. The motion to recommit failed. In 2019 the council approved that 5-2.',
        'I think the amendment passed by a vote of 7 to 0 in the other committee.',
      ]),
    ).toEqual([]);
  });

  it('is a roll called to see who is there', () => {
    expect(
      votesOf([
        'The clerk will call the roll. Smith? Here. Jones? Here. Brown? Present. We have a quorum.',
      ]),
    ).toEqual([]);
  });
});

describe('single votes', () => {
  it('by consent are votes where nobody had a change, but not what was only read so', () => {
    const of = (...lines: string[]) => votesOf(lines).map(({ motion, method }) => [motion, method]);
    expect(
      of(
        'Are there any changes or corrections to the minutes?',
        'Hearing none, those minutes will stand approved.',
      ),
    ).toEqual([['approve those minutes', 'consent']]);
    expect(of('Any questions about the minutes?', 'Hearing none, we go on to the lease.')).toEqual(
      [],
    );
  });

  it('by consent are votes where objections were asked for', () => {
    expect(
      votesOf([
        'I move that we approve the minutes of May 5th.',
        'Second.',
        'Is there any objection? Hearing none, the minutes are approved.',
      ]),
    ).toMatchObject([{ method: 'consent', outcome: 'adopted', yes: null, no: null }]);
  });

  it('by show of hands that fail are rejected', () => {
    expect(
      votesOf([
        'I will entertain a motion to approve the rezoning at 12 Oak Street.',
        'So moved.',
        'Second.',
        'Show of hands, all in favor? All opposed? I count two in favor and five opposed. The motion fails.',
      ]),
    ).toMatchObject([
      {
        motion: 'approve the rezoning at 12 Oak Street',
        method: 'hand',
        yes: 2,
        no: 5,
        outcome: 'rejected',
      },
    ]);
  });

  it('that tie fail where the chair says so', () => {
    expect(
      votesOf([
        'Commissioner Reed moved to deny the appeal. Commissioner Shaw seconded. Vote was 3-3. Motion fails for lack of a majority.',
      ]),
    ).toMatchObject([{ motion: 'deny the appeal', yes: 3, no: 3, outcome: 'rejected' }]);
  });

  it('keep a spoken tally and a roll call that disagree side by side', () => {
    const [vote] = votesOf([
      'I move to approve the lease.',
      'Clerk, please call the roll. Diaz? Yes. Fox? Yes. Green? No. Hall? Yes.',
      'Four yeas, zero nays. The motion carries.',
    ]);
    expect(vote).toMatchObject({ yes: 4, no: 0 });
    expect(vote?.rollCall.filter((entry) => entry.vote === 'no')).toHaveLength(1);
  });

  it('name the bill whole where captions cut its number short', () => {
    const [vote] = votesOf([
      'The question is now on favorably reporting H.R. 51 to the house. All those in favor say aye. In the opinion of the chair, the ayes have it.',
      'A recorded vote is requested. The clerk will open the vote.',
      'On this vote, the yeas are 27 and the nays are zero.',
      'H.R. 5100 is adopted and will be reported favorably to the house.',
    ]);
    expect(vote).toMatchObject({
      motion: 'favorably reporting H.R. 5100 to the house',
      method: 'electronic',
      yes: 27,
      no: 0,
      mover: null,
    });
  });
});
