import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileQuery } from '#tests/support/hostile-query.ts';
import { readPieces } from './query-pieces.ts';
import { readQuery } from './read-query.ts';
import { longestQuery } from './search-address.ts';
import { withAlternative, writeQuery } from './write-query.ts';

describe('a query that is written anew', () => {
  it('asks for the same, whatever was typed', () => {
    fc.assert(
      fc.property(hostileQuery, (q) => {
        const again = writeQuery(readPieces(q).groups);
        fc.pre(q.length <= longestQuery && again.length <= longestQuery);
        const { remarks: _, asked: __, ...asked } = readQuery(q);
        expect(readQuery(again)).toMatchObject(asked);
      }),
      { numRuns: 3_000, examples: [['http:a,date:2020']] },
    );
  });

  it.each([
    ['levee', 'levee OR dike'],
    ['levee wall', 'levee OR dike wall'],
    ['police,levee -golf body:"Harbor City"', 'police levee OR dike -golf body:"Harbor City"'],
    ['the levee OR bank wall', 'the levee OR bank wall'],
    ['"levee', '"levee" OR dike'],
  ])('takes another word in the place of one: %s', (q, expected) => {
    expect(withAlternative(q, [['leve']], 'dike')).toBe(expected);
  });
});
