import { judgeRule } from '#tests/support/judge-rule.ts';

const told =
  'Clerk: Trustee Ames? Trustee Ames: Yes. Clerk: Trustee Bell? Trustee Bell: Aye. Clerk: Trustee Wong? Trustee Wong: No. Clerk: The motion carries.';
const alsoTold =
  'Call the roll. Supervisor Diaz? Yes. Supervisor Chen? No. Supervisor Vance? Yes. The ayes have it.';

judgeRule('roll answers', {
  caught: [
    [told, 'Trustee Wong voted yes.'],
    [told, 'Trustee Bell voted no.'],
    [alsoTold, 'Supervisor Chen voted aye.'],
    [alsoTold, 'Supervisor Diaz voted against it.'],
  ],
  passed: [
    [told, 'Trustee Wong voted no.'],
    [told, 'Trustee Bell voted yes.'],
    [alsoTold, 'Supervisor Chen voted no.'],
  ],
});
