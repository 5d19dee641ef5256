import { judgeRule } from '#tests/support/judge-rule.ts';

const lots = 'I personally think the parking minimum should go. My worry is the empty lots.';
const riders = 'My name is Pia Holm, I take the 30, and the shelter at Kemp is gone.';
const smoke = 'I think the rule goes too far, but I will vote for it. All in favor? Unanimous.';

judgeRule('views of many', {
  caught: [
    ["I'd patch the dock. Roll call. Fails two-three.", 'The board backed patching the dock.'],
    ["I'd patch the dock. The barge passes four docks.", 'The board backed patching the dock.'],
    [lots, 'The council thought that the parking minimum should go.'],
    [lots, 'Board members were concerned about empty lots.'],
    [riders, 'Riders complained that the shelter at Kemp is gone.'],
    [smoke, 'The rule passed although members thought that it goes too far.'],
  ],
  passed: [
    ["I'd patch the dock. Roll call. Carries three-two.", 'The board backed patching the dock.'],
    ["I'd patch the dock. Passed, 4 to 1.", 'The council supported patching the dock.'],
    [lots, 'One member thought that the parking minimum should go.'],
    [
      'We all agree the parking minimum should go. I like it.',
      'The council agreed that it should go.',
    ],
    ['The riders on the 30 are upset, and so am I. I want it back.', 'Riders complained about it.'],
    [smoke, 'The board supported the rule unanimously.'],
  ],
});
