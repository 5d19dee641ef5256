import { type AgendaEntry, entryPath } from '#app/records/agenda/agenda.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, movedAt, rulingOf } from '../votes/ballot.ts';
import {
  type HeardMeeting,
  motionAt,
  motionUnder,
  namesConsentList,
  putsToVote,
  saysConsent,
} from './consent-motion.ts';
import { entryKeys } from './designators.ts';
import type { Start } from './found-case.ts';
import { listedItems, listsItems, named } from './listed-items.ts';
import { pulledIn, pulls, takenUpAfter } from './pulled-items.ts';

/** 'Approve the consent item of 10.2': the one that is left of the list. */
const namesOne = /\bconsent item (?:of |number )*\d/i;
/** In sentences: items are pulled soon before the motion, or when it is made. */
const pulledWithin = { before: 40, after: 4 };
/** A consent list with where it is moved, and the sentence before which nothing of it was said. */
type List = {
  entries: readonly number[];
  /** Those of its entries. */
  keys: readonly (string | null)[];
  heading: number;
  at: number | null;
  since: number;
  /** Whether other bodies have lists of their own. */
  isOneOfSeveral?: boolean;
};

/**
 * The items of a consent list that nobody took up alone: they are decided where the list is, by one
 * motion. What was pulled is not; what the motion does not name is not either.
 */
export function withConsent(
  starts: readonly Start[],
  agenda: readonly AgendaEntry[],
  ballots: readonly Ballot[],
  sentences: readonly SpokenSentence[],
): Start[] {
  return listsOf(starts, { agenda, ballots, sentences }).reduce(
    (known, list) => withList(known, list, { agenda, ballots, sentences }),
    [...starts],
  );
}

/** The lists of a meeting: one, or one of each body where each has a motion of its own. */
function listsOf(starts: readonly Start[], { agenda, ballots, sentences }: HeardMeeting): List[] {
  const all = entryKeys(agenda);
  const heading = agenda.findIndex(({ isHeading, title }) => isHeading && saysConsent.test(title));
  const marked = agenda.flatMap(({ isHeading }, index) =>
    !isHeading && isBelowConsent(agenda, index) ? [index] : [],
  );
  const keysOf = (entries: readonly number[]) => entries.map((index) => all[index] ?? null);
  const together = marked.length > 0 ? null : movedTogether(ballots, all, sentences);
  const entries = together?.list ?? marked;
  if (entries.length === 0) return [];
  const groups = [...Map.groupBy(entries, (index) => consentHeadingOf(agenda, index))];
  const apart: List[] = [];
  let since = -1;
  for (const [of, group] of groups) {
    const keys = keysOf(group);
    const at = motionAt({ starts, agenda, ballots, sentences }, { entries: group, keys, since });
    apart.push({ entries: group, keys, heading: of, at, since });
    const own = ballots.find((ballot) => movedAt(ballot) === at);
    since = own ? rulingOf(own) : (at ?? since);
  }
  if (groups.length > 1 && apart.every(({ at }) => at !== null))
    return apart.map((one) => ({ ...one, isOneOfSeveral: true }));
  const keys = keysOf(entries);
  const at =
    motionAt({ starts, agenda, ballots, sentences }, { entries, keys, since: -1 }) ??
    motionUnder(entries, { starts, agenda, ballots }) ??
    (together && movedAt(together.ballot));
  return [{ entries, keys, heading, at, since: -1 }];
}

/** The heading of the list on which an entry stands; -1 where none stands above it. */
function consentHeadingOf(agenda: readonly AgendaEntry[], index: number): number {
  const above = entryPath(agenda, index).findLast(({ title }) => namesConsentList.test(title));
  return above === undefined ? -1 : agenda.indexOf(above);
}

