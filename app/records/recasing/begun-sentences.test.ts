import { expect, test } from 'vitest';
import { withSentencesBegun } from './begun-sentences.ts';

const begun = (text: string) =>
  withSentencesBegun([{ index: 0, text, speaker: null, startSeconds: null, endSeconds: null }])[0]
    ?.text;

test('sentences that captions begin in small letters have their capitals, and nothing else', () => {
  const small = 'all in favor. aye. it is at St. james at 6 p.m. on no. 5 lane. thank you. ';
  expect(begun(small.repeat(6))?.slice(small.length, 2 * small.length)).toBe(
    'All in favor. Aye. It is at St. james at 6 p.m. on no. 5 lane. Thank you. ',
  );
});

test('a point where somebody only paused begins none, where sentences have their capitals', () => {
  const text = 'We have a motion of. the chair. And it is seconded. All in favor? Aye. '.repeat(30);
  expect(begun(text)).toBe(text);
});
