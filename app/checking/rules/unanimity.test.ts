import { judgeRule } from '#tests/support/judge-rule.ts';

judgeRule('unanimity', {
  caught: [
    ['Eight in favor, one opposed. The bill passes.', 'The bill passed unanimously.'],
    [
      'Please call the roll. Ms. Barez? Yes. Mr. Hale? No. Mr. Romero? Yes. Mr. Nylon? Yes. Motion approved.',
      'The motion was approved unanimously.',
    ],
    [
      'The vote on the park plan is five yes and two no. It passes.',
      'The park plan passed unanimously.',
    ],
    ['The park plan is adopted. Thank you all.', 'The park plan was adopted without dissent.'],
    ['Motion carries, 6-1, on the bus contract.', 'The bus contract was approved unopposed.'],
  ],
  passed: [
    ['Eight in favor not opposed. Thank you, the bill passes.', 'The bill passed unanimously.'],
    [
      'Please call the roll. Ms. Barez? Yes. Mr. Hale? Yes. Mr. Romero? Yes. Mr. Nylon? Yes. Motion approved.',
      'The motion was approved unanimously.',
    ],
    [
      'The bill passed the house without a single no vote.',
      'The bill passed the House unanimously.',
    ],
    ['Without objection, the park plan is adopted.', 'The park plan was adopted unanimously.'],
    ['On the park plan the yeas are 7 and the nays are zero.', 'The park plan passed unanimously.'],
    ['The minutes stand approved without objection.', 'The minutes were approved without dissent.'],
  ],
});
