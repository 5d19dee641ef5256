import { expect, it } from 'vitest';
import type { Vote } from '#app/proceedings/vote.ts';
import { consentTold, standsForAll } from './consent-told.ts';
import { namedMatter } from './named-matter.ts';

const cases = [
  { designator: 'XI.A', title: 'PERSONNEL' },
  { designator: 'XI.A.1', title: 'Resignations' },
  { designator: 'XI.A.2', title: 'Leave(s) of absence' },
  { designator: 'XI.E', title: 'MISCELLANEOUS' },
  { designator: 'XI.E.1', title: '2026-2027 Academic Calendar' },
] as const;

/** What is told of each of the cases that one motion decides. */
function told(...items: number[]): string[] {
  const vote = { items, subject: 'the items' } as const satisfies Partial<Vote>;
  return items.flatMap((item) => {
    const one = cases[item];
    if (!one) return [];
    const around = { one, matter: namedMatter(one.title), cases, said: true };
    return [consentTold(vote, around)];
  });
}

it('tells of a part of an agenda how many of its items one motion decides, and of each how many others', () => {
  expect(told(0, 1, 2)).toEqual([
    'The 2 items under “Personnel” were approved by one motion',
    'The resignations were approved with 1 other item by one motion',
    'The item “Leaves of absence” was approved with 1 other item by one motion',
  ]);
});

it('tells of a part with a single item that this was approved', () => {
  expect(told(3, 4)).toEqual([
    'The item under “Miscellaneous” was approved',
    'The Academic Calendar was approved',
  ]);
});

it('calls the consent agenda what it is, and a deed that failed not agreed to', () => {
  const list = [
    { designator: '2', title: 'Consent Agenda' },
    { designator: '2.A', title: 'Authorize the mayor to sign the plan' },
    { designator: '2.B', title: 'Payment of the bills' },
  ] as const;
  const vote = { items: [0, 1, 2], subject: 'the consent agenda' };
  const tell = (one: (typeof list)[number], said: boolean) =>
    consentTold(vote, { one, matter: namedMatter(one.title), cases: list, said });
  expect(tell(list[0], true)).toBe('The consent agenda was approved');
  expect(tell(list[1], false)).toMatch(
    /^It was not agreed to authorize the mayor to sign the plan/,
  );
});

it('lets the part stand for all, so that who moved it is told once', () => {
  const items = [0, 1, 2];
  expect(standsForAll({ items }, { one: cases[0], cases, fact: '' })).toBe(true);
  expect(standsForAll({ items }, { one: cases[1], cases, fact: '' })).toBe(false);
});
