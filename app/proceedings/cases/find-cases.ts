import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import { isConsentHeading } from '#app/records/agenda/section-names.ts';
import type { People } from '../facts/people.ts';
import { kindOf } from '../items/item-kind.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Outline } from '../outline/outline.ts';
import { withOutlinedConsent } from '../outline/outlined-consent.ts';
import { outlinedStarts } from '../outline/outlined-starts.ts';
import type { Ballot } from '../votes/ballot.ts';
import { withAdded } from './added-items.ts';
import { announcedCases } from './announced-cases.ts';
import { withMoved } from './cases-by-motion.ts';
import { withConsent } from './consent-cases.ts';
import { Decided } from './decided.ts';
import type { FoundCase, Start } from './found-case.ts';
import { type Laid, layAgenda } from './lay-agenda.ts';
import { withLeadUps } from './lead-ups.ts';
import { withListedTwice } from './listed-twice.ts';
import { tellingWords } from './matter-vocabulary.ts';
import { withMovedOnTo } from './moved-on-to.ts';
import { withNamedInMotions } from './named-in-motions.ts';
import { otherMeetings, withOtherMeetings } from './other-meetings.ts';
import { withPublicTurns } from './public-turns.ts';
import { withReadConsent } from './read-consent.ts';
import { withSpokenConsent } from './spoken-consent.ts';
import { standingMatter } from './standing-matter.ts';
import { withReportsFromVotes, withTalkAfterVotes } from './talk-after-votes.ts';
import { withListsMarked, withToldLists } from './told-lists.ts';
import { usualItem } from './usual-items.ts';
import { withVotedSections } from './voted-sections.ts';

export type { FoundCase };

export type FoundCases = {
  cases: FoundCase[];
  /** Whether they follow the agenda, the record's own words, or neither. */
  by: 'agenda' | 'record' | 'none';
  /** What the editor should know of the agenda. */
  notes: string[];
};

/** An agenda of which less is taken up, by weight of its own matters, is another meeting's. */
const ownAgenda = { share: 0.2, fewest: 2, enough: 3, short: 4, sure: 1.2, shared: 2 };
/** What is followed until the record ends, in items, shares of the agenda and of the record. */
const cutOff = { fewest: 4, share: 0.8, end: 0.5 };
/** Fewer cases in the record's own words are no order of business. */
const fewestAnnounced = 2;

type Heard = {
  sentences: readonly SpokenSentence[];
  agenda: readonly AgendaEntry[];
  ballots: readonly Ballot[];
  people: People;
  /** What somebody who read the record says it takes up; null where nobody did. */
  outline: Outline | null;
};

/** Cuts a record into what was taken up: by its agenda where there is one, else by its own words. */
export function findCases(heard: Heard): FoundCases {
  const own = ownCases(heard);
  return heard.outline === null ? own : outlinedCases(heard.outline, own, heard);
}

function outlinedCases(
  outline: Outline,
  own: FoundCases,
  { sentences, agenda, ballots }: Heard,
): FoundCases {
  if (outline.cases.length === 0) return own;
  const starts = outlinedStarts(outline, own.cases, { sentences, agenda });
  const byAgenda = starts.filter(({ entry }) => entry !== null).length;
  const isOwn = agenda.length > 0 && byAgenda >= Math.min(ownAgenda.fewest, agenda.length);
  if (starts.length < fewestAnnounced) return own;
  const listed = isOwn
    ? withConsent(starts, agenda, ballots, sentences)
    : withOutlinedConsent(withToldLists(starts, sentences, ballots), ballots, sentences);
  return {
    cases: spans(withMoved(listed, ballots, sentences), sentences.length),
    by: isOwn ? 'agenda' : 'record',
    notes: isOwn ? [] : own.notes,
  };
}

function ownCases({ sentences, agenda, ballots, people }: Heard): FoundCases {
  const decided = new Decided(ballots, sentences, { hasSteps: agenda.length > 0 });
  const notes: string[] = [];
  if (agenda.length > 0) {
    const laid = layAgenda(agenda, sentences, decided);
    // Of a consent list that is taken up as one nobody need say the items.
    const isListUp = laid.some(
      ({ entry, isNamed }) => isNamed && isConsentHeading(agenda[entry]?.title ?? ''),
    );
    const matters = agenda.filter(
      ({ isHeading, isConsent, title }) =>
        !isHeading && !(isListUp && isConsent) && usualItem(title) === null,
    );
    const taken = laid.filter(
      ({ entry, isNamed }) => isNamed && usualItem(agenda[entry]?.title ?? '') === null,
    );
    const share = Math.ceil(ownAgenda.share * matters.length);
    const enough = Math.max(ownAgenda.fewest, Math.min(ownAgenda.enough, share));
    // Of a special meeting with few matters one is enough, where its title is said and voted on.
    const isSure =
      matters.length <= ownAgenda.short &&
      taken.some(
        ({ entry, score }) => score >= ownAgenda.sure && isMovedIn(agenda[entry], ballots),
      );
    const isOwn = (taken.length >= Math.min(enough, matters.length) || isSure) && laid.length > 0;
    if (isOwn || isCutOff(agenda, laid, sentences.length)) {
      const meetings = otherMeetings(sentences, agenda);
      const later =
        meetings.length === 0 ? [] : announcedStarts({ sentences, ballots, people }, decided, true);
      const own = startsOfAgenda(agenda, laid, { sentences, ballots });
      const starts = withOtherMeetings(own, meetings, later);
      const cases = spans(withMoved(starts, ballots, sentences, agenda), sentences.length);
      return { cases, by: 'agenda', notes };
    }
    notes.push(
      `Of the agenda's ${matters.length} items, ${taken.length === 0 ? 'none is' : `only ${taken.length} are`} spoken of in the record: it may be the agenda of another meeting, and was not used.`,
    );
  }
  const meetings = otherMeetings(sentences);
  const all = announcedStarts({ sentences, ballots, people }, decided, meetings.length > 0);
  const cases = withMoved(withOtherMeetings(all, meetings, all), ballots, sentences);
  if (cases.length < fewestAnnounced) return { cases: [], by: 'none', notes };
  const whole = withSpokenConsent(cases, sentences, ballots);
  return {
    cases: spans(withTalkAfterVotes(whole, ballots, sentences), sentences.length),
    by: 'record',
    notes,
  };
}

