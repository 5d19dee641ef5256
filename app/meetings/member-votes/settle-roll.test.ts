import { describe, expect, it } from 'vitest';
import { nameSettler } from '#app/entities/roster/settle-name.ts';
import { makeMember } from '#tests/support/make-member.ts';
import { settleRoll } from './settle-roll.ts';

const council = ['Lena Bolgarini', 'Matteo Romanek', 'Pat Hallsen', 'Jo Hallson'].map((name) =>
  makeMember(name),
);
const settle = (...names: string[]) =>
  settleRoll(
    names.map((name) => ({ name, vote: 'yes' })),
    nameSettler(council),
  ).map(({ memberId, isUncertain }) => memberId ?? (isUncertain ? 'uncertain' : 'nobody'));

describe('a roll call', () => {
  it('is answered by those whom its names mean', () => {
    expect(settle('Ms. Volgarini', 'Romanek', 'Mr. Stranger', 'Hallson')).toEqual([
      'Lena Bolgarini',
      'Matteo Romanek',
      'nobody',
      'uncertain',
    ]);
  });

  it('is not answered twice by one member: the name that is spelled so is theirs', () => {
    expect(settle('Mr. Romanick', 'Mr. Romanek')).toEqual(['uncertain', 'Matteo Romanek']);
    expect(settle('Mr. Romanick', 'Mr. Romaneck')).toEqual(['uncertain', 'uncertain']);
  });
});
