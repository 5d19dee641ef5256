import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { AgendaRows, least, worth } from './agenda-rows.ts';
import { bestInOrder } from './best-in-order.ts';
import type { Decided } from './decided.ts';

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
const enough = { earlier: 0.55, nearly: 0.6 };
/** Out of the agenda's order an item is taken up only where nearly nothing speaks against it. */
const sureOutOfOrder = 0.95;

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
  placeHeadings(inOrder, scores, { entries, rows });
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
    const isAnnounced = announced < start || rows.isNumberSaid(entry, start);
    const spoken = isAnnounced ? start : spokenOfAt(place, { rows, decided });
    const sentence = spoken < start ? spoken : surest(announced, last, evidence);
    // What spoke for it was said of the next one.
    if (last < reach && evidence(sentence) === 0) continue;
    if (isInOrder) next = sentence;
    const near = range(Math.min(sentence, start), rows.words.reachFrom(start));
    const isNamed = near.some((at) => rows.isNamed(entry, at));
    laid.push({ entry, sentence, score: row[start] ?? 0, isNamed });
  }
  return laid.sort((a, b) => a.sentence - b.sentence || a.entry - b.entry);
}

/**
 * A heading is taken up by itself where its own words are said and nothing below it is: 'Public
 * communication', of whose only part, guidelines, nobody speaks.
 */
function placeHeadings(
  starts: (number | null)[],
  scores: Float64Array[],
  { entries, rows }: { entries: readonly AgendaEntry[]; rows: AgendaRows },
): void {
  entries.forEach(({ isHeading, level }, entry) => {
    if (!isHeading || rows.isCeremony(entry)) return;
    const end = entries.findIndex((other, at) => at > entry && other.level <= level);
    const parts = range(entry + 1, (end < 0 ? entries.length : end) - 1);
    const isSaid = (part: number) => {
      const start = starts[part] ?? null;
      if (start === null) return false;
      const said = range(start, rows.words.reachFrom(start));
      return said.some((at) => rows.isNamed(part, at));
    };
    if (parts.some(isSaid)) return;
    const row = rows.row(entry);
    const from = Math.max(0, ...starts.slice(0, entry).filter((at) => at !== null));
    const after = starts.slice((parts.at(-1) ?? entry) + 1).find((at) => at !== null);
    let best = -1;
    for (let at = from; at < (after ?? row.length); at += 1)
      if ((row[at] ?? 0) > (row[best] ?? 0)) best = at;
    if (best < 0) return;
    const isOwn = range(best, rows.words.reachFrom(best)).some(
      (at) => rows.isNamed(entry, at) || rows.isUsual(entry, at),
    );
    // 'Item 4 is a public hearing' names the heading of what is taken up below it.
    if (!isOwn) return;
    for (const part of parts) starts[part] = null;
    starts[entry] = best;
    scores[entry] = row;
  });
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
    for (let at = 0; at < row.length; at += 1)
      if (!taken.has(at) && (row[at] ?? 0) > (row[best] ?? sureOutOfOrder)) best = at;
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
  if (best > 1 + worth.transition + worth.together) return start;
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
