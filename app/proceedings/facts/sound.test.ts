import { expect, it } from 'vitest';
import { Roster } from './roster.ts';

const amongMembers = 0.5;
const heard = (name: string, ...members: string[]) =>
  new Roster(members.map((member) => ({ name: member, aliases: [] }))).find(name, amongMembers)
    ?.name ?? null;

it('a misheard name is the member whom it sounds like', () => {
  expect(heard('Bolgiano', 'Ms. Branstetter', 'Ms. Volgiano')).toBe('Ms. Volgiano');
});

it('a misheard name is never a member of a far longer one', () => {
  expect(heard('Bolke', 'Ms. Branstetter', 'Mr. Simms')).toBeNull();
});
