import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, hasResult, movedAt, rulingOf } from '../votes/ballot.ts';
import type { Start } from './found-case.ts';
import { consentList } from './standing-matter.ts';

const isPassed =
  /\bconsent (?:agenda|calendar|items?) (?:pass|carrie|(?:is|are|stands?|has been) (?:hereby )?(?:approved|adopted))/i;
/** Fewer items read out between the list's name and its motion are no list. */
const fewestListed = 3;

/**
 * In the record's own words: what is read out below 'the consent items', until they are voted on. What
 * comes back under its number after that was pulled, and is one case, with the title that was read out.
 */
export function withSpokenConsent(
  starts: readonly Start[],
  sentences: readonly SpokenSentence[],
  ballots: readonly Ballot[],
): Start[] {
  const read = readBefore(starts, sentences, ballots);
  if (read === null) return readWithMotion(belowNumber(starts, sentences, ballots), ballots);
  const { list, until } = read;
  const back = new Map<string, Start>();
  for (const one of starts)
    if (one.from > until && one.designator !== null) back.set(one.designator, one);
  return starts.flatMap((one): Start[] => {
    const { designator } = one;
    if (list.includes(one)) {
      const { list: _, ...ofConsent } = one;
      return designator !== null && back.has(designator) ? [] : [{ ...ofConsent, isConsent: true }];
    }
    const isBack = designator !== null && back.get(designator) === one;
    const first = isBack ? list.find((other) => other.designator === designator) : undefined;
    return [{ ...one, title: first?.title ?? one.title, isConsent: false }];
  });
}

/** The items read out between the name of the consent list and the motion that adopts it. */
function readBefore(
  starts: readonly Start[],
  sentences: readonly SpokenSentence[],
  ballots: readonly Ballot[],
): { list: Start[]; until: number } | null {
  const voted = ballots.find(
    ({ motion, subject, startAt }) =>
      consentList.test(`${motion ?? ''} ${subject ?? ''}`) ||
      consentList.test(sentences[startAt]?.text ?? ''),
  );
  const until = voted ? movedAt(voted) : null;
  const from = sentences.findIndex(({ text }) => consentList.test(text) && !isPassed.test(text));
  if (until === null || from < 0 || from >= until) return null;
  const between = starts.filter(
    (one) => one.from >= from && one.from <= until && one.designator !== null,
  );
  // '6A, 6B, 6C' stand below one number; '7 is, eight is, nine is' are counted up.
  const below = Map.groupBy(between, ({ designator }) => numberOf(designator));
  const ofLists = between.filter(({ list, isRun }) => list !== undefined && !isRun);
  const counted = Map.groupBy(ofLists, ({ list }) => list);
  const [list = []] = [...below.values(), ...counted.values()].sort((a, b) => b.length - a.length);
  return list.length < fewestListed ? null : { list, until };
}

/** Where no motion was heard on the list: what has the number under which it was named. */
function belowNumber(
  starts: readonly Start[],
  sentences: readonly SpokenSentence[],
  ballots: readonly Ballot[],
): Start[] {
  let number: string | null = null;
  let listFrom = 0;
  const below = starts.map((start) => {
    const text = [start.from - 1, start.from].map((at) => sentences[at]?.text ?? '').join(' ');
    const own = numberOf(start.designator);
    if (consentList.test(text) && !isPassed.test(text)) [number, listFrom] = [own, start.from];
    // What comes up behind a vote on the list was pulled.
    const isVoted = ballots.some(
      (ballot) => hasResult(ballot) && ballot.startAt >= listFrom && ballot.lastAt < start.from,
    );
    const isBelow = number !== null && own === number && start.designator !== number && !isVoted;
    return { ...start, isConsent: start.isConsent || isBelow };
  });
  // 'We can't do the consent agenda. So 10.1, the bulletin: a mover?' takes it alone.
  const isAlone = below.filter(({ isConsent }) => isConsent).length === 1;
  const isMoved = ballots.some(({ motion, subject }) => consentList.test(`${motion} ${subject}`));
  return isAlone && !isMoved ? [...starts] : below;
}

/** 'A motion and a second on consent, and that is 2.1, an ordinance …, 2.2': read out between the motion on the list and its ruling. */
function readWithMotion(starts: readonly Start[], ballots: readonly Ballot[]): Start[] {
  return starts.map((start) => {
    const vote = ballots.find(
      (ballot) =>
        hasResult(ballot) && movedAt(ballot) < start.from && start.from < rulingOf(ballot),
    );
    const open = vote && starts.findLast(({ from }) => from <= vote.startAt);
    const isOnList = open?.kind === 'consent' && start.designator !== null && start.entry === null;
    return isOnList ? { ...start, isConsent: true } : start;
  });
}

const numberOf = (designator: string | null) => designator?.match(/^\d+/)?.[0] ?? null;
