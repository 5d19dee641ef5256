import { judgeRule } from '#tests/support/judge-rule.ts';

const vendors =
  'We looked at three vendors and the committee liked Verity. Legal is still reading.';

judgeRule('superlatives', {
  caught: [
    [vendors, 'Verity, the cheapest of three vendors, is under legal review.'],
    [vendors, 'The committee looked at vendors for the first time.'],
    ['The bay warmed two degrees.', 'The bay warmed two degrees, more than anywhere else.'],
  ],
  passed: [
    ['They scanned images dating back to 1937.', 'The oldest images are from 1937.'],
    ['The minimum lot is 13,000 square feet.', 'The smallest lot would have 13,000 square feet.'],
    [vendors, 'At the request of the committee the vendors are under legal review.'],
    ['Verity had the lowest price.', 'Verity was the cheapest vendor.'],
    ['It is our first festival.', 'The festival is held for the first time.'],
  ],
});
