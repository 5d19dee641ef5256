import { contentStems } from '../cases/record-words.ts';
import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { answeredCount } from './answered-count.ts';
import { asksClerk } from './asked-clerk.ts';
import { askedCount } from './asked-count.ts';
import { answersWithMotion, impliesMotion, saysItWasMade } from './asks-for-motion.ts';
import type { BallotBox } from './ballot-box.ts';
import { consentAfter } from './consent-patterns.ts';
import { movedAndSeconded } from './motion-manners.ts';
import type { MotionStack } from './motion-stack.ts';
import { namesMover } from './motions.ts';
import { offersChange } from './offered-change.ts';
import { outcomeIn } from './outcome-patterns.ts';
import { wholeReport } from './report-lines.ts';
import { answersUnput, withoutAyes } from './uncalled-ayes.ts';
import { isMoved, type VoteEvent, voteEventsIn } from './vote-events.ts';
import { saysNothing } from './vote-subject.ts';

type Around = {
  sentences: readonly SpokenSentence[];
  people: People;
  motions: MotionStack;
  box: BallotBox;
  /** Whether the chair asked for a motion just before. */
  isAsked: boolean;
};

const everyoneElse = /^(?:and )?(?:everyone|everybody|all) else[?.]/i;
/** 'Six with one recusal', 'four to one': no number of anything. */
const namesSides = /\b(?:abst|recus|against|oppos)|\d ?(?:-|to|,) ?\d|\b(?:to|nothing|zero)\b/i;
const motionAlone = /^\W*(?:the )?motion to \w+\W*$/i;
const endsInAnswer = /\b(?:yes|aye|no|nay)[\s.!,—–-]*$/i;
/** In sentences: between a second and the count of those who answered. */
const soon = 12;

/** 'Second.' 'Aye, aye, aye.': what was moved was put to all, though nobody was heard to. */
const put: VoteEvent = {
  kind: 'question',
  ...{ subject: null, about: null, isOtherHalf: false, method: 'voice' },
};

/** Whether the chair tells of the motion that waits: 'Moved and seconded to adopt version 2.' */
function tellsAgain(text: string, waiting: string | null | undefined): boolean {
  const told = movedAndSeconded.exec(text)?.[1];
  if (told === undefined || waiting === undefined) return false;
  if (waiting === null || saysNothing(told)) return true;
  const known = new Set(contentStems(waiting));
  return contentStems(told).some((stem) => known.has(stem));
}

/** What a sentence does in the taking of a vote, by its words and by what it answers. */
export function eventsAt(
  sentence: SpokenSentence,
  { sentences, people, motions, box, isAsked }: Around,
): VoteEvent[] {
  const text = withoutAyes(sentence.text);
  const { index } = sentence;
  const before = sentences[index - 1]?.text ?? '';
  const next = sentences[index + 1]?.text ?? '';
  const isFree = motions.isEmpty && box.open === null;
  const consent = isFree ? consentAfter(before, text) : null;
  if (consent) return [{ kind: 'consent', ...consent, said: null }];
  const said = voteEventsIn(text, wholeReport(sentence, sentences));
  // 'Trustee Paswan, can you see it? Yes. Everyone else?' asks for no ayes.
  const isTalk = everyoneElse.test(text) && !/\b(?:aye|nay)\b/i.test(`${before} ${next}`);
  // 'And Mr. Roy. Yes.' 'Motion to pass.' 'Resolution 24 carries 9 to zero.'
  const isRuledNext = box.isAnswered && motionAlone.test(text) && outcomeIn(next)?.ruling === true;
  const isRestated = isRuledNext || tellsAgain(text, motions.top?.motion);
  const own = said.filter(({ kind }) => !(isTalk || (isRestated && kind === 'motion')));
  const events = own.map((event) =>
    event.kind === 'roll' && asksClerk(text, next) ? { ...event, beginsHere: false } : event,
  );
  // The clerk calls the names at once, and the chair counts: 'Five-oh.'
  const seconded = motions.top?.seconderAt ?? null;
  const isUnput =
    box.open === null && seconded !== null && index - seconded <= soon && endsInAnswer.test(before);
  // 'Motion carries.' 'Six with one recusal.'
  const { closed } = box;
  const isRuled =
    box.open === null &&
    closed?.tally === null &&
    closed.outcomeAt === index - 1 &&
    namesSides.test(text);
  const answered =
    box.isPut(index) || isUnput || isRuled ? answeredCount(text, next, before) : null;
  const tally = askedCount(sentence, sentences) ?? answered;
  // 'Five nothing and one abstaining': the words alone tell of one side.
  const isFuller = (event: VoteEvent) =>
    event.kind === 'tally' && event.tally.yes === null && tally?.yes != null && tally.no !== null;
  const counted = events.findIndex(({ kind }) => kind === 'tally');
  if (tally && counted < 0) events.push({ kind: 'tally', tally });
  else if (tally && events.filter(isFuller).length === 1)
    events[counted] = { kind: 'tally', tally };
  if (!isMoved(events) && namesMover(text, people)) events.unshift({ kind: 'motion', text: null });
  const isIdle = motions.isEmpty && (box.open === null || box.open.voices.wentOn || box.isRollOver);
  const isTold = saysItWasMade.test(text) || impliesMotion.test(text);
  if (isIdle && ((isAsked && answersWithMotion.test(text)) || isTold))
    events.unshift({ kind: 'motion', text: null });
  const waits = !motions.isEmpty && box.open === null;
  if (waits && answersUnput(sentence, sentences)) events.unshift(put);
  if (waits && !isMoved(events) && offersChange(sentence, sentences))
    events.push({ kind: 'motion', text: null });
  return events;
}
