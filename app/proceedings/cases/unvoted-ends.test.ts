import { describe, expect, it } from 'vitest';
import { endWithoutVote, isLeftUnvoted } from './unvoted-ends.ts';

describe('a matter that ends without a vote', () => {
  it.each([
    ['Okay, it rolls to the twenty-second.', 'postponed'],
    ["The canopy's carried to October sixteenth.", 'postponed'],
    ["It'll be held over to November fourth, we're not acting on it tonight.", 'postponed'],
    ['The hearing is continued to November twelfth at seven.', 'continued'],
    ["We're going to leave the hearing open till October twenty first.", 'continued'],
    ["That's tabled by consensus.", 'tabled'],
    ["So we'll table the gym, by consensus, till somebody brings it back.", 'tabled'],
    ['Okay, off it goes to the Planning Commission.', 'referred'],
    ['Okay, referred to public works.', 'referred'],
    ["Okay so ten's withdrawn by the petitioner.", 'withdrawn'],
    ["They've pulled their request.", 'withdrawn'],
    ["We'll receive that with thanks, Chief.", 'received and filed'],
    ['This item now moves to second reading.', 'introduced'],
    ['That bill will be referred to committee.', 'referred'],
    ['That will also be referred to the appropriate committee.', 'referred'],
    ["And that resolution will be on next week's Final Passage Calendar.", 'introduced'],
    ['But that has been cancelled and that will be presented at a future meeting.', 'postponed'],
  ])('%s', (text, state) => {
    expect(endWithoutVote(text)).toBe(state);
    expect(isLeftUnvoted(text)).toBe(true);
  });

  it.each([
    "Nobody's voting on a roof tonight.",
    "That's not anything we have to act on.",
    "It's a sketch, there's nothing for us to vote.",
  ])('is left as it is: %s', (text) => {
    expect(endWithoutVote(text)).toBeNull();
    expect(isLeftUnvoted(text)).toBe(true);
  });

  it.each([
    'Should we table it?',
    'If the hearing is continued to June we lose the summer.',
    'The truck goes to the shop every month.',
    'I move to table the application.',
    'We received the report in March.',
    'She would like to see it referred to staff.',
  ])('is none: %s', (text) => {
    expect(isLeftUnvoted(text)).toBe(false);
  });
});
