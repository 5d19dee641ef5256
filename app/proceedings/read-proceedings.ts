import { type AgendaEntry, entryPath } from '#app/records/agenda/agenda.ts';
import type { Transcript } from '#app/records/transcript.ts';
import type { AgendaItem } from './agenda-item.ts';
import { withActsAsked } from './cases/acts-asked.ts';
import { type Case, putsOff } from './cases/case.ts';
import { caseState } from './cases/case-state.ts';
import { entryKeys, readableDesignators } from './cases/designators.ts';
import { findCases } from './cases/find-cases.ts';
import type { FoundCase } from './cases/found-case.ts';
import { lastRuling, type Ruled } from './cases/last-ruling.ts';
import { isBareTitle, withNumbersNamed } from './cases/numbers-named.ts';
import { untilOf } from './cases/put-off-until.ts';
import { ballotsReadLater } from './cases/results-read.ts';
import { rulesOnConsent } from './cases/standing-matter.ts';
import { titledEntries } from './cases/titled-entries.ts';
import { withTopics } from './cases/topics-of-cases.ts';
import { unvotedOn } from './cases/unvoted-on.ts';
import { casesOfVote } from './cases/vote-case.ts';
import { withOpening } from './cases/with-opening.ts';
import { isOfLegislature } from './facts/legislature.ts';
import { findNames } from './facts/names.ts';
import { gatherPeople } from './facts/people.ts';
import type { RosterMember } from './facts/roster.ts';
import { findAgendaItems } from './items/agenda-items.ts';
import { withPartedNumbers } from './language/parted-numbers.ts';
import { readSpokenSentences, type SpokenSentence } from './language/spoken-sentences.ts';
import { readWritten } from './minutes/written-proceedings.ts';
import { withMotionsOutlined } from './outline/motions-outlined.ts';
import type { Outline } from './outline/outline.ts';
import type { Vote } from './vote.ts';
import { bodyOf } from './votes/body.ts';
import { countBallots } from './votes/count-ballots.ts';
import { excusedIn, withExcused } from './votes/excused-members.ts';
import { spelledAsOnAgenda } from './votes/names-on-agenda.ts';
import { placedNote, withAmendmentsPlaced } from './votes/only-placed.ts';
import { outcomeIn } from './votes/outcome-patterns.ts';
import { inPlainAnswers } from './votes/plain-answers.ts';
import { settle } from './votes/settle-vote.ts';
import { apartByTitle, votersOf } from './votes/voters.ts';
import { withWholeNames } from './votes/whole-names.ts';

export type Proceedings = {
  cases: Case[];
  /** Each vote's `item` is the index of its case. */
  votes: Vote[];
  /** What the editor should know of the agenda. */
  notes: string[];
  /** The record as it was read: cases say by their numbers where they begin and end. */
  sentences: readonly SpokenSentence[];
  /** Whether the record is minutes: what a clerk wrote, and not what was said. */
  isWritten: boolean;
};

/** What is known of a meeting beside its record. */
type Known = {
  members?: readonly RosterMember[];
  /** What somebody who read the record says it takes up. */
  outline?: Outline | null;
};

/** What a meeting took up and decided, from its record and its agenda. */
export function readProceedings(
  transcript: Transcript,
  given: readonly AgendaEntry[] = [],
  { members = [], outline = null }: Known = {},
): Proceedings {
  const agenda = titledEntries(given);
  const written = readWritten(transcript.segments, agenda);
  const isWritten = written !== null;
  const { sentences, found, votes, notes, left } = written
    ? { ...written, left: [] }
    : readSpoken(transcript, agenda, { members, outline });
  const spoken = spokenIn(sentences, { isWritten });
  const called = readableDesignators(agenda);
  return {
    cases: found.map((one, index) => ({
      ...settled(one, index, { votes, spoken, agenda, called, isWritten }),
      unvoted: unvotedOn(index, { left, found, votes, sentences }),
    })),
    ...{ votes, notes, sentences, isWritten },
  };
}

function readSpoken(
  transcript: Transcript,
  agenda: readonly AgendaEntry[],
  { members, outline }: Required<Known>,
) {
  const sentences = readSpokenSentences(transcript.segments, { cutRunOns: true });
  if (sentences.length === 0) return { found: [], votes: [], notes: [], sentences, left: [] };
  const texts = sentences.map(({ text }) => text);
  const named = texts.map((text) => findNames(text));
  const mentions = named.flat();
  const people = apartByTitle(gatherPeople(mentions, members, isOfLegislature(sentences)), named);
  const answered = inPlainAnswers(sentences);
  const said = answered.map(({ text }) => text);
  const heard = bodyOf(said, mentions, people, members);
  const body = members.length > 0 ? heard : spelledAsOnAgenda(heard, agenda);
  const voters = { people: votersOf(people, body, sentences), body };
  const { ballots, left } = countBallots(answered, voters);
  const {
    cases: found,
    by,
    notes,
  } = findCases({
    sentences: withPartedNumbers(sentences),
    agenda,
    ballots,
    people,
    outline,
  });
  const cases =
    by === 'none' ? casesOfItems(findAgendaItems(transcript), sentences) : withOpening(found);
  const keys = entryKeys(agenda);
  const decided = new Set<number>();
  const later = ballotsReadLater(sentences, cases, { agenda, ballots });
  const counted = [...ballots, ...later].map((ballot) => {
    const of = casesOfVote(ballot, cases, keys, { sentences, decided });
    const vote = settle(ballot, answered, voters, { cases, of, hasMatters: by !== 'none' });
    const isDecided =
      vote.outcome === 'adopted' && (vote.kind === 'main' || vote.kind === 'consent');
    if (isDecided) for (const one of of) decided.add(one);
    return vote;
  });
  const told = outline
    ? withMotionsOutlined(outline, {
        ...{ votes: counted, ballots, cases, sentences },
        people: voters.people,
      })
    : { votes: counted, notes: [] };
  const titled =
    by === 'record' ? withNumbersNamed(withTopics(cases, sentences), sentences) : cases;
  const whole = withWholeNames(told.votes.map(renamed(cases, titled)), sentences);
  const placedOn = withActsAsked(withAmendmentsPlaced(whole), titled, agenda);
  const votes = withExcused(placedOn, excusedIn(texts, voters.people));
  const placed = placedNote(votes);
  const all = [...notes, ...told.notes, ...(placed === null ? [] : [placed])];
  return { found: titled, votes, notes: all, sentences, left };
}

