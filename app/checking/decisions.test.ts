import { describe, expect, it } from 'vitest';
import { checkSentence } from './check-sentence.ts';

const adopted =
  'Blum: I move to adopt Ordinance 9014 on second reading. Dunmore: I second that. The vote is seven yes and one no. Ordinance 9014 is adopted.';
const tied =
  'Marlow: I move to amend Ordinance 9014 by moving $250,000 to the rental fund. Ishikawa: I second the amendment. The vote is four yes and four no. On a tie the motion fails, so the amendment is not adopted.';
const carried =
  'I move to approve the lease with Harbor Marine. Second. All in favor? Aye. Opposed? The motion carries, five to two.';
const failed =
  'I move to approve the lease with Harbor Marine. Second. All in favor? Aye. Opposed? No. The motion fails, two to five.';
const denied =
  'I move to deny the appeal of Acme Paving. Second. All in favor? Aye. The motion carries and the appeal is denied.';
const verdict = ([sentence, source]: readonly [string, string]) =>
  checkSentence({ sentence, source }).verdict;

describe('a decision', () => {
  it.each([
    ['Agreed to, 7 to 1: motion by Blum, seconded by Dunmore, to adopt Ordinance 9014.', adopted],
    ['Ordinance 9014 is adopted.', adopted],
    ['Rejected, 4 to 4: motion by Marlow to amend Ordinance 9014.', tied],
    ['Agreed to, 5 to 2: motion to approve the lease with Harbor Marine.', carried],
    ['The council approved the lease with Harbor Marine, 5 to 2.', carried],
    ['Rejected, 2 to 5: motion to approve the lease with Harbor Marine.', failed],
    ['Agreed to: motion to deny the appeal of Acme Paving.', denied],
    ['The appeal of Acme Paving was denied.', denied],
  ] as const)('passes with the outcome that was ruled: “%s”', (...given) => {
    expect(verdict(given)).toBe('supported');
  });

  it.each([
    ['Rejected, 7 to 1: motion by Blum, seconded by Dunmore, to adopt Ordinance 9014.', adopted],
    ['Rejected: motion by Blum, seconded by Dunmore, to adopt Ordinance 9014.', adopted],
    ['Ordinance 9014 is not adopted.', adopted],
    ['Agreed to, 4 to 4: motion by Marlow to amend Ordinance 9014.', tied],
    ['The council adopted Ordinance 9014.', tied],
    ['Rejected: the lease with Harbor Marine.', carried],
    ['The council rejected the motion to approve the lease with Harbor Marine.', carried],
    ['The motion to approve the lease with Harbor Marine failed.', carried],
    ['Agreed to: motion to approve the lease with Harbor Marine.', failed],
    ['The lease with Harbor Marine was approved.', failed],
    ['Rejected: motion to deny the appeal of Acme Paving.', denied],
  ] as const)('is refused with the other outcome: “%s”', (...given) => {
    expect(verdict(given)).toBe('unsupported');
  });
});
