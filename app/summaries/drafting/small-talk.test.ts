import { describe, expect, it } from 'vitest';
import { candidateOf } from './candidates.ts';

const candidate = (text: string, name: string | null = null) =>
  candidateOf({ index: 0, text, segments: [0], speaker: name, opensTurn: true }, 0, {
    name,
    namedAt: null,
    isPublic: false,
  });

describe('small talk, jokes and musings', () => {
  it.each([
    "I didn't realize pizza could be delivered by boat on table rock lake, but that's pretty awesome.",
    'I never knew the old firehouse on Mill Street had a bowling alley in the basement.',
    'I remember when the county fair was still held behind the high school gymnasium.',
    'I was just thinking about how many budget workshops this board has sat through.',
    'That new mural on the water tower is pretty cool, and the kids love it too.',
    'I was joking with the superintendent about the mascot costume before the session began.',
    'We joked at lunch that the plow drivers deserve their own parade down Main Street.',
    "I want to extend an invitation to the agency's staff to come down for the harbor festival.",
    'I always enjoy the reports of the parks commission and their wonderful photographs.',
    "I'll defer to the city engineer on the specifics of that culvert project.",
    'I have a concern about the fee for the depot and I wanted to share it with you.',
    'The last couple of months my father has been in hospice, so I missed the budget meetings.',
    "I'm now a resident here in the city of Alder for four years.",
    "I'm gonna ask you in the next 30 days to come out and look at the runway.",
    "I can't even remember who installed the pump at the reservoir back then.",
    'My address is 14 Mill Road, and the culvert runs right behind the fence.',
    'I was nominated by the governor on March 24 and confirmed by the senate on August 2.',
    "I hope I'm not giving away my schedule, but I plan to be in Elm County on October 14.",
    "I'm an attorney here in Alder, 210 North Canal Street, suite 1650.",
  ])('“%s” is not quoted', (text) => {
    expect(candidate(text)).toBeNull();
    expect(candidate(text, 'Trustee Patel')).toBeNull();
  });

  it('includes what somebody without a name says of themselves and of nothing else', () => {
    const text =
      'I just want to make sure that families near the airport feel heard about the noise.';
    expect(candidate(text)).toBeNull();
    expect(candidate(text, 'Trustee Patel')).not.toBeNull();
  });

  it.each([
    'I will cut the library budget by $40,000 and close the Pine Street branch in January.',
    'I recommend that the planning board deny the variance for the marina at Otter Creek.',
    'Residents did not realize that the zoning change allowed homes of up to four units.',
    'The agency has invited bids for the ferry terminal and received three of them in August.',
    'The commission enjoyed a surplus of $2 million in the last fiscal year.',
    'Children do love the new playground, but its surface has failed two safety inspections this spring.',
  ])('does not include “%s”', (text) => {
    expect(candidate(text, 'Director Hall')).not.toBeNull();
    expect(candidate(text)).not.toBeNull();
  });
});
