import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { type AgendaEntry, entryPath } from '#app/records/agenda/agenda.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, movedAt, rulingOf } from '../votes/ballot.ts';
import { entryKeys } from './designators.ts';
import type { Start } from './found-case.ts';
import { readerFor } from './letter-first.ts';
import { listedItems, listsItems, named } from './listed-items.ts';

/** In Illinois, an omnibus vote; 'unanimous consent' is how something is granted. */
const consent = /(?<!\bunanimous )\bconsent\b|\bomnibus (?:vote|agenda|list)\b/i;
const listed =
  /\bconsent (?:agenda|calendar|items?|docket|list)\b|\bomnibus (?:vote|agenda|list)\b/i;
const approves = /\b(?:move[ds]?|motion|approve|adopt|accept|all in favou?r|call the roll)\b/i;
/** 'I'd like to pull item D', 'item 4 was removed from consent': voted on by itself. */
export const pulls = pattern('i')`\b(?:${phrases(String.raw`
  (?:pull|remov|separat|withdraw)\w*\b(?! (?:up|over|your))
  (?:take|taken|set|hold|have|vote (?:on)?|discuss)\w* .{0,40}\b(?:separate(?:ly)?|individually|off (?:of )?consent|aside|out)
`)})`;
/** In sentences: items are pulled soon before the motion, or when it is made. */
const pulledWithin = { before: 40, after: 4 };
/** In letters. */
const startOfSentence = 12;

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
  const all = entryKeys(agenda);
  const marked = agenda.flatMap(({ isHeading }, index) =>
    !isHeading && isBelowConsent(agenda, index) ? [index] : [],
  );
  const together = marked.length > 0 ? null : movedTogether(ballots, all, sentences);
  const list = together?.list ?? marked;
  if (list.length === 0) return [...starts];
  const keys = list.map((index) => all[index] ?? null);
  const at =
    motionAt(ballots, sentences, keys) ??
    motionUnder(starts, agenda, ballots) ??
    (together && movedAt(together.ballot));
  if (at === null) return starts.map((start) => ({ ...start, isConsent: false }));
  // 'Motion to approve the following items', and they are read out before the vote.
  const vote = ballots.find((ballot) => movedAt(ballot) === at);
  const readUntil = vote ? rulingOf(vote) : at;
  const decidedAt = vote ? readUntil : at + pulledWithin.after;
  const near = (from: number, to: number) => sentences.slice(Math.max(0, from), to + 1);
  const pulled = new Set<number>();
  for (const { text } of near(at - pulledWithin.before, at + pulledWithin.after))
    for (const one of pulledIn(text, keys)) pulled.add(one);
  const motion = near(at, at + 1).find(({ text }) => consent.test(text) || approves.test(text));
  const meant = motion && !pulls.test(motion.text) ? listedItems(motion.text, keys) : null;
  const isByConsent = (index: number) =>
    !pulled.has(index) && (meant === null || meant.size < 2 || meant.has(index));
  const from =
    near(at - pulledWithin.before, at).find(({ text }) => listed.test(text))?.index ?? at;
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
  const heading = agenda.findIndex(({ isHeading, title }) => isHeading && consent.test(title));
  const whole = agenda[heading];
  if (whole && rest.length > 0 && !laid.has(heading))
    rest.unshift({
      designator: whole.designator,
      title: whole.title,
      kind: 'consent',
      entry: heading,
      isConsent: true,
      from,
    });
  return [
    ...kept.map((start) => {
      const index = start.entry === null ? -1 : list.indexOf(start.entry);
      if (index < 0) return start;
      const isBefore = start.from <= readUntil;
      const again =
        isBefore && pulled.has(index)
          ? takenUpAfter(decidedAt, keys[index] ?? null, { sentences, keys })
          : null;
      return { ...start, isConsent: isByConsent(index) && isBefore, from: again ?? start.from };
    }),
    ...rest,
  ];
}

