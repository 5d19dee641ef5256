import { judgeRule } from '#tests/support/judge-rule.ts';

const told = 'Councilmember Lee: I would like a traffic study on Elm Street.';

judgeRule('names', {
  caught: [
    ['Ms. Lee is for it.', 'Baker is for it.'],
    ['The comp plan says no.', 'The Capital Plan does not allow it.'],
    ['This is title two of the act.', 'This is Title III of the act.'],
    [
      'And doe would review the applications.',
      'The Department of Transportation would review the applications.',
    ],
    [told, 'Councilmember Ortiz asked for a traffic study on Elm Street.'],
    [
      'The county will lease the mill from Harbor Marine.',
      'The county will lease the mill from Summit Marine.',
    ],
    ['We heard from Mr. Talley about the shed.', 'Mr. Dorsey spoke about the shed.'],
    [
      'The bridge on Mill Road will close for repairs.',
      'The bridge on Hill Road will close for repairs.',
    ],
  ],
  passed: [
    [
      'There are several bridges in the la river project.',
      'Several bridges are planned in the Los Angeles River project.',
    ],
    [
      'Table Rock Lake is in my district and people bought homes there.',
      'Around Table Rock Lake people bought homes.',
    ],
    [
      'The person who is appointed serves for a year.',
      'Whoever is appointed will serve for a year.',
    ],
    [
      'Mr. Nunes said that agendas come out on Friday.',
      'Nunez said that agendas come out on Friday.',
    ],
    ['We have a second by Miss Lowry.', 'Ms. Lowery seconded the motion.'],
    ['We have to send the Prop 218 notice.', 'The notice under Proposition 218 has to be sent.'],
    ['Trash is forty dollars a ton and goes to 47.', 'Disposal would cost more.'],
    ['Mr. Volgiano moved and Mr. Ray agreed.', 'Mr. Bolgiano moved and Mr. Ray agreed.'],
    ['He works for F DOT on the bridge.', 'He works for FDOT on the bridge.'],
    ['The comp plan says no.', 'The Comprehensive Plan does not allow it.'],
    ['Parks and rec will host the fair.', 'Parks and Recreation will host the fair.'],
    ['Judge Harmon lives on Elm Street.', 'Former Judge Harmon lives on Elm Street.'],
    [
      'And doe would review the applications.',
      'The Department of Energy would review the applications.',
    ],
    [
      'We meet with Belmont and Mt. Holly on Ft. Dodge Rd.',
      'Belmont and Mount Holly meet on Fort Dodge Road.',
    ],
    [
      'The motion was seconded by Mayor Pro Tempore Atkinson.',
      'Mayor Pro Tem Atkinson seconded the motion.',
    ],
    [
      'the republicans and democrats on the panel agree',
      'The Democratic and Republican members agree.',
    ],
    ['It is a former 7-11 next to the bank.', 'The site is a former 7-Eleven next to the bank.'],
    ['This is title two of the act.', 'This is Title II of the act.'],
    ['The small business innovation research grants end in May.', 'The SBIR grants end in May.'],
    [
      'We hear from the EPA about the river next.',
      'The Environmental Protection Agency comes next, about the river.',
    ],
    ['We heard from mr. abshar about the shed.', 'Mr. Abshire spoke about the shed.'],
    ['It is on tall looks lane by the creek.', 'The lot lies on Tall Oaks Lane.'],
    ['Mr. Negus spoke on wildfire crews.', 'Mr. Neguse spoke on wildfire crews.'],
    [told, 'Lee asked for a traffic study on Elm Street.'],
  ],
});
