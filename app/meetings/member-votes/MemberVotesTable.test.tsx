import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/render-at.ts';
import type { ListedMemberVote } from './list-member-votes.server.ts';
import { MemberVotesTable } from './MemberVotesTable.tsx';

const vote: ListedMemberVote = {
  meetingId: 'm1',
  place: 0,
  meetingTitle: 'Regular meeting',
  meetingDate: new Date('2026-03-10T12:00:00Z'),
  member: null,
  name: 'Ms. Hale',
  isUncertain: false,
  answer: 'yes',
  outcome: 'adopted',
  matter: 'lease the depot',
};

const shown = (matter: string) =>
  renderAt('/', <MemberVotesTable votes={[{ ...vote, matter }]} />).replace(/<[^>]*>/g, ' ');

it('a long matter is cut between words, and whole on demand', () => {
  const matter = `Lease the depot ${'by the old canal '.repeat(20)}to the rail society.`;
  expect(shown(matter)).toMatch(/ (?:by|the|old|canal)… /);
  expect(shown(matter)).toContain(matter);
  expect(shown(matter)).toContain('Show all');
});

it('one that fits stands as it is', () => {
  expect(shown('lease the depot')).toContain('Lease the depot');
  expect(shown('lease the depot')).not.toContain('Show all');
});
