import { judgeRule } from '#tests/support/judge-rule.ts';

const told =
  'Lowe: The pumps at the plant failed twice in the storm and flooded the basement. Ibarra: I want to thank the crews for working over the holiday.';

judgeRule('speakers', {
  caught: [
    [told, 'Ibarra said the pumps at the plant failed twice and flooded the basement.'],
    [told, 'Lowe thanked the crews for working over the holiday.'],
    [
      'Ames: Our library card fees should go away. Bell: Parking downtown is too dear for shop staff.',
      'Ames said parking downtown is too dear for shop staff.',
    ],
  ],
  passed: [
    [
      'Councilmember Bates. UNKNOWN (AA): This is not a real widespread issue.',
      'Councilmember Bates said that it is no widespread issue.',
    ],
    [
      'Right Hon. Ada Moss (Prime Minister): We promised to ban these rifles, and we did.',
      'The Prime Minister said that the promise to ban these rifles had been kept.',
    ],
    [told, 'Lowe said the pumps at the plant failed twice and flooded the basement.'],
    [told, 'Ibarra thanked the crews for working over the holiday.'],
    [
      'Ames: Will the library stay open on Sundays? Bell: It will.',
      'Bell said the library will stay open on Sundays.',
    ],
  ],
});
