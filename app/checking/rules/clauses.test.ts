import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'Water use in the district went up by a tenth this summer, the engineer told us.';

judgeRule('turned clauses', {
  caught: [
    [
      'The ferry costs $300 less each year by one forecast, they say.',
      'By one forecast the ferry would cost $300 more each year.',
    ],
    ['The pool closes in June, and the repair costs more.', 'The pool does not close in June.'],
    ['The ramp at the library is not open yet.', 'The ramp at the library is open.'],
    [
      'The new rule covers text messages sent by members. The old one did not.',
      'The new rule does not cover text messages sent by members.',
    ],
    [
      'Ames: Will the airport shuttle run on Sundays? Bell: It will not.',
      'The airport shuttle will run on Sundays.',
    ],
    [told, 'Water use in the district went down by a tenth this summer.'],
  ],
  passed: [
    ['Drivers refusing to use the depot is the problem.', 'Some drivers refuse to use the depot.'],
    ['The trouble is drivers declining to use the depot.', 'Drivers refuse to use the depot.'],
    [
      'The chief has said that without it he closes the station at night.',
      'The chief would close the station at night unless the levy passes.',
    ],
    ['The pool closes in June, and the repair costs more.', 'The pool closes in June.'],
    [
      "If the levels hold we go on to the second well. And if they don't? Then we stop.",
      'The work stops if the levels do not hold.',
    ],
  ],
});

judgeRule('clauses', {
  caught: [
    ['They would be able to run the ferry.', 'They would be unable to run the ferry.'],
    ['Drivers are eager to use the depot.', 'Some drivers refuse to use the depot.'],
    [
      'The pump house was shut for a week in March after a leak, and crews say the valves are sound.',
      'The pump house was not shut for repairs after the leak in the spring.',
    ],
    [
      'The levee held up through the winter and the inspectors found no cracks.',
      'Inspectors found cracks in the east levee after the storm.',
    ],
  ],
  passed: [
    ['They would not be able to run the ferry.', 'They would be unable to run the ferry.'],
    ['The ferry was unable to land.', 'The ferry was not able to land.'],
    ['We cannot run the ferry at night.', "The ferry can't be run at night."],
    [
      'One forecast found that fares could increase by nearly $300 each year, to make the ferry less reliable.',
      'By one forecast riders could pay nearly $300 more for the ferry each year.',
    ],
    ['Mr. Ortiz recused himself from the vote on the dock.', 'Ortiz took no part in the vote.'],
    [
      'The new rule does not cover text messages sent by members.',
      'The new rule leaves out text messages; it does not cover them.',
    ],
    ['Small shops are exempt from the sign rule.', 'The sign rule does not apply to small shops.'],
    [told, 'Water use in the district rose by a tenth this summer.'],
  ],
});
