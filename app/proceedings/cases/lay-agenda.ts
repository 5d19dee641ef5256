import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import { isConsentHeading } from '#app/records/agenda/section-names.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { AgendaRows } from './agenda-rows.ts';
import { bestInOrder } from './best-in-order.ts';
import type { Decided } from './decided.ts';
import { isPulledIn } from './pulled-items.ts';
import { least, worth } from './row-worth.ts';

/** Where an entry of the agenda is taken up, and how sure that is. */
export type Laid = {
  entry: number;
  sentence: number;
  score: number;
  /** Whether its own words or number were said there, and not its place in some agenda alone. */
  isNamed: boolean;
};

// As shares of the best place's score: an earlier one that will do, and a sentence of the announcement
// that says nearly as much as any.
const enough = { earlier: 0.55, nearly: 0.6, passedOn: 0.7 };
/** Out of the agenda's order an item is taken up only where nearly nothing speaks against it. */
const sureOutOfOrder = 0.95;

/** By so much more speaks for one whose number is said, where another has hardly more than words in common with it. */
const outdone = 0.6;

/** Lays the entries of an agenda along the record: each where it is taken up, those that are not left out. */
export function layAgenda(
  entries: readonly AgendaEntry[],
  sentences: readonly SpokenSentence[],
  decided: Decided,
): Laid[] {
  const rows = new AgendaRows(entries, sentences, decided);
  const scores = entries.map(({ isHeading }, entry) =>
    isHeading && !rows.isCeremony(entry) ? new Float64Array(sentences.length) : rows.row(entry),
  );
  const inOrder = bestInOrder(scores, sentences.length);
  placeHeadings(inOrder, scores, { entries, rows, sentences });
  const starts = [...inOrder];
  placeOutOfOrder(starts, scores, rows);
  const taken = starts.filter((start) => start !== null);
  const laid: Laid[] = [];
  // From the last to the first, as none is announced after the one that comes next on the agenda.
  let next = sentences.length - 1;
  for (let entry = starts.length - 1; entry >= 0; entry -= 1) {
    const [start, row] = [starts[entry] ?? null, scores[entry]];
    if (start === null || !row) continue;
    const isInOrder = inOrder[entry] !== null;
    const before = Math.max(-1, ...taken.filter((other) => other < start));
    const place = { row, start, before, entry, above: starts.indexOf(before) };
    const announced = announcedAt(place, { rows, decided });
    const evidence = (at: number) => rows.evidence(entry, at);
    const reach = rows.words.reachFrom(announced);
    const last = isInOrder ? Math.max(announced, Math.min(reach, next)) : reach;
    const isAnnounced =
      announced < start || (rows.isNumberSaid(entry, start) && !rows.isMoved(start));
    const spoken = isAnnounced ? start : spokenOfAt(place, { rows, decided });
    const sentence = spoken < start ? spoken : surest(announced, last, evidence);
    // What spoke for it was said of the next one.
    if (last < reach && evidence(sentence) === 0) continue;
    if (isInOrder) next = sentence;
    const near = range(Math.min(sentence, start), rows.words.reachFrom(start));
    const isNamed = near.some((at) => rows.isNamed(entry, at));
    laid.push({ entry, sentence, score: row[start] ?? 0, isNamed });
  }
  // Of two alike that are laid on one sentence the one whose number is said there is meant.
  const isOutdone = ({ entry, sentence }: Laid) =>
    !rows.isNumberSaid(entry, sentence) &&
    laid.some(
      (other) =>
        other.sentence === sentence &&
        rows.isDesignated(other.entry, sentence) &&
        rows.evidence(other.entry, sentence) - rows.evidence(entry, sentence) >= outdone,
    );
  return laid
    .filter((one) => !isOutdone(one))
    .sort((a, b) => a.sentence - b.sentence || a.entry - b.entry);
}

type Agenda = {
  entries: readonly AgendaEntry[];
  rows: AgendaRows;
  sentences: readonly SpokenSentence[];
};

/**
 * A heading is taken up by itself where its own words are said and nothing below it is: 'Public
 * communication', of whose only part, guidelines, nobody speaks.
 */
