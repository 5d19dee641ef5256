import { judgeRule } from '#tests/support/judge-rule.ts';

judgeRule('actions', {
  caught: [
    [
      'I move to approve the rezoning of the mill. Second. The motion carries.',
      'The council tabled the rezoning of the mill.',
    ],
    [
      'I move to deny the appeal of the fence order. Second. The motion carries.',
      'The board approved the appeal of the fence order.',
    ],
    [
      'I move to continue the hearing on the quarry to May. Second. All ayes, the motion carries.',
      'The board approved the quarry.',
    ],
  ],
  passed: [
    [
      'I move to table the rezoning of the mill. Second. The motion carries.',
      'The council tabled the rezoning of the mill.',
    ],
    [
      'I move to deny the appeal of the fence order. Second. The motion carries and the appeal is denied.',
      'The board denied the appeal of the fence order.',
    ],
    [
      'I move to defer the rezoning of the mill to May. Second. Motion passes.',
      'The council postponed the rezoning of the mill to May.',
    ],
  ],
});