function withList(
  starts: readonly Start[],
  { entries: list, keys, heading, at, since, isOneOfSeveral }: List,
  { agenda, ballots, sentences }: HeardMeeting,
): Start[] {
  if (at === null) return starts.map((start) => ({ ...start, isConsent: false }));
  // 'Motion to approve the following items', and they are read out before the vote.
  const vote = ballots.find((ballot) => movedAt(ballot) === at);
  const readUntil = vote ? rulingOf(vote) : at;
  const decidedAt = vote ? readUntil : at + pulledWithin.after;
  const near = (from: number, to: number) => sentences.slice(Math.max(0, since + 1, from), to + 1);
  const pulled = new Set<number>();
  for (const { text } of near(at - pulledWithin.before, at + pulledWithin.after))
    for (const one of pulledIn(text, keys)) pulled.add(one);
  const motion = near(at, at + 1).find(
    ({ text }) => saysConsent.test(text) || putsToVote.test(text),
  );
  const meant = motion && !pulls.test(motion.text) ? listedItems(motion.text, keys) : null;
  const isWhole = meant === null || (meant.size < 2 && !namesOne.test(motion?.text ?? ''));
  const isByConsent = (index: number) =>
    !pulled.has(index) && (isWhole || meant?.has(index) === true);
  const from =
    near(at - pulledWithin.before, at).find(({ text }) => namesConsentList.test(text))?.index ?? at;
  // What the motion names is not taken up again behind it, whatever words of its title are said there.
  const isDone = ({ entry, from: start }: Start) => {
    const index = entry === null ? -1 : list.indexOf(entry);
    return index >= 0 && start > at && meant !== null && meant.size > 1 && isByConsent(index);
  };
  const kept = starts.filter((start) => !isDone(start));
  const laid = new Set(kept.map(({ entry }) => entry));
  const rest = list.flatMap((entry, index): Start[] => {
    const of = agenda[entry];
    if (!of || laid.has(entry) || !isByConsent(index)) return [];
    const { designator, title } = of;
    return [{ designator, title, kind: 'consent', entry, isConsent: true, from }];
  });
  const whole = agenda[heading];
  // Where every item was read out the list has a vote all the same, which is told with its name.
  const isRead =
    kept.filter(
      ({ entry, from: start }) => entry !== null && list.includes(entry) && start <= readUntil,
    ).length > 1;
  if (whole && !laid.has(heading) && (rest.length > 0 || isRead))
    rest.unshift({
      designator: whole.designator,
      title: whole.title,
      kind: 'consent',
      entry: heading,
      isConsent: true,
      from,
    });
  const consentOf = isOneOfSeveral ? { consentOf: heading } : {};
  return [
    ...kept.map((start) => {
      if (start.entry === heading) return { ...start, ...consentOf };
      const index = start.entry === null ? -1 : list.indexOf(start.entry);
      if (index < 0) return start;
      const isBefore = start.from <= readUntil;
      const again =
        isBefore && pulled.has(index)
          ? takenUpAfter(decidedAt, keys[index] ?? null, { sentences, keys })
          : null;
      const isConsent = isByConsent(index) && isBefore;
      return { ...start, ...consentOf, isConsent, from: again ?? start.from };
    }),
    ...rest.map((start) => ({ ...start, ...consentOf })),
  ];
}

/** 'A motion to consolidate items 20A through E': what is moved is the list. */
const movesItems =
  /\bmotion (?:to|on|for) (?:(?:approve|adopt|accept|pass|consolidate|combine|group|take up) )?(?:(?:the |new business |agenda )*items? )?\d/i;
/** Fewer than these may be named for another reason. */
const fewestTogether = 3;

/** The items of an agenda without a consent list that one motion lists: '20B, 20D and E, 20J through L'. */
function movedTogether(
  ballots: readonly Ballot[],
  keys: readonly (string | null)[],
  sentences: readonly SpokenSentence[],
): { list: number[]; ballot: Ballot } | null {
  for (const ballot of ballots) {
    const { motion, outcome, startAt } = ballot;
    if (outcome === null) continue;
    // 'A motion to consolidate 20A through E and 20G.' 'I'm going to take a motion to consolidate.'
    const asked = sentences
      .slice(Math.max(0, startAt - pulledWithin.after), movedAt(ballot) + 1)
      .filter(({ text }) => movesItems.test(text));
    for (const text of [motion ?? '', ...asked.map((one) => one.text)]) {
      const told = listsItems.test(text) ? named(text, keys) : null;
      if (told && told.size >= fewestTogether)
        return { list: [...told].sort((a, b) => a - b), ballot };
    }
  }
  return null;
}

/** Whether an entry is marked as consent, or stands below 'Consent Agenda'. */
function isBelowConsent(agenda: readonly AgendaEntry[], index: number): boolean {
  const entry = agenda[index];
  if (!entry || entry.isConsent) return entry?.isConsent === true;
  const parent = entryPath(agenda, index).at(-1);
  return parent !== undefined && namesConsentList.test(parent.title);
}
