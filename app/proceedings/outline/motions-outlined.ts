import { tellingWords } from '../cases/matter-vocabulary.ts';
import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Vote } from '../vote.ts';
import type { Ballot } from '../votes/ballot.ts';
import { personAt } from '../votes/person-named.ts';
import type { Outline } from './outline.ts';
import { SentencePlaces } from './sentence-at.ts';

/** In sentences: how far before a vote's first and after its last word its ruling may have been placed. */
const near = { before: 3, after: 2 };

type Counted = {
  votes: readonly Vote[];
  /** Of each vote, in order. */
  ballots: readonly Ballot[];
  sentences: readonly SpokenSentence[];
  people: People;
};

/**
 * The votes with what an outline says of who made and seconded the motion, and of what it was on; and what an
 * outline has decided that nobody counted, for the editor to look at.
 */
export function withMotionsOutlined(
  { motions }: Outline,
  { votes, ballots, sentences, people }: Counted,
): { votes: Vote[]; notes: string[] } {
  const places = new SentencePlaces(sentences);
  const spelled = (name: string | null) => name && (personAt(name, people) ?? name);
  const told = [...votes];
  const uncounted: string[] = [];
  const placed = motions.flatMap((motion) => {
    const at = places.at(motion.decided);
    return at === null ? [] : [{ ...motion, at }];
  });
  const ofBallots = nearestOfEach(placed, ballots);
  placed.forEach(({ matter, isSaid, mover, seconder, decided }, place) => {
    const index = ofBallots.get(place) ?? null;
    const vote = index === null ? undefined : told[index];
    if (index === null || !vote) uncounted.push(`“${matter}” (“${decided.words}”)`);
    else
      told[index] = {
        ...vote,
        subject: isSaid ? subjectOf(vote, matter) : vote.subject,
        isPlaced: vote.isPlaced && !isSameMatter(matter, vote.subject),
        mover: spelled(mover) ?? vote.mover,
        seconder: spelled(seconder) ?? vote.seconder,
      };
  });
  return { votes: told, notes: uncounted.length === 0 ? [] : [notCounted(uncounted)] };
}

/** Of the words that tell what was voted on: with fewer in common they name two matters. */
const sameMatter = 0.5;

/** What a vote was on by the outline, where the count does not tell, or tells another matter. */
function subjectOf({ kind, subject }: Vote, matter: string): string | null {
  if (subject === null) return matter;
  return kind !== 'main' || isSameMatter(matter, subject) ? subject : matter;
}

function isSameMatter(matter: string, subject: string | null): boolean {
  const known = new Set(tellingWords(subject ?? ''));
  const own = tellingWords(matter);
  const shared = own.filter((word) => known.has(word)).length;
  return shared > 0 && shared >= sameMatter * own.length;
}

/**
 * Of each motion the vote that it was, by their places in the lists: of those in or next to which its decision lies
 * the nearest, and each vote of one motion only.
 */
function nearestOfEach(
  motions: readonly { at: number }[],
  ballots: readonly Ballot[],
): ReadonlyMap<number, number> {
  const pairs = motions.flatMap(({ at }, motion) =>
    ballots.flatMap(({ startAt, outcomeAt, lastAt }, ballot) =>
      at >= startAt - near.before && at <= lastAt + near.after
        ? [{ motion, ballot, far: Math.abs(at - (outcomeAt ?? lastAt)) }]
        : [],
    ),
  );
  const found = new Map<number, number>();
  const taken = new Set<number>();
  for (const { motion, ballot } of pairs.sort((one, other) => one.far - other.far)) {
    if (found.has(motion) || taken.has(ballot)) continue;
    found.set(motion, ballot);
    taken.add(ballot);
  }
  return found;
}

const notCounted = (decisions: readonly string[]) =>
  `The language model also heard ${decisions.length === 1 ? 'a decision' : 'decisions'} on ${decisions.join(', ')}: not counted as a vote.`;
