import { judgeRule } from '#tests/support/judge-rule.ts';

const kept = 'We will leave the hearing open and bring this back in May with a new drawing.';
const withdrawn = 'I will withdraw my request for the sign, then, and thank you.';
const carried =
  'Motion to approve the lease of the depot. Second. All in favor. Aye. Motion carries.';

judgeRule('fates', {
  caught: [
    [kept, 'The plan was turned down for want of a drawing.'],
    [withdrawn, 'The request for the sign was denied.'],
    [carried, 'A lease of the depot is to be considered.'],
    [
      'I move to continue item three to June 17. Second. The motion carries, and it is continued.',
      'The rule on bicycle racks was not continued to June 17, on a motion by Ms. Hale, 8 to 0.',
    ],
  ],
  passed: [
    [kept, 'The hearing stays open until May.'],
    [withdrawn, 'The request for the sign was withdrawn.'],
    [carried, 'The lease of the depot was approved.'],
    ['The appeal is denied, three to two.', 'The appeal was denied.'],
    [
      'The motion to table it fails. The motion to approve the lease carries.',
      'The lease was not tabled, and it was approved.',
    ],
  ],
});
