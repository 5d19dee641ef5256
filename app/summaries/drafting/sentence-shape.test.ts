import { describe, expect, it } from 'vitest';
import { isFragment, isQuestion, leansBack } from './sentence-shape.ts';

describe('a sentence that captions end with a point', () => {
  it.each([
    ['Are you including the officers that are on the other shift.', true],
    ["Isn't that what we paid for the pump last year.", true],
    ['There is a discount for the units, or is it fair to say they pay it all.', true],
    ['Does the county pay for the culvert.', false],
    ['Will Hobart paid for the culvert.', false],
    ['Should there be an appeal, the council will hear it on May 5.', false],
    ['The city will pay for the culvert or the road will stay closed.', false],
  ])('asks: “%s” %s', (text, asks) => {
    expect(isQuestion(text)).toBe(asks);
  });

  it.each([
    ["I think it's a little bit more than $13,000.", true],
    ["I'm assuming that they will all come to the middle school.", true],
    ["It's 27 million in capital items.", true],
    ["I think it's important to repair the levee before the spring.", false],
    ['I think the levee has to be repaired before the spring.', false],
    ['I think these three bridges will cost $3 million.', false],
    ['I believe that those who live on Mill Road should pay nothing.', false],
  ])('needs the one before it: “%s” %s', (text, leans) => {
    expect(leansBack.test(text)).toBe(leans);
  });

  it.each([
    ['To add six officers alone is almost $450,000 with benefits.', false],
    ['To add six officers to the force of the city.', true],
    ['To the person who is in charge.', true],
    ['To build what was promised.', true],
  ])('is a part of another: “%s” %s', (text, isPart) => {
    expect(isFragment(text)).toBe(isPart);
  });
});
