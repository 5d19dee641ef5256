import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { wordCount } from '../votes/motion-text.ts';
import { type Announcement, isSure, surenessOf } from './announcement.ts';
import type { Decided } from './decided.ts';
import { isEcho, saidOf } from './echoes.ts';
import { tellingWords } from './matter-vocabulary.ts';
import { standingItemOf } from './standing-items.ts';

/** Two announcements so close are of one case: 'Next is item four. Item four is …' Captions without points have long sentences. */
const sameCase = { sentences: 8, words: 240 };
/** In sentences: a number and the name of what it numbers. */
const named = 2;

/**
 * Of announcements of one case the surest is kept. What is opened while a case waits for its decision
 * is a part of that case: its hearing, the public's comments on it.
 */
export function withoutEchoes(
  found: readonly Announcement[],
  sentences: readonly SpokenSentence[],
  decided: Decided,
): Announcement[] {
  const kept: Announcement[] = [];
  const seen = new Set<string>();
  const orders = nextOf(found, isOrder);
  const members = nextOf(found, ({ by }) => by === 'member');
  const movesOn = nextOf(
    found,
    (one) => isSure(one) || (one.by === 'standing' && !parts.test(one.title ?? '')),
  );
  found.forEach((one, at) => {
    const last = kept.at(-1);
    if (isRepeated(one, last, seen)) return;
    // 'Moved and seconded. Discussion?'
    if (one.standing === 'Discussion' && decided.isAsked(one.sentence - soon, one.sentence)) return;
    if (last) {
      const isDecided = decided.between(last.sentence, one.sentence);
      const isNear = !isDecided && isClose(last, one, sentences);
      const standing = standingIn(last, sentences);
      // A consent list that is read out names what other meetings take up alone.
      if (standing?.kind === 'consent' && !isDecided && one.by === 'standing') return;
      if (isNear && one.by === 'standing' && !standing && isNamed(last, one, sentences)) {
        kept[kept.length - 1] = { ...last, title: one.title, kind: one.kind };
        seen.add(one.standing ?? '');
        return;
      }
      if (isNear && isEcho(last, one, sentences)) {
        if (surenessOf(one) <= surenessOf(last)) return;
        // A cue before it was talk: the case begins where it is surely announced.
        if (last.by === 'cue' && isSure(one)) {
          kept[kept.length - 1] = one;
          return;
        }
        kept[kept.length - 1] = { ...one, sentence: last.sentence, end: endFor(last, one) };
        return;
      }
      const until = found[at + 1]?.sentence ?? sentences.length;
      const movedOn = movesOn[at] ?? sentences.length;
      if (isSure(last) && !isDecided && isPartOf(one, decided.isAsked(one.sentence, movedOn)))
        return;
      if (isOnMatter(one) && last.by !== 'turn' && isAboutIt(last, one, sentences, decided)) return;
      const isFollowed = (members[at] ?? Infinity) < (orders[at] ?? Infinity);
      const next = { order: orders[at] ?? null, isFollowed };
      if (one.by === 'member' && !isReport(one, last, next, decided)) return;
      // What a member tells of in a report is not before the meeting.
      if (last.by === 'member' && isTold(one) && !decided.isAsked(one.sentence, until)) return;
      if (
        last.by === 'standing' &&
        last.standing === one.standing &&
        last.title === one.title &&
        !isDecided
      )
        return;
    } else if (one.by === 'member' && !one.isInRound) return;
    if (one.by === 'standing' || one.by === 'member') seen.add(one.standing ?? one.title ?? '');
    if (one.key !== null) seen.add(one.key);
    kept.push(one);
  });
  return kept;
}

function isClose(
  last: Announcement,
  one: Announcement,
  sentences: readonly SpokenSentence[],
): boolean {
  if (one.sentence - last.sentence > sameCase.sentences) return false;
  if (one.by !== 'number') return true;
  const between = sentences.slice(last.sentence + 1, one.sentence).map(({ text }) => text);
  return wordCount([saidOf(last, sentences), ...between].join(' ')) <= sameCase.words;
}

/** Whether members are heard one after the other: 'Council reports', and after the first of them. */
const isRound = ({ by, kind }: Announcement) =>
  by === 'member' || (by === 'standing' && kind === 'report');

