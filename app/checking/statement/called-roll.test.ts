import { describe, expect, it } from 'vitest';
import { checkSentence } from '../check-sentence.ts';

const labelled =
  'Ortiz: I move to approve the lease of the firehouse. Lee: Second. Chair Mills: Clerk, please call the roll. Clerk Dunn: Supervisor Ortiz. Supervisor Ortiz: Yes. Clerk Dunn: Supervisor Lee. Supervisor Lee: Aye. I think it is a fair price. Clerk Dunn: Supervisor Vance. Supervisor Vance: No. Clerk Dunn: Chair Mills. Chair Mills: Yes. The motion carries.';
const captions =
  'I move to approve the lease of the firehouse. Second. Call the roll. Supervisor Ortiz? Yes. Supervisor Lee? Aye. Supervisor Vance? No. Chair Mills? Yes. The motion carries.';

describe.each([labelled, captions])('a count that nobody said', (source) => {
  const verdict = (tally: string) =>
    checkSentence({ sentence: `Agreed to, ${tally}: approve the lease of the firehouse.`, source })
      .verdict;

  it('is supported by a roll call that comes to it', () => {
    expect(verdict('3 to 1')).toBe('supported');
  });

  it.each(['1 to 3', '4 to 0', '3 to 2', '2 to 1'])('is refused as %s', (tally) => {
    expect(verdict(tally)).toBe('unsupported');
  });

  it('is refused where a member was not heard', () => {
    const lost = source.replace(/No\. /, '');
    const sentence = 'Agreed to, 3 to 1: approve the lease of the firehouse.';
    expect(checkSentence({ sentence, source: lost }).verdict).toBe('unsupported');
  });
});
