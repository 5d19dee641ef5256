import { describe, expect, it } from 'vitest';
import { workDone } from '#tests/support/work-done.ts';
import { checkSentence } from './check-sentence.ts';
import { compare } from './comparison/compared.ts';
import { rules } from './rules.ts';
import { takeApart } from './statement/statement.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const letter = (at: number) => letters.charAt(at % letters.length);
const name = (at: number) => `N${letter(at)}${letter(at * 7)}${letter(at * 3)}`;
const pick = (at: number, list: string) => `${list.split(' ')[at % list.split(' ').length]} `;

/** Texts made of one thing over and over, which no meeting says and somebody may type. */
const shapes: Record<string, (at: number) => string> = {
  'one count of votes': () => '5-0 ',
  'counts of votes': (at) => `passed ${at % 9} to ${at % 7}, `,
  numbers: (at) => `${100 + ((at * 37) % 900)} `,
  'one number': () => '1 ',
  'counted things': (at) => `${100 + ((at * 37) % 900)} homes and `,
  'amounts and shares': (at) => `$${(at * 7919) % 90_000} for ${(at * 31) % 97} percent, `,
  ranges: (at) => `from ${at % 90} to ${(at * 7) % 90} `,
  fractions: (at) => `${at % 9} thirds, fewer than ${at % 50} `,
  dates: (at) => `June ${1 + (at % 30)}, 20${10 + (at % 80)} `,
  bills: (at) => `H.R. ${1000 + at}, Section ${at % 99}(c)(3) `,
  'one name': () => 'Ortiz ',
  names: (at) => `${name(at)} `,
  'names in places': (at) => `in ${name(at)} for work by Ms. ${name(at + 1)} `,
  'who voted how': (at) => `${name(at)} voted no, ${name(at + 2)} yes, `,
  'a roll': (at) => `Ms. ${name(at)}? Yes. `,
  speakers: (at) => `Ms. ${name(at)}: I agree that ${name(at)} said so? `,
  'changes of speaker': () => '>> ',
  capitals: () => 'ABC ',
  'one long word of capitals': () => 'A',
  'one long word': () => 'a',
  'one long number': () => '1,',
  denials: (at) => pick(at, 'never not no without') + pick(at, 'work plan fee'),
  'one denial': () => 'not ',
  'denied clauses': (at) => `but the plan is not ${pick(at, 'approved funded built')}`,
  opposites: (at) => pick(at, 'approve deny increase decrease open closed'),
  'one side': (at) => pick(at, 'open plan'),
  decisions: () => 'I move to approve it. Second. The ayes have it. ',
  quotes: () => '“No,” he said. ',
  'quotation marks': () => '"“',
  'short words': (at) => pick(at, 'is it to so'),
  letters: () => 'a ',
  'lines without words': () => '\n \n',
  words: (at) => `${letter(at)}${letter(at * 7)}${letter(at * 3)}${letter(at * 11)} `,
  'a bit of everything': () => 'a.1-No, Mr. $H.R. 7 ',
};

/** Of a length; a word at the end, so that there is something to check, and no quotation. */
function fill(length: number, piece: (at: number) => string, end: string): string {
  let text = '';
  for (let at = 0; text.length < length; at += 1) text += piece(at);
  return `${text.slice(0, length)} ${end}`;
}

const secondsFor = (work: () => void): number => {
  const seconds = workDone();
  work();
  return seconds();
};
const large = { sentence: 2_000, source: 64_000 };

describe.each(Object.entries(shapes))('a text of %s', (_, piece) => {
  const given = (share: number) => ({
    sentence: fill(large.sentence * share, piece, 'budget'),
    source: fill(large.source * share, (at) => piece(at + 3), 'library'),
  });

  it('takes no rule a second', { retry: 3 }, () => {
    const { sentence, source } = given(1);
    const compared = compare(takeApart(sentence), takeApart(source));
    const slow = rules
      .map((rule) => ({ name: rule.name, seconds: secondsFor(() => rule.check(compared)) }))
      .filter(({ seconds }) => seconds > 1);
    expect(slow).toEqual([]);
  });

  // A busy machine makes one measurement longer by chance, never three in a row by sixty-four times.
  it('is checked in time that grows with its length, not with its square', { retry: 3 }, () => {
    const small = secondsFor(() => checkSentence(given(1 / 8)));
    const whole = secondsFor(() => checkSentence(given(1)));
    expect(whole).toBeLessThan(Math.max(20 * small, 0.5));
    expect(whole).toBeLessThan(3);
  });
});
