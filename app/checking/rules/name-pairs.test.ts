import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'Denise Okoro spoke for the museum. Commissioner Haynes thanked her.';
const alsoTold = 'Carla Mendez and Peter Quist asked for a crossing at the school.';

judgeRule('name pairs', {
  caught: [
    [told, 'Denise Haynes spoke for the museum.'],
    [
      'The Welsh Government met with Trinity Saint David about the campus.',
      'The Welsh Saint met about the campus.',
    ],
    [alsoTold, 'Carla Quist asked for a crossing at the school.'],
  ],
  passed: [
    [told, 'Denise Okoro spoke for the museum.'],
    ['Minister Gwyneth Parry answered on bus fares.', 'Minister Parry answered on bus fares.'],
    [alsoTold, 'Peter Quist and Carla Mendez asked for a crossing.'],
  ],
});
