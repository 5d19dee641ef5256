import { asWholeWord } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Body } from './body.ts';
import type { RollCall } from './roll-call.ts';
import { sameSurname } from './same-motion.ts';

/** Whether a roll leaves out a member who answers the others, and of whom nothing said until then tells that they are away. */
export const leavesOutMember = (
  { votes }: Pick<RollCall, 'votes'>,
  { present }: Pick<Body, 'present'>,
  said: readonly SpokenSentence[],
): boolean =>
  present.some(
    ({ name }) => !votes.some((answer) => sameSurname(answer.name, name)) && !isAway(name, said),
  );

/** Whether it is said of a member that they are gone, or take no part. */
function isAway(name: string, said: readonly SpokenSentence[]): boolean {
  const surname = asWholeWord(name.split(/[\s-]/).at(-1) ?? name);
  const away = new RegExp(
    String.raw`${surname}[^.?!]{0,40}\b(?:left|leaves|leaving|recus\w+|excused|absent|not here|stepped out|abstain\w*)\b`,
    'iu',
  );
  return said.some(({ text }) => away.test(text));
}