/** The cases that the record's own words announce. */
function announcedStarts(
  { sentences, ballots, people }: Pick<Heard, 'sentences' | 'ballots' | 'people'>,
  decided: Decided,
  hasOthers: boolean,
): Start[] {
  const starts = announcedCases(sentences, people, decided, hasOthers).map(
    ({ sentence, ...rest }) => ({
      ...rest,
      entry: null,
      isConsent: false,
      from: sentence,
    }),
  );
  return withReadConsent(withToldLists(starts, sentences, ballots), sentences);
}

/** Whether a motion names what an entry is about. */
function isMovedIn(entry: AgendaEntry | undefined, ballots: readonly Ballot[]): boolean {
  const title = new Set(tellingWords(entry?.title ?? ''));
  return ballots.some(({ motion, subject }) => {
    const said = new Set(tellingWords(`${motion ?? ''} ${subject ?? ''}`));
    return [...said].filter((word) => title.has(word)).length >= ownAgenda.shared;
  });
}

/** Whether a record ends while its agenda is being followed: nearly all of it is taken up until then. */
function isCutOff(agenda: readonly AgendaEntry[], laid: readonly Laid[], length: number): boolean {
  const last = Math.max(...laid.map(({ entry }) => entry));
  const until = agenda.filter(({ isHeading }, entry) => !isHeading && entry <= last);
  const end = Math.max(...laid.map(({ sentence }) => sentence));
  return (
    laid.length >= cutOff.fewest &&
    laid.length >= cutOff.share * until.length &&
    end >= cutOff.end * length
  );
}

function startsOfAgenda(
  agenda: readonly AgendaEntry[],
  laid: readonly Laid[],
  { sentences, ballots }: Pick<Heard, 'sentences' | 'ballots'>,
): Start[] {
  const starts: Start[] = laid.flatMap(({ entry, sentence }) => {
    const of = agenda[entry];
    if (!of) return [];
    const { designator, title, isConsent } = of;
    const kind = kindOf(title);
    return [{ designator, title, kind, entry, isConsent, from: sentence }];
  });
  const added = withAdded(fromTheMidst(starts, ballots, sentences), agenda, sentences);
  const reports = withReportsFromVotes(added, ballots, sentences);
  const begun = withPublicTurns(reports, agenda, ballots, sentences);
  const led = withLeadUps(begun, ballots, sentences);
  const listed = withConsent(withMovedOnTo(led, ballots, sentences), agenda, ballots, sentences);
  const sections = withVotedSections(listed, agenda, ballots);
  const whole = withNamedInMotions(sections, agenda, ballots, sentences);
  return withListsMarked(withListedTwice(whole, ballots), sentences, ballots);
}

/** What a meeting begins with: nobody votes on a matter before. */
const opens =
  /\bto order\b|\bpledge\b|\bquorum\b|\binvocation\b|\bgood (?:morning|afternoon|evening)\b|\bwelcome\b/i;

/**
 * A record that begins in the midst of an item, and votes on it before any is taken up: it is the first
 * of the agenda's items that the record speaks of.
 */
function fromTheMidst(
  starts: readonly Start[],
  ballots: readonly Ballot[],
  sentences: readonly SpokenSentence[],
): Start[] {
  const [first, ...others] = [...starts].sort((a, b) => a.from - b.from);
  if (!first || first.from === 0 || usualItem(first.title) !== null) return [...starts];
  // What was taken out of its turn is not what a record begins within.
  const isFirst = others.every(({ entry }) => (entry ?? Infinity) >= (first.entry ?? 0));
  if (!isFirst) return [...starts];
  const isVoted = ballots.some(
    (ballot) =>
      ballot.lastAt < first.from &&
      ballot.rank === 'main' &&
      ballot.outcome !== null &&
      standingMatter(ballot) === null,
  );
  const isOpened = sentences.slice(0, first.from).some(({ text }) => opens.test(text));
  return isVoted && !isOpened ? [{ ...first, from: 0 }, ...others] : [...starts];
}

/** Each case goes on until the next one begins; what begins together ends together. */
function spans(starts: readonly Start[], length: number): FoundCase[] {
  const sorted = [...starts].sort((a, b) => a.from - b.from);
  return sorted.map((start) => {
    const next = sorted.find(({ from }) => from > start.from);
    return { ...start, to: (next?.from ?? length) - 1 };
  });
}
