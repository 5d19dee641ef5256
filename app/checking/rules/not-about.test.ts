import { judgeRule } from '#tests/support/judge-rule.ts';

judgeRule('not about', {
  caught: [
    [
      'What we heard tonight was mostly the cost of bus passes, who gets them, and who ends up paying.',
      'Speakers said that the hearing was not about bus passes.',
    ],
    [
      'Tonight the zoning map of the harbor is what we have to decide, and it is late.',
      'The vote, members said, is not about the zoning map.',
    ],
    [
      'We cannot sleep for the noise that comes from the quarry at night, that is why I came.',
      "The resident's complaint was never about noise from the quarry.",
    ],
  ],
  passed: [
    [
      'This is not about the cost of bus passes, it is about who gets them.',
      'The speaker said it was not about the cost of bus passes.',
    ],
    [
      'The hearing was about the cost of bus passes.',
      'The hearing was about what bus passes cost.',
    ],
    [
      'My complaint is about noise from the quarry at night.',
      'The complaint was about noise from the quarry.',
    ],
  ],
});
