import { describe, expect, it } from 'vitest';
import { judgeRule } from '#tests/support/judge-rule.ts';
import { checkSentence } from '../check-sentence.ts';

const zoning = 'Staff read Section 2(c)(3) of the zoning code, on fences, to the planning board.';
const spoken = 'counsel cited section two, subsection c, paragraph 3 of the parking code';
const bills =
  'The clerk called H.R. 4125 on bridges and H.R. 4127 on ports. Then the committee took up ' +
  'H.R. 5143, the rural broadband bill, and ordered it reported.';

judgeRule('references', {
  caught: [
    ['It is ordinance 2026 12 on the agenda.', 'Ordinance 2026-14 is on the agenda.'],
    [zoning, 'Staff read Section 2 of the zoning code, on fences, to the planning board.'],
    [zoning, 'Staff read Section 2(c) of the zoning code, on fences, to the planning board.'],
    [zoning, 'Staff read Section 2(c)(4) of the zoning code to the planning board.'],
    ['The board reviewed Section 9 of the code.', 'The board reviewed Section 9(b) of the code.'],
    ['The council adopted Resolution 2025-31.', 'The council adopted Resolution 2025-13.'],
    [bills, 'The committee ordered H.R. 4143, the rural broadband bill, reported.'],
    ['Next is item 6, the bus contract.', 'The board took up item 9, the bus contract.'],
  ],
  passed: [
    ['It is ordinance 2026 12 on the agenda.', 'Ordinance 2026-12 is on the agenda.'],
    [zoning, 'The planning board heard Section 2(c)(3) of the zoning code, on fences.'],
    [spoken, 'Counsel cited Section 2(c)(3) of the parking code.'],
    ['Sections 4(a)(1) and (2) cover sheds.', 'Section 4(a)(2) covers sheds.'],
    ['Section 2(c)(3) amends Section 2 of the code.', 'Section 2 of the code is amended.'],
    [bills, 'The committee ordered H.R. 5143, the rural broadband bill, reported.'],
    ['We vote on H.R. 5125, 5140 and 5143 together.', 'H.R. 5140 was among those voted on.'],
    ['Section 2 a resident may appeal.', 'Under Section 2 a resident may appeal.'],
  ],
});

describe('the reason against a bill', () => {
  const reasonFor = (sentence: string, source: string) =>
    checkSentence({ sentence, source }).findings.find(({ rule }) => rule === 'references')?.reason;

  it('names the one nearest by its digits, not the first of the source', () => {
    expect(reasonFor('The committee ordered H.R. 4143, on broadband, reported.', bills)).toBe(
      'The source says H.R. 5143, the sentence says H.R. 4143.',
    );
  });

  it('names the one said nearest where no number is like it', () => {
    const sentence = 'The committee took up H.R. 9090, the rural broadband bill, and reported it.';
    expect(reasonFor(sentence, bills)).toBe(
      'The source says H.R. 5143, the sentence says H.R. 9090.',
    );
  });

  it('names a citation with its parts', () => {
    expect(reasonFor('Staff read Section 2 of the zoning code, on fences.', zoning)).toBe(
      'The source says Section 2(c)(3), the sentence says Section 2.',
    );
  });
});
