import { describe, expect, it } from 'vitest';
import { judgeMarkdown } from './judged-sentence.ts';

const tell =
  'The request for Preliminary Plat approval of Lots 4-A-1 & 4-A-2 was approved, 4 to 0 with 1 abstaining by roll call, on a motion by Mr. Volgiano, seconded by Mr. Romero; abstaining: Mr. Nyland.';
const names = ['Mr. Volgiano', 'Mr. Romero', 'Mr. Nyland', 'Ms. Bares'];
const counted = [{ text: tell, footing: 'named' as const, names }];
const segments = [
  {
    index: 0,
    startSeconds: null,
    endSeconds: null,
    speaker: null,
    text: 'Mr. Volgiano. Yes. Mr. Romero. Yes. Mr. Nyland abstains. Motion approved.',
    confidence: null,
  },
];

const judge = (text: string, known = {}) => {
  const [judged] = judgeMarkdown(`- ${text} [¶1](#s0)\n`, {
    ...{ origin: 'extractive', segments, counted, known },
  });
  return judged;
};

describe('a sentence that tells a vote with other names than the vote', () => {
  it('is marked for the difference alone', () => {
    expect(judge(tell)).toMatchObject({ verdict: 'supported', basis: 'counted', reasons: [] });
    const titled = judge(tell.replace('Mr. Romero', 'Ms. Romero'));
    expect(titled).toMatchObject({
      verdict: 'unsupported',
      basis: 'compared',
      reasons: ['The vote has Mr. Romero here.'],
      unfit: [],
    });
    const two = tell
      .replace('Mr. Volgiano', 'Ms. Bares')
      .replace('Mr. Nyland', 'Councilman Ny Land');
    expect(judge(two)?.reasons).toEqual([
      'The vote has Mr. Volgiano here.',
      'The vote has Mr. Nyland here.',
    ]);
  });

  it('is not told twice that a name is not on the roster', () => {
    const known = { members: ['Kevin Nyland'] };
    expect(judge(tell.replace('Nyland', 'Nylund'), known)).toMatchObject({
      reasons: ['The vote has Mr. Nyland here.'],
      unfit: [],
    });
  });

  it('is compared like any other where it differs in more than names', () => {
    const [more] = judge(tell.replace('4 to 0', '5 to 0'))?.reasons ?? [];
    expect(more).not.toMatch(/^The vote has/);
    const without = judge(tell.replace('; abstaining: Mr. Nyland', ''));
    expect(without?.reasons.join(' ')).not.toContain('The vote has');
    const small = judge(tell.replace('Mr. Romero', 'somebody'));
    expect(small?.reasons.join(' ')).not.toContain('The vote has');
  });

  it('takes no time to speak of, however many names there are', () => {
    const many = Array.from({ length: 600 }, (_, at) => `Mr. Name${at} Surname${at}`);
    const text = `It was approved, 600 to 0; voting no: ${many.join(', ')}.`;
    const roll = [{ text, footing: 'named' as const, names: many }];
    const changed = `${text.slice(0, -1).replaceAll(',', '')} Mr. ${'A. '.repeat(500)}`;
    const started = performance.now();
    judgeMarkdown(`- ${changed}\n`, { origin: 'typed', segments: [], counted: roll });
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