/** A vote on a case by its title, once that says what the case is about. */
const renamed =
  (before: readonly FoundCase[], after: readonly FoundCase[]) =>
  (vote: Vote): Vote => {
    const [old, title] = [before[vote.item ?? -1]?.title, after[vote.item ?? -1]?.title];
    const isTold = title !== undefined && !isBareTitle.test(title);
    return vote.subject === old && isTold ? { ...vote, subject: title } : vote;
  };

type Around = {
  votes: readonly Vote[];
  spoken: (found: FoundCase) => Spoken;
  agenda: readonly AgendaEntry[];
  /** What readers call each of its entries by. */
  called: readonly (string | null)[];
  isWritten: boolean;
};

/** What was said while cases were open that share their span, and what was ruled. */
type Spoken = { said: SpokenSentence[]; texts: string[]; ruled: Ruled | null };

/** In minutes nobody rules: what was decided is told with its motion. */
const adjournsMeeting = (text: string) =>
  /\badjourn/i.test(text) && outcomeIn(text)?.matter === 'adjourned';

function spokenIn(
  sentences: readonly SpokenSentence[],
  { isWritten }: Pick<Proceedings, 'isWritten'>,
): Around['spoken'] {
  const known = new Map<string, Spoken>();
  return ({ from, to, kind, isConsent }) => {
    const isListed = kind === 'consent' || isConsent;
    const span = `${from}-${to} ${isListed} ${kind === 'closing'}`;
    const shared = known.get(span);
    if (shared) return shared;
    const said = sentences.slice(from, to + 1);
    const texts = said.map(({ text }) => text);
    // Whatever is open when the consent list is ruled on is not decided by it, unless it is on the list.
    const ofCase = isListed ? texts : texts.filter((text) => !rulesOnConsent.test(text));
    // 'We're adjourned' ends the meeting, and decides nothing of what was spoken of last.
    const own = kind === 'closing' ? ofCase : ofCase.filter((text) => !adjournsMeeting(text));
    const spoken = { said, texts, ruled: isWritten ? null : lastRuling(own) };
    known.set(span, spoken);
    return spoken;
  };
}

function settled(
  found: FoundCase,
  index: number,
  { votes, spoken, agenda, called, isWritten }: Around,
): Omit<Case, 'unvoted'> {
  const { from, to, ...rest } = found;
  // What nobody counted decides nothing until an editor says so.
  const own = votes.filter(({ items, footing }) => items.includes(index) && footing !== 'heard');
  const { said, texts, ruled: heard } = spoken(found);
  // Behind the last item of a list the whole list is ruled on, and behind requests that were called together one of them.
  const isOfSeveral = found.list !== undefined || found.together !== undefined;
  const ruled = isOfSeveral && own.length === 0 ? null : heard;
  const above =
    found.entry === null ? [] : entryPath(agenda, found.entry).map(({ title }) => title);
  const state = found.isTurn
    ? 'discussed'
    : caseState({
        kind: found.kind,
        path: [...above, found.title].join(' › '),
        votes: own,
        said: texts,
        ...{ ruled, isWritten },
      });
  return {
    ...rest,
    designator: found.entry === null ? found.designator : (called[found.entry] ?? null),
    state,
    until: putsOff(state) ? untilOf(own, { said, ruled }) : null,
    isConsent:
      !isOfSeveral &&
      own.some(({ kind }) => kind === 'consent') &&
      own.every(({ kind }) => kind === 'consent'),
    firstSegment: said[0]?.segments[0] ?? 0,
    lastSegment: said.at(-1)?.segments.at(-1) ?? 0,
    firstSentence: from,
    lastSentence: to,
  };
}

/** Where nothing is announced, the parts of the record stand for cases. */
function casesOfItems(
  items: readonly AgendaItem[],
  sentences: readonly SpokenSentence[],
): FoundCase[] {
  const starts = items.map(({ firstSegment }) =>
    Math.max(
      0,
      sentences.findIndex(({ segments }) => (segments[0] ?? 0) >= firstSegment),
    ),
  );
  return items.map(({ title, kind }, index) => ({
    designator: null,
    title,
    kind,
    entry: null,
    isConsent: false,
    from: starts[index] ?? 0,
    to: Math.max(starts[index] ?? 0, (starts[index + 1] ?? sentences.length) - 1),
  }));
}