function placeHeadings(
  starts: (number | null)[],
  scores: Float64Array[],
  { entries, rows, sentences }: Agenda,
): void {
  const isPulled = (at: number) => isPulledIn(sentences[at]?.text ?? '');
  entries.forEach(({ isHeading, level, title }, entry) => {
    if (!isHeading) return;
    const end = entries.findIndex((other, at) => at > entry && other.level <= level);
    const parts = range(entry + 1, (end < 0 ? entries.length : end) - 1);
    if (rows.isCeremony(entry)) {
      passOn(starts, scores, { entry, parts, rows });
      return;
    }
    const isSaid = (part: number) => {
      const start = starts[part] ?? null;
      if (start === null) return false;
      return range(start, rows.words.reachFrom(start)).some(
        (at) => rows.isNamed(part, at) || (rows.isDesignated(part, at) && !isPulled(at)),
      );
    };
    const said = parts.filter(isSaid);
    // The list is taken up as one, though what was pulled off it is taken up again.
    if (said.length > 0 && !isConsentHeading(title)) return;
    const row = rows.row(entry);
    const from = Math.max(0, ...starts.slice(0, entry).filter((at) => at !== null));
    const behind = said.length > 0 ? said : range((parts.at(-1) ?? entry) + 1, starts.length - 1);
    const after = behind.map((other) => starts[other] ?? null).find((at) => at !== null);
    let best = -1;
    for (let at = from; at < (after ?? row.length); at += 1)
      if ((row[at] ?? 0) > (row[best] ?? 0)) best = at;
    if (best < 0) return;
    const isOwn = range(best, rows.words.reachFrom(best)).some(
      (at) => rows.isNamed(entry, at) || rows.isUsual(entry, at),
    );
    // 'Item 4 is a public hearing' names the heading of what is taken up below it.
    if (!isOwn) return;
    for (const part of parts) if (!said.includes(part)) starts[part] = null;
    starts[entry] = best;
    scores[entry] = row;
    passOn(starts, scores, { entry, parts, rows });
  });
}

/** 'Approval of minutes' is passed on to 'Minutes of May 14', the part of it that is named at its place. */
function passOn(
  starts: (number | null)[],
  scores: readonly Float64Array[],
  { entry, parts, rows }: { entry: number; parts: readonly number[]; rows: AgendaRows },
): void {
  const start = starts[entry] ?? null;
  if (start === null || parts.some((part) => (starts[part] ?? null) !== null)) return;
  const outweighs = parts.length === 1 ? (scores[entry]?.[start] ?? 0) * enough.passedOn : 0;
  const isBegun = (part: number) => (scores[part]?.[start] ?? 0) > outweighs;
  const near = range(start, rows.words.reachFrom(start));
  // 'Guidelines for public comment' are no part that is taken up with the public's comments.
  const isSaid = (part: number) =>
    isBegun(part) && (rows.isMinutes(part) || near.some((at) => rows.isNamed(part, at)));
  const said = parts.filter(isSaid);
  for (const part of said) starts[part] = start;
  if (said.length > 0) starts[entry] = null;
}

/** Places what has none in the agenda's order where it is surely named; what every meeting has in order alone. */
function placeOutOfOrder(
  starts: (number | null)[],
  scores: readonly Float64Array[],
  rows: AgendaRows,
): void {
  const taken = new Set(starts);
  scores.forEach((row, entry) => {
    if (starts[entry] !== null || rows.usual(entry)) return;
    let best = -1;
    // What is said of it in passing takes it up as little as any example does.
    const isTakenUp = (at: number) =>
      rows.transitions[at] || rows.isNumberSaid(entry, at) || rows.isMoved(at);
    for (let at = 0; at < row.length; at += 1)
      if (!taken.has(at) && (row[at] ?? 0) > (row[best] ?? sureOutOfOrder) && isTakenUp(at))
        best = at;
    if (best < 0) return;
    taken.add(best);
    starts[entry] = best;
  });
}

/** `before`: where the item begins that is taken up before it, and `above`: which that is. */
type Place = { row: Float64Array; start: number; before: number; entry: number; above: number };
type Record = { rows: AgendaRows; decided: Decided };

/**
 * A title is often said best by the motion at an item's end. Where something went on to it before, and
 * nothing was decided since, the item begins there.
 */
function announcedAt(place: Place, { rows, decided }: Record) {
  const { row, start, before, entry } = place;
  const best = row[start] ?? 0;
  // What was decided since its number was read out may be a change to it.
  for (let at = before + 1; at < start; at += 1) if (rows.isReadOut(entry, at)) return at;
  if (best > 1 + worth.transition + worth.together && !rows.isMoved(start)) return start;
  const fits = rows.usual(entry)
    ? (at: number) => rows.isUsual(entry, at)
    : (at: number) =>
        rows.transitions[at] &&
        (row[at] ?? 0) >= Math.max(least, best * enough.earlier) &&
        !decided.between(at, start - 1);
  for (let at = before + 1; at < start; at += 1) if (fits(at)) return at;
  return start;
}

/** The share of a title that is said where its matter is spoken of, and in sentences: for how long before it is moved. */
const spokenOf = 0.15;
const longestTalk = 60;

/** What is spoken of after a decision is what is decided next, though nobody announces it. */
function spokenOfAt({ start, before, entry, above }: Place, { rows, decided }: Record): number {
  if (rows.usual(entry) || above < 0) return start;
  for (let at = Math.max(before + 1, start - longestTalk); at < start; at += 1)
    if (
      rows.evidence(entry, at) - rows.evidence(above, at) >= spokenOf &&
      decided.between(before, at - 1) &&
      !decided.between(at - 1, start - 1)
    )
      return at;
  return start;
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);

/** The first sentence of an announcement that says nearly as much of it as any. */
function surest(from: number, to: number, evidence: (at: number) => number): number {
  let most = 0;
  for (let at = from; at <= to; at += 1) most = Math.max(most, evidence(at));
  for (let at = from; at < to; at += 1) if (evidence(at) >= most * enough.nearly) return at;
  return to;
}