/** In small letters, as captions have them: 'I'd like d pulled, please', 'okay, d is out'. */
const pulledLetter = pattern('iu')`\b(?:${phrases(String.raw`
  (?:like|want|have|see|take|get) (?:to (?:pull|remove) )?(?:item )?(?<one>[b-hj-z]) (?:pulled|off|out|removed)
  (?:pull|remove) (?:item )?(?<two>[b-hj-z])\b(?! \p{L}+ing)
  (?<three>[b-hj-z])(?:'s| is) (?:out|off|pulled)
`)})\b`;

/** 'D-2 is off.' */
const isOff = /(?: is|'s) (?:off|out|pulled)\b/i;
/** Whether somebody takes items off a consent list in a sentence, and takes none of them up. */
export const isPulledIn = (text: string) => pulls.test(text) || isOff.test(text);

/** The items of the list that somebody takes off it in a sentence. */
function pulledIn(text: string, keys: readonly (string | null)[]): Set<number> {
  const said = pulls.test(text) ? named(text, keys) : new Set<number>();
  const { one, two, three } = pulledLetter.exec(text)?.groups ?? {};
  const letter = (one ?? two ?? three)?.toUpperCase();
  if (letter !== undefined) for (const index of named(`item ${letter}`, keys)) said.add(index);
  return said;
}

/** Where an item that was pulled is taken up by itself, behind the vote on the list. */
function takenUpAfter(
  at: number,
  key: string | null,
  { sentences, keys }: { sentences: readonly SpokenSentence[]; keys: readonly (string | null)[] },
): number | null {
  const namedIn = readerFor(keys);
  const found = sentences.find(
    ({ index, text }) =>
      index > at && namedIn(text).some((said) => said.key === key && said.at <= startOfSentence),
  );
  return found?.index ?? null;
}

/** Fewer than these may be named for another reason. */
const fewestTogether = 3;

/** The items of an agenda without a consent list that one motion lists: '20B, 20D and E, 20J through L'. */
function movedTogether(
  ballots: readonly Ballot[],
  keys: readonly (string | null)[],
  sentences: readonly SpokenSentence[],
): { list: number[]; ballot: Ballot } | null {
  for (const ballot of ballots) {
    const { motion, outcome, startAt, lastAt } = ballot;
    if (outcome === null) continue;
    // 'A motion to consolidate 20A through E and 20G.' 'I'm going to take a motion to consolidate.'
    const asked = sentences
      .slice(Math.max(0, startAt - pulledWithin.after), lastAt + 1)
      .filter(({ text }) => /\bmotion\b/i.test(text));
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
  return parent !== undefined && listed.test(parent.title);
}

/**
 * 'I'll make a motion that we … as presented', of which captions lost the word: the first vote while the consent
 * heading is open, and nothing of its list.
 */
function motionUnder(
  starts: readonly Start[],
  agenda: readonly AgendaEntry[],
  ballots: readonly Ballot[],
): number | null {
  const heading = starts.find(
    ({ entry }) => entry !== null && agenda[entry]?.isHeading && listed.test(agenda[entry].title),
  );
  if (!heading) return null;
  const next = starts.filter(({ from }) => from > heading.from).map(({ from }) => from);
  const voted = ballots.find(
    ({ startAt, rank, outcome }) =>
      startAt >= heading.from &&
      startAt < Math.min(...next, Infinity) &&
      rank === 'main' &&
      outcome === 'adopted',
  );
  return voted ? movedAt(voted) : null;
}

/** Where the consent list is moved: by the vote on it, else by the words that put it. */
function motionAt(
  ballots: readonly Ballot[],
  sentences: readonly SpokenSentence[],
  keys: readonly (string | null)[],
): number | null {
  const voted = ballots.find(
    ({ motion, subject, startAt }) =>
      consent.test(`${motion ?? ''} ${subject ?? ''}`) ||
      consent.test(sentences[startAt]?.text ?? '') ||
      // 'I'll move 5.1 through 5.4.'
      (listedItems(motion ?? '', keys)?.size ?? 0) > 1,
  );
  if (voted) return movedAt(voted);
  return sentences.find(({ text }) => consent.test(text) && approves.test(text))?.index ?? null;
}
