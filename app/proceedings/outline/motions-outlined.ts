import type { FoundCase } from '../cases/found-case.ts';
import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Vote } from '../vote.ts';
import type { Ballot } from '../votes/ballot.ts';
import { personAt } from '../votes/person-named.ts';
import { kindOf } from '../votes/vote-subject.ts';
import { type Decision, isSameMatter, votesOfDecisions } from './decisions-counted.ts';
import type { Outline } from './outline.ts';
import { SentencePlaces } from './sentence-at.ts';

type Counted = {
  votes: readonly Vote[];
  /** Of each vote, in order. */
  ballots: readonly Ballot[];
  cases: readonly FoundCase[];
  sentences: readonly SpokenSentence[];
  people: People;
};

/**
 * The votes with what an outline says of who made and seconded the motion, and of what it was on; and those that
 * only the outline has, where all that it says of their matter was said. What else it has decided is told to the
 * editor.
 */
export function withMotionsOutlined(
  { motions }: Outline,
  { votes, ballots, cases, sentences, people }: Counted,
): { votes: Vote[]; notes: string[] } {
  const places = new SentencePlaces(sentences);
  const spelled = (name: string | null) => name && (personAt(name, people) ?? name);
  const decisions = motions.flatMap((motion): Decision[] => {
    const at = places.at(motion.decided);
    const item = at === null ? -1 : cases.findLastIndex(({ from }) => from <= at);
    return at === null ? [] : [{ ...motion, at, item: item < 0 ? null : item }];
  });
  const counts = votesOfDecisions(decisions, votes, ballots);
  const told = votes.map((vote, index) => ({ vote, at: placeOf(ballots[index]) }));
  const unsaid: string[] = [];
  decisions.forEach((decision, place) => {
    const people = { mover: spelled(decision.mover), seconder: spelled(decision.seconder) };
    const counted = told[counts.get(place) ?? -1];
    const heard = counted ? null : heardVote(decision, cases);
    if (counted) counted.vote = outlined(counted.vote, decision, people);
    else if (heard) told.push({ vote: { ...heard, ...people }, at: decision.at });
    else unsaid.push(`“${decision.matter}” (“${decision.decided.words}”)`);
  });
  return {
    votes: told.toSorted((one, other) => one.at - other.at).map(({ vote }) => vote),
    notes: unsaid.length === 0 ? [] : [notCounted(unsaid)],
  };
}

const placeOf = (ballot: Ballot | undefined) => ballot?.outcomeAt ?? ballot?.lastAt ?? 0;

type Named = Pick<Vote, 'mover' | 'seconder'>;

const outlined = (vote: Vote, { matter, isSaid }: Decision, { mover, seconder }: Named): Vote => ({
  ...vote,
  subject: isSaid ? subjectOf(vote, matter) : vote.subject,
  // Where two who read the record by themselves name the same matter, it is known by more than its place.
  footing: isSameMatter(matter, vote.subject) ? 'named' : vote.footing,
  mover: mover ?? vote.mover,
  seconder: seconder ?? vote.seconder,
});

/** A vote that nobody counted; null where not all of its matter was said, or nobody told what came of it. */
function heardVote(
  { matter, isSaid, outcome, item, decided }: Decision,
  cases: readonly FoundCase[],
): Omit<Vote, keyof Named> | null {
  const own = item === null ? undefined : cases[item];
  if (item === null || !own || !isSaid || outcome === null) return null;
  return {
    ...{ item, items: [item], kind: kindOf('main', matter, [item]), motion: matter },
    subject: isSameMatter(matter, own.title) ? own.title : matter,
    footing: 'heard',
    ...{ method: null, yes: null, no: null, abstain: null, outcome, rollCall: [] },
    segments: [decided.segment],
  };
}

/** What a vote was on by the outline, where the count does not tell, or tells another matter. */
function subjectOf({ kind, subject }: Vote, matter: string): string | null {
  if (subject === null) return matter;
  return kind !== 'main' || isSameMatter(matter, subject) ? subject : matter;
}

const notCounted = (decisions: readonly string[]) =>
  `The language model also heard ${decisions.length === 1 ? 'a decision' : 'decisions'} on ${decisions.join(', ')}: not counted as a vote.`;
