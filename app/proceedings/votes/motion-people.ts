import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Ballot } from './ballot.ts';
import { corrects } from './ballot-results.ts';
import { wordCount } from './motion-text.ts';
import { moverIn, seconderIn } from './motions.ts';
import { sameSurname, speakerOf } from './same-motion.ts';
import { isOwnSecond } from './second-patterns.ts';

/** How many sentences after the motion the chair may name who made it. */
const namedWithin = 60;
/** Within so many it may be told in any words: 'Heard Melissa motion to approve.' */
const toldAtOnce = 6;
/** In words: a longer sentence speaks of other motions too. */
const longest = 40;

type Motion = Ballot | null | undefined;

/**
 * Who seconds a motion: the one who is named, who says so, or whom the chair called on right before;
 * never its own mover. Who was named first stays, unless a second name corrects it.
 */
export function hearSecond(
  motion: Motion,
  sentence: SpokenSentence,
  people: People,
  calledOn: string | null = null,
  hasAgreed = isOwnSecond(sentence.text),
): void {
  if (!motion) return;
  motion.heard.add(sentence.index);
  const named = seconderIn(sentence.text, people);
  // Whoever tells that another seconded did not: the 'Second.' under their label was another's.
  const teller = speakerOf(sentence);
  const isOthers =
    motion.seconder !== null && teller !== null && sameSurname(motion.seconder, teller);
  if (motion.seconder !== null && (named === null || !(isOthers || corrects.test(sentence.text))))
    return;
  const own = hasAgreed ? (teller ?? calledOn) : null;
  const name = named ?? own;
  if (name === null) return;
  if (motion.mover !== null && sameSurname(motion.mover, name)) {
    // 'And a second from Mr. Ackroyd': the label under which both were said was of one of them.
    if (named === null || !motion.moverByLabel) return;
    motion.mover = null;
    motion.moverAt = null;
  }
  motion.seconder = name;
  motion.seconderAt = sentence.index;
}

/** 'Motion from Ms. Hale', told by the chair: the label under which it was said may be another's. */
const tellsMover =
  /^(?:(?:okay|all right|so|thank you)[,.]? )*(?:(?:we have |there's |i have )?(?:a |the )?motion (?:by|from)|(?:it['’]s|it is|it has|and)? ?(?:been )?moved by) /i;

/** Whether who moves may still turn out to be another. */
const isOpen = (motion: Ballot, text: string, people: People) =>
  (motion.moverGuessed && seconderIn(text, people) !== null) ||
  (motion.moverByLabel && tellsMover.test(text));

/**
 * Whom the chair names as the mover of a motion that came without a name; with who seconds, also where
 * it was guessed.
 */
export function hearMover(motion: Motion, { text, index }: SpokenSentence, people: People): void {
  if (
    !motion ||
    (motion.mover !== null && !isOpen(motion, text, people)) ||
    index - motion.lastAt > namedWithin ||
    wordCount(text) >= longest
  )
    return;
  const isSoon =
    index - motion.lastAt <= toldAtOnce &&
    /\b(?:motion|mov(?:ed|es)|first(?:ed)? by|a second|second(?:ed)? (?:by|from))\b|^(?:and )?by /i.test(
      text,
    );
  if (!isSoon && !/\b(?:motion|amendment) (?:by|from|of|offered by)\b/i.test(text)) return;
  const named = moverIn(text, people);
  if (named === null) return;
  motion.mover = named;
  motion.moverGuessed = false;
  motion.moverByLabel = false;
  motion.moverAt = index;
  motion.heard.add(index);
}
