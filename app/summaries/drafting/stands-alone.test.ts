import { describe, expect, it } from 'vitest';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import { stemsOf } from './candidates.ts';
import { isGarbled } from './garble.ts';
import { danglingEnd, isFragment, leansBack } from './sentence-shape.ts';
import { standsAlone } from './stands-alone.ts';

const aloneOf = (text: string) => standsAlone(text, stemsOf(tokenize(text)));

describe('a sentence that is quoted', () => {
  it.each([
    'We made a profit on water in 25, and a loss on sewer.',
    'Back in 22 and 23 we paid for the pump house out of savings.',
    'The tank was patched between 24 and 25.',
  ])('tells which years it means: %s', (text) => {
    expect(aloneOf(text)).toBe(0);
  });

  it.each([
    'The fee rises from $12 to $25 in July for every household.',
    'Between 20 and 25 families on Dover Road lost their wells to the quarry.',
    'The grant of 2025 paid for the pump house, the tank and a fence along the creek.',
  ])('may count and name other things: %s', (text) => {
    expect(aloneOf(text)).toBeGreaterThan(0.7);
  });

  it('tells more the more it says what it is about', () => {
    const short = 'The pump costs more now.';
    const whole =
      'The pump at the north tank costs $40,000 more because the old foundation has to be replaced.';
    expect(aloneOf(short)).toBeLessThan(aloneOf(whole));
  });

  it('tells less where it is said to who reads along', () => {
    const text = 'budget for the north tank and its new foundation has $40,000 left this year.';
    expect(aloneOf(`Your ${text}`)).toBeLessThan(aloneOf(`The ${text}`));
  });

  it.each([
    'Is to ensure that the two surveys are aligned.',
    'Is offering a fence of eight feet along the creek.',
    'As well as policies on parking near the depot.',
    'Along with the trees that were promised.',
    'To create lots, one and two of the Dover Road plat.',
    'Saying the cuts cannot be made before spring.',
  ])('has somebody who does something: %s', (text) => {
    expect(isFragment(text)).toBe(true);
  });

  it.each([
    'To repair the depot, we need $40,000 from the reserve.',
    'To add two officers is almost $150,000 a year.',
    'Isabel Hale has served on the board for nine years.',
  ])('may begin with its purpose: %s', (text) => {
    expect(isFragment(text)).toBe(false);
  });

  it('is not broken off', () => {
    expect(danglingEnd.test('It feels like taking it apart would be.')).toBe(true);
    expect(danglingEnd.test('That is where the new depot would be built.')).toBe(false);
  });

  it.each([
    'We spent $40 million, $8.91, on roads.',
    'It came to almost $40, $39.59.',
    'The cost went up $12,000 or $12 million over the period.',
    'It is paid out of the 2023 All right, wonderful.',
    "The tank will cost let’s say a lot, let's say $5,000.",
    'What was it 14 or 15 on the list.',
  ])('has its sums whole and one speaker: %s', (text) => {
    expect(isGarbled(text)).toBe(true);
  });

  it.each([
    'The bids were $5,000, $6,000 and $7,000.',
    'It costs $5,000 or $6,000, depending on the roof.',
    'The tank holds half a million gallons, and that is all.',
  ])('may list sums: %s', (text) => {
    expect(isGarbled(text)).toBe(false);
  });

  it.each([
    'With that in mind, the owner moved the gate.',
    'For example, the library opens at noon.',
    'When we asked the owner, he moved the gate.',
  ])('stands with the one before it where it goes on from that: %s', (text) => {
    expect(leansBack.test(text)).toBe(true);
  });
});
