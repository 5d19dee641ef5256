import { describe, expect, it } from 'vitest';
import { acceptsAmendment, disposes, endsMotion, isSubsidiary } from './motion-fate-patterns.ts';
import { isOwnMotion, motionIn } from './motion-patterns.ts';
import { outcomeIn } from './outcome-patterns.ts';
import { questionIn, recordingIn, rollIn } from './question-patterns.ts';
import { aboutOf, returnsToMain } from './question-subject.ts';
import { isOwnSecond, isSecond } from './second-patterns.ts';

describe('a motion', () => {
  it.each([
    ["I'd like to move approval of the site plan.", 'approval of the site plan.'],
    ['I will make a motion to deny the variance.', 'deny the variance.'],
    ['Is there a motion to accept the audit?', 'accept the audit?'],
    ['Motion by Diaz, second by Lee, to approve the plat.', 'approve the plat.'],
    ['So moved.', null],
  ])('is heard in “%s”', (text, words) => {
    expect(motionIn(text)).toEqual({ text: words });
  });

  it.each([
    'I move on to the next item.',
    'The motion to table failed.',
    'Residents want the city to move faster.',
    'The trustees met in closed session.',
  ])('is not heard in “%s”', (text) => {
    expect(motionIn(text)).toBeNull();
  });

  it('has its speaker for mover only in the first person', () => {
    expect(isOwnMotion('Thank you, Madam Mayor, I would make a motion to adjourn.')).toBe(true);
    expect(isOwnMotion('We have a motion by Trustee Fox.')).toBe(false);
  });
});

describe('a second', () => {
  it.each([
    ['Second.', true, true],
    ["I'd be happy to second.", true, true],
    ['Seconded by Ms. Chu.', true, false],
    ['I move to second that, great.', true, true],
    ['Is there a second?', false, false],
    ['The second reading is in May.', false, false],
  ])('“%s”', (text, seconds, own) => {
    expect([isSecond(text), isOwnSecond(text)]).toEqual([seconds, own]);
  });
});

describe('what becomes of a motion before its vote', () => {
  it.each([
    [endsMotion, 'I withdraw my motion.', true],
    [endsMotion, 'The motion dies for lack of a second.', true],
    [endsMotion, 'The grant was withdrawn by the state.', false],
    [acceptsAmendment, "I'll accept that as a friendly amendment.", true],
    [acceptsAmendment, 'The town accepts bids until noon.', false],
    [isSubsidiary, 'table the ordinance', true],
    [isSubsidiary, 'close debate', true],
    [isSubsidiary, 'adopt the ordinance', false],
    [disposes, 'refer it to the planning board', true],
    [disposes, 'extend the meeting by thirty minutes', false],
  ])('%o: “%s”', (test, text, expected) => {
    expect(test(text)).toBe(expected);
  });
});

describe('a question', () => {
  it.each([
    ['All those in favor, please say aye.', 'voice', null],
    ['All in favor of the amendment, raise your hand.', 'hand', 'amendment'],
    ['The question now occurs on the resolution as amended.', null, 'main'],
  ])('is put in “%s”', (text, method, about) => {
    expect(questionIn(text)).toMatchObject({ method, about });
  });

  it.each(["I'm in favor of the plan.", 'The question is whether we can pay for it.'])(
    'is no vote of hands or voices in “%s”',
    (text) => {
      expect(questionIn(text)?.method ?? null).toBeNull();
    },
  );

  it('is recorded by roll, by division or by a machine where that is asked for', () => {
    expect(recordingIn('I request a recorded vote.')).toBe('roll call');
    expect(recordingIn('I call for a division.')).toBe('hand');
    expect(recordingIn('Members, please vote.')).toBe('electronic');
    expect(recordingIn('The division of parks asked for two trucks.')).toBeNull();
    expect(rollIn('Please call the roll on the passage of the bill.')?.subject).toBe(
      'the passage of the bill',
    );
    expect(rollIn('The dinner rolls were donated by the bakery.')).toBeNull();
  });

  it('is on the main motion, on an amendment, or says nothing', () => {
    expect(aboutOf('the ordinance as amended')).toBe('main');
    expect(aboutOf('the substitute')).toBe('amendment');
    expect(aboutOf('the motion by Mr. Roy')).toBe('motion');
    expect(aboutOf('the lease')).toBeNull();
    expect(returnsToMain('That brings us to the original motion.')).toBe(true);
    expect(returnsToMain('That brings us to the budget.')).toBe(false);
  });
});

describe('a result', () => {
  it.each([
    ['The ayes have it.', 'adopted', true, null],
    ['So that passes unanimously.', 'adopted', true, null],
    ["And that's also unanimous.", 'adopted', true, null],
    ['The amendment does not carry.', 'rejected', true, null],
    ['The variance is denied.', 'rejected', true, 'denied'],
    ['The hearing is continued to March.', 'adopted', true, 'put off'],
    ['Hearing no objections, so ordered.', 'adopted', false, null],
  ])('is announced in “%s”', (text, outcome, ruling, matter) => {
    expect(outcomeIn(text)).toMatchObject({ outcome, ruling, matter });
  });

  it.each([
    'If the motion passes, the rent will rise.',
    'I hope the amendment fails.',
    'The ordinance carries a fine of $250.',
    'Did the motion carry?',
    'Last year the council approved the budget.',
  ])('is not announced in “%s”', (text) => {
    expect(outcomeIn(text)).toBeNull();
  });
});
