import type { ItemKind } from '../agenda-item.ts';
import { type Ballot, hasResult, rulingOf } from '../votes/ballot.ts';
import { opensOrCloses } from '../votes/motion-fate-patterns.ts';
import { wordCount } from '../votes/motion-text.ts';
import { kindOf, matterStems, saysNothing } from '../votes/vote-subject.ts';
import type { Start } from './found-case.ts';
import { tellingWords } from './matter-vocabulary.ts';

/** After a vote so much is said of something else, which nobody announced. */
const longTalk = 30;
/** Before the next vote nobody speaks for so long on what is decided; captions without points have long sentences. */
const beforeVote = { sentences: 10, words: 120 };
/** What follows a vote before somebody takes up something else. */
const thanks = 1;

/**
 * The cases with those that a record never announces: what is spoken of long after a vote that
 * ended a case is no more of it.
 */
export function withTalkAfterVotes(
  starts: readonly Start[],
  ballots: readonly Ballot[],
  sentences: readonly { text: string }[],
): Start[] {
  const sorted = [...starts].sort((a, b) => a.from - b.from);
  return sorted.flatMap((start) => {
    const next = sorted.find(({ from }) => from > start.from)?.from ?? sentences.length;
    if (!ofMatters.includes(start.kind)) return [start];
    const own = votesWithin(ballots, start.from, next);
    const talks = own.flatMap((vote, place) => {
      if (!endsCase(vote)) return [];
      const following = own[place + 1];
      if (following && !(isDecided(vote, start) && isLeftOpen(following))) return [];
      const from = endOf(vote) + thanks;
      const said = sentences.slice(from, following?.startAt ?? next);
      const isLong = following ? isLongBeforeVote(said) : said.length >= longTalk;
      return isLong && !goesOn(said, start.title) ? [{ ...talk, from }] : [];
    });
    return [start, ...talks];
  });
}

/**
 * Reports that begin where the last matter before them is decided: 'Motion carries. Susan, you want to give us an
 * update?' What is spoken of for long behind that vote, and is no more of it, belongs to them.
 */
export function withReportsFromVotes(
  starts: readonly Start[],
  ballots: readonly Ballot[],
  sentences: readonly { text: string }[],
): Start[] {
  const sorted = [...starts].sort((a, b) => a.from - b.from);
  return sorted.map((start, place) => {
    const before = sorted[place - 1];
    const isReport = start.kind === 'report' && start.entry !== null;
    if (!isReport || !before || !ofMatters.includes(before.kind)) return start;
    const last = votesWithin(ballots, before.from, start.from).at(-1);
    if (!last || !endsCase(last) || !isDecided(last, before)) return start;
    const from = endOf(last) + thanks;
    const said = sentences.slice(from, start.from);
    return said.length >= longTalk && !goesOn(said, before.title) ? { ...start, from } : start;
  });
}

/** The votes whose end was heard between two sentences. */
export const votesWithin = (ballots: readonly Ballot[], from: number, until: number) =>
  ballots.filter((vote) => endOf(vote) >= from && endOf(vote) < until);

/** Where a vote was last heard of; of a roll that nobody ruled on its last answer. */
export const endOf = (vote: Ballot) => (vote.outcomeAt === null ? rulingOf(vote) : vote.lastAt);

/** 'The motion to deny fails. Is there another?' */
const isDecided = (vote: Ballot, start: Start) =>
  vote.outcome !== 'rejected' && isOnMatter(vote, start);

/** In words that tell something: what a motion of more is on, it says. */
const ownWords = 3;
/** 'Table it then': what is meant was spoken of since the vote before. */
const putsOffIt = /^(?:to )?(?:table|postpone|continue|defer) (?:it|this|that)\b/i;
const isLeftOpen = ({ rank, motion }: Ballot) =>
  putsOffIt.test(motion ?? '') || (rank === 'main' && tellingWords(motion ?? '').length < ownWords);

/** Whether a vote was on what its case is called, and not on how to go on: 'extend the time', 'hear the applicant'. */
function isOnMatter({ rank, motion }: Ballot, { title }: Start): boolean {
  if (kindOf(rank, motion ?? '', []) !== 'main') return false;
  const named = new Set(matterStems(title));
  return (
    motion === null || saysNothing(motion) || matterStems(motion).some((stem) => named.has(stem))
  );
}

const isLongBeforeVote = (said: readonly { text: string }[]) =>
  said.length >= beforeVote.sentences ||
  said.reduce((words, { text }) => words + wordCount(text), 0) >= beforeVote.words;

/** Of the sentences: where so many name what was voted on, or a paper, it is still talked of. */
const sameMatter = 0.1;
const paper = /\b(?:bills?|ordinances?|resolutions?|legislation|amendments?|veto(?:es)?)\b/i;

/** In letters: shorter words are said of anything. */
const longWord = 6;
/** The words of a text that are said of few things. */
export const longWords = (text: string) =>
  tellingWords(text).filter((word) => word.length >= longWord);

function goesOn(said: readonly { text: string }[], title: string): boolean {
  const named = new Set(longWords(title));
  const own = said.filter(
    ({ text }) => paper.test(text) || tellingWords(text).some((word) => named.has(word)),
  );
  return own.length >= sameMatter * said.length;
}

const talk = {
  designator: null,
  title: 'Discussion',
  kind: 'action' as const,
  entry: null,
  isConsent: false,
};

/** Of others much is said at any time, and nobody votes on it. */
const ofMatters: readonly ItemKind[] = ['action', 'hearing', 'report'];

/** What is agreed to without a vote is how to go on: 'If there is no objection, ten minutes more.' */
export const endsCase = (ballot: Ballot) =>
  ballot.rank === 'main' &&
  hasResult(ballot) &&
  ballot.method !== 'consent' &&
  !opensOrCloses(ballot.motion ?? '');
