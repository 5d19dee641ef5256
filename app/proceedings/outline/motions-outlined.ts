import type { FoundCase } from '../cases/found-case.ts';
import type { People } from '../facts/people.ts';
import { findReferences } from '../facts/references.ts';
import { repeatedStretches } from '../language/repeated-stretches.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Vote } from '../vote.ts';
import { type Ballot, rulingOf } from '../votes/ballot.ts';
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
  const repeated = repeatedStretches(sentences);
  const spelled = (name: string | null) => name && (personAt(name, people) ?? name);
  const decisions = motions.flatMap((motion): Decision[] => {
    const at = places.at(motion.decided);
    if (at === null || repeated.has(at)) return [];
    const item = cases.findLastIndex(({ from }) => from <= at);
    return [{ ...motion, at, item: item < 0 ? null : item }];
  });
  const counts = votesOfDecisions(decisions, votes, ballots);
  const told = votes.map((vote, index) => {
    const ballot = ballots[index];
    return { vote, at: ballot ? rulingOf(ballot) : 0 };
  });
  const unsaid: string[] = [];
  decisions.forEach((decision, place) => {
    const people = { mover: spelled(decision.mover), seconder: spelled(decision.seconder) };
    const counted = told[counts.get(place) ?? -1];
    const heard = counted ? null : heardVote(decision, cases);
    if (counted) counted.vote = outlined(counted.vote, decision, { people, cases });
    else if (heard) told.push({ vote: { ...heard, ...people }, at: decision.at });
    else unsaid.push(`“${decision.matter}” (“${decision.decided.words}”)`);
  });
  const loose = told.flatMap(({ vote: { footing, item, motion } }) =>
    footing === 'heard' && item === null ? `“${motion}”` : [],
  );
  return {
    votes: told.toSorted((one, other) => one.at - other.at).map(({ vote }) => vote),
    notes: [
      ...(unsaid.length === 0 ? [] : [notCounted(unsaid)]),
      ...(loose.length === 0 ? [] : [ofNoCase(loose)]),
    ],
  };
}

type Named = Pick<Vote, 'mover' | 'seconder'>;

function outlined(
  vote: Vote,
  { matter, isSaid }: Decision,
  { people, cases }: { people: Named; cases: readonly FoundCase[] },
): Vote {
  // What an agenda calls it says more than what was said.
  const isListed = (cases[vote.item ?? -1]?.entry ?? null) !== null;
  return {
    ...vote,
    subject: isSaid && !isListed ? subjectOf(vote, matter) : vote.subject,
    // Whoever outlined the record names the same matter for the motion as for the case, which its place does not.
    footing: isSameMatter(matter, vote.subject) ? 'named' : vote.footing,
    mover: people.mover ?? vote.mover,
    seconder: people.seconder ?? vote.seconder,
  };
}

/**
 * A vote that nobody counted; null where not all of its matter was said, or nobody told what came of it. Where
 * another case is open than its matter is, it is of none until an editor says so.
 */
function heardVote(
  { matter, isSaid, outcome, item, decided }: Decision,
  cases: readonly FoundCase[],
): Omit<Vote, keyof Named> | null {
  if (!isSaid || outcome === null) return null;
  const own = item === null ? undefined : cases[item];
  const items = item !== null && own && isSameMatter(matter, own.title) ? [item] : [];
  return {
    ...{ item: items[0] ?? null, items, kind: kindOf('main', matter, items), motion: matter },
    subject: items.length > 0 && own ? own.title : matter,
    footing: 'heard',
    ...{ method: null, yes: null, no: null, abstain: null, outcome, rollCall: [] },
    segments: [decided.segment],
  };
}

/** What a vote was on by the outline, where the count does not tell, or tells another matter and no paper. */
function subjectOf({ kind, subject }: Vote, matter: string): string | null {
  if (subject === null) return matter;
  const isPaper = findReferences(subject).length > 0 && findReferences(matter).length === 0;
  return kind !== 'main' || isPaper || isSameMatter(matter, subject) ? subject : matter;
}

const notCounted = (decisions: readonly string[]) =>
  `The language model also heard ${decisions.length === 1 ? 'a decision' : 'decisions'} on ${decisions.join(', ')}: not counted as a vote.`;

const ofNoCase = (motions: readonly string[]) =>
  `Of no case, and left out when you publish, is what only the language model heard on ${motions.join(', ')}: put it under its case in the list of decisions.`;
