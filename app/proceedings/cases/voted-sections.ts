import { type AgendaEntry, entryPath } from '#app/records/agenda/agenda.ts';
import { kindOf } from '../items/item-kind.ts';
import { type Ballot, hasResult, movedAt, rulingOf } from '../votes/ballot.ts';
import { entryKeys } from './designators.ts';
import type { Start } from './found-case.ts';
import { but } from './listed-items.ts';
import { tellingWords } from './matter-vocabulary.ts';
import { itemsBelow, itemsNamed } from './section-items.ts';

/** 'Approve the personnel items A1 through A5', 'move finance 1 through 12': with what of a heading stands before its items. */
const ofSection =
  /^(?:to )?(?:approve|adopt|accept|move)(?: of)?(?: the)? (?<heading>(?:[\p{L}&,'’-]+ ){1,8}?)(?:items?|resolutions?|[A-Z]?\d)/iu;
/** 'a1 through a5', in captions. */
const smallLetter = /\b[a-z](?=\d)/g;
const consent = /\bconsent\b/i;
/** In sentences: what goes on to a motion so soon before it is of that motion. */
const askedBefore = 3;

/** `entries` are those that the motion decides, with the heading where it is the first on that part. */
type VotedSection = { heading: number; entries: readonly number[]; ballot: Ballot };

/**
 * With the parts of an agenda that are voted on as a whole, as school boards do: one motion says the name of a heading, and
 * which of its items are meant. What was taken up alone before that is decided with them, unless it had a vote of its own.
 */
export function withVotedSections(
  starts: readonly Start[],
  agenda: readonly AgendaEntry[],
  ballots: readonly Ballot[],
): Start[] {
  return votedSections(starts, agenda, ballots).reduce<Start[]>(
    (known, { heading, entries, ballot }) => {
      const at = movedAt(ballot);
      const isIts = ({ entry, from }: Start) =>
        entry !== null && entries.includes(entry) && from <= rulingOf(ballot);
      const fromOf = ({ from }: Start) =>
        ballot.startAt - from <= askedBefore ? ballot.startAt : from;
      // 'Business office items 1 through 15' names a part of the section, and takes up none.
      const isNamedPart = ({ entry, from }: Start) =>
        entry !== null &&
        agenda[entry]?.isHeading === true &&
        !entries.includes(entry) &&
        entryPath(agenda, entry).at(-1) === agenda[heading] &&
        from >= ballot.startAt &&
        from <= rulingOf(ballot);
      const begins = Math.min(ballot.startAt, ...known.filter(isIts).map(fromOf));
      const laid = new Set(known.map(({ entry }) => entry));
      const rest = entries.flatMap((entry): Start[] => {
        const of = agenda[entry];
        if (!of || laid.has(entry)) return [];
        const { designator, title } = of;
        const from = entry === heading ? begins : ballot.startAt;
        return [
          { designator, title, kind: kindOf(title), entry, isConsent: true, from, movedAt: at },
        ];
      });
      return [
        ...known
          .filter((start) => !isNamedPart(start))
          .map((start) =>
            isIts(start) ? { ...start, isConsent: true, from: fromOf(start), movedAt: at } : start,
          ),
        ...rest,
      ];
    },
    [...starts],
  );
}

function votedSections(
  starts: readonly Start[],
  agenda: readonly AgendaEntry[],
  ballots: readonly Ballot[],
): VotedSection[] {
  const keys = entryKeys(agenda);
  const sections = agenda.flatMap(({ isHeading, title }, heading) => {
    if (!isHeading || consent.test(title)) return [];
    const entries = itemsBelow(agenda, heading);
    const words = tellingWords(title);
    return words.length > 0 && entries.length > 0 ? [{ heading, entries, words }] : [];
  });
  const found: VotedSection[] = [];
  for (const ballot of ballots) {
    const motion = (ballot.motion ?? '').replace(smallLetter, (letter) => letter.toUpperCase());
    const lead = tellingWords(ofSection.exec(motion)?.groups?.heading ?? '');
    if (ballot.rank !== 'main' || !hasResult(ballot) || lead.length === 0) continue;
    const said = new Set(tellingWords(motion));
    const [section, ...others] = sections.filter(
      ({ words }) =>
        lead.every((word) => words.includes(word)) && words.every((word) => said.has(word)),
    );
    if (!section || others.length > 0) continue;
    const { heading } = section;
    const { items, named } = itemsNamed(motion, section.entries, agenda, keys);
    if (named === null && /\d/.test(motion)) continue;
    const ballotsAlone = ballots.filter((one) => !found.some(({ ballot: other }) => other === one));
    const taken = new Set(found.flatMap((one) => one.entries));
    const meant = items.filter(
      (entry) =>
        (named?.has(entry) ?? true) &&
        !taken.has(entry) &&
        !isExcepted(agenda[entry], motion) &&
        !isDecidedAlone(entry, ballot, starts, ballotsAlone),
    );
    // 'Personnel item A2' is a vote on one of several, like any other.
    if (meant.length < Math.min(2, items.length)) continue;
    found.push({ heading, entries: taken.has(heading) ? meant : [heading, ...meant], ballot });
  }
  return found;
}

/** In words that tell something: so many of a title name its item. */
const fewestNamed = 2;

/** 'With the exception of the resignation of Ivo Brandt': what is left out by its words. */
function isExcepted(entry: AgendaEntry | undefined, motion: string): boolean {
  const left = but.exec(motion);
  if (!left) return false;
  const said = new Set(tellingWords(motion.slice(left.index + left[0].length)));
  const own = tellingWords(entry?.title ?? '').filter((word) => said.has(word));
  return own.length >= fewestNamed;
}

/** Whether an entry had a vote of its own before, while nothing else was up. */
function isDecidedAlone(
  entry: number,
  section: Ballot,
  starts: readonly Start[],
  ballots: readonly Ballot[],
): boolean {
  const own = starts.find((start) => start.entry === entry);
  if (!own) return false;
  const next = Math.min(
    ...starts.map(({ from }) => from).filter((from) => from > own.from),
    movedAt(section),
  );
  return ballots.some(
    (ballot) =>
      ballot.rank === 'main' &&
      hasResult(ballot) &&
      movedAt(ballot) >= own.from &&
      movedAt(ballot) < next,
  );
}