/** Whether it comes from the order of business. */
const isOrder = ({ by }: Announcement) => by === 'number' || by === 'heading' || by === 'standing';

/** For each the sentence of the next of a kind; null where none follows. */
function nextOf(
  found: readonly Announcement[],
  isOne: (one: Announcement) => boolean,
): (number | null)[] {
  let next: number | null = null;
  return found
    .toReversed()
    .map((one) => {
      const own = next;
      if (isOne(one)) next = one.sentence;
      return own;
    })
    .toReversed();
}

/** Whether a member who is called on reports, and does not speak on what comes to a vote next. */
function isReport(
  one: Announcement,
  last: Announcement,
  next: { order: number | null; isFollowed: boolean },
  decided: Decided,
): boolean {
  // Where nobody else is called on by office, all of them report together.
  if (isRound(last)) return last.by === 'member' || next.isFollowed;
  return one.isInRound === true && !decided.isAsked(one.sentence, next.order ?? Infinity);
}

const comesAgain = /^(?:Adjournment|Public comment|Executive session|Reports)$/;

/** What comes once at a meeting, and what captions repeat after its end. */
function isRepeated(
  one: Announcement,
  last: Announcement | undefined,
  seen: ReadonlySet<string>,
): boolean {
  if (last?.kind === 'closing')
    return one.kind === 'closing' || (one.key !== null && seen.has(one.key));
  if (one.by !== 'standing' && one.by !== 'member') return false;
  return !comesAgain.test(one.standing ?? '') && seen.has(one.standing ?? one.title ?? '');
}

/** A hearing's steps are a part of it: the staff's report, the public's comments, the discussion. */
function isPartOf(one: Announcement, isAsked: boolean): boolean {
  if (one.by === 'cue' || isOnMatter(one) || one.by === 'member') return true;
  return (
    one.by === 'standing' &&
    parts.test(one.title ?? '') &&
    (isAsked || one.title !== 'Public comment')
  );
}

const isTold = (one: Announcement) => isOnMatter(one) || one.by === 'order' || one.by === 'cue';
const parts = /^(?:Public comment|Discussion|Reports|(?:Staff|Department) .*)$/;
const ofStaff = /^(?:Staff|Department)\b/;
const isOnMatter = ({ by }: Announcement) => by === 'motion' || by === 'introduction';

/** What every meeting has, where a number is said to be that of it: 'Item three is the consent agenda.' */
const standingIn = (one: Announcement, sentences: readonly SpokenSentence[]) =>
  one.by === 'number' ? standingItemOf(one.title ?? saidOf(one, sentences)) : null;

/** Whether a number without words of its own is that of a standing item: 'Number eight. A motion to adjourn?' */
function isNamed(
  last: Announcement,
  one: Announcement,
  sentences: readonly SpokenSentence[],
): boolean {
  if (last.by === 'standing' || last.title !== null || ofStaff.test(one.title ?? '')) return false;
  const own = saidOf(last, sentences);
  const isSame = one.sentence === last.sentence;
  return tellingWords(own).length < 2
    ? one.sentence - last.sentence <= named
    : isSame && one.end <= last.end + own.length / 2;
}

/** In sentences: 'The motion to deny fails. Is there another?' */
const soon = 4;

/** Whether a motion is on the matter that is open, or on one that was spoken of while it was. */
function isAboutIt(
  last: Announcement,
  one: Announcement,
  sentences: readonly SpokenSentence[],
  decided: Decided,
): boolean {
  const isDecided = decided.between(last.sentence, one.sentence);
  const decides = last.kind === null || last.kind === 'action' || last.kind === 'consent';
  if (!isDecided && decides) return true;
  const said = new Set(
    sentences.slice(last.sentence, one.sentence).flatMap(({ text }) => tellingWords(text)),
  );
  const own = tellingWords(one.title ?? saidOf(one, sentences));
  const known = own.filter((word) => said.has(word)).length;
  return (
    known * 2 >= own.length || (known > 0 && decided.isRefused(one.sentence - soon, one.sentence))
  );
}

/** An announcement that is kept from the sentence before has its title there, or after all of it. */
function endFor(last: Announcement, one: Announcement): number {
  return last.sentence === one.sentence ? Math.max(last.end, one.end) : last.end;
}
