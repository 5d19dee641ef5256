import fc from 'fast-check';

/** Pieces that mean something to the grammar, to FTS5, to `tsquery`, to SQL, or to nobody. */
const piece = fc.oneof(
  fc.constantFrom(
    ...['"', '""', '-', '--', '(', ')', '*', 'zon*', 'OR', 'AND', 'NOT', 'NEAR(a b, 2)', '|', '&'],
    ...['!', '<->', ':A', "'", "''", "';--", '\\', '{title} : x', '^a', '+', '%', '_', '\u0000'],
    ...['date:2019', 'date:2031', 'date:1500..2999', 'date:2030..2020', 'date:>9998', 'date:<1001'],
    ...['body:', 'body:"', 'date:', 'date:2026..', 'date:>2026-02-30', 'kind:case', '-kind:body'],
    ...['kind:"', 'outcome:adopted', 'speaker:hale', '-speaker:o’brien', 'xkcase', 'xe1', '\uD800'],
    ...['budget', 'the', 'HB24-1234', '1,250', '4.2', 'é', '市议会', '💧', '“', '”', '..', '×'],
  ),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

/** What somebody, or somebody's program, may write into a search box. */
export const hostileQuery = fc
  .array(fc.tuple(piece, fc.constantFrom(' ', '', '\n', '\t')), { maxLength: 30 })
  .map((pieces) => pieces.flat().join(''));
