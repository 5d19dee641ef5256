import { readAgenda } from '#app/records/agenda-lines.ts';
import type { Segment } from '#app/records/transcript.ts';
import type { AgendaItem } from '../agenda-item.ts';
import { findReferences, type Reference } from '../facts/references.ts';
import { stem } from '../language/stem.ts';
import { isStopWord } from '../language/stop-list.ts';
import { tokenize } from '../language/tokens.ts';
import { kindOf } from './item-kind.ts';

/** How many words introduce an item: about half a minute of the chair's. */
const introWords = 90;
/** An introduction has at least half of an item's words, weighed by how rare they are. */
const fewestShared = 0.5;
// What the segment says itself counts most: the words after it belong to it only in part.
const sharedWeight = { introduction: 0.4, own: 0.6 };
// A bill or an item's number is surer than words, and far surer in the segment's own words.
const named = { own: 1, introduction: 0.3 };
const counted = { own: 0.8, introduction: 0.2 };
/** Of two places that are as good, the earlier: too little to outweigh any word. */
const earlierFirst = 1e-6;

/**
 * Lays the agenda's items along the transcript, in order: each where the record introduces it
 * best. Items that the record does not speak of are left out.
 */
export function alignAgenda(agenda: string, segments: readonly Segment[]): AgendaItem[] {
  const lines = readAgenda(agenda);
  if (lines.length === 0 || segments.length === 0) return [];
  const introductions = segments.map((segment, index) => {
    let text = segment.text;
    for (
      let next = index + 1;
      next < segments.length && text.split(' ').length < introWords;
      next += 1
    )
      text += ` ${segments[next]?.text ?? ''}`;
    const short = text.split(/\s+/).slice(0, introWords).join(' ');
    return {
      stems: new Set(tokenize(short).map(({ word }) => stem(word))),
      own: new Set(tokenize(segment.text).map(({ word }) => stem(word))),
      references: findReferences(short),
      ownReferences: findReferences(segment.text),
    };
  });
  const spread = new Map<string, number>();
  for (const { stems } of introductions)
    for (const word of stems) spread.set(word, (spread.get(word) ?? 0) + 1);
  const weight = (word: string) => Math.log(1 + segments.length / (1 + (spread.get(word) ?? 0)));

  const scores = lines.map((line) => {
    const references = findReferences(line.title);
    const stems = [
      ...new Set(
        tokenize(line.title)
          .filter(({ word }) => !isStopWord(word) && word.length > 2)
          .map(({ word }) => stem(word)),
      ),
    ];
    const total = stems.reduce((sum, word) => sum + weight(word), 0) || 1;
    const number = line.number && /^\d+$/.test(line.number) ? line.number : null;
    const shareOf = (said: ReadonlySet<string>) =>
      stems.filter((word) => said.has(word)).reduce((sum, word) => sum + weight(word), 0) / total;
    const names = (said: readonly Reference[]) =>
      references.some((wanted) =>
        said.some((other) => other.kind === wanted.kind && other.number === wanted.number),
      );
    const counts = (said: readonly Reference[]) =>
      number !== null && said.some((other) => other.kind === 'item' && other.number === number);
    return introductions.map(({ stems: said, own, references: near, ownReferences }) => {
      const share = shareOf(said);
      let score =
        share < fewestShared
          ? 0
          : share * sharedWeight.introduction + shareOf(own) * sharedWeight.own;
      if (names(ownReferences)) score += named.own;
      else if (names(near)) score += named.introduction;
      if (counts(ownReferences)) score += counted.own;
      else if (counts(near)) score += counted.introduction;
      return score;
    });
  });
  const starts = bestInOrder(scores, segments.length);
  const items: AgendaItem[] = [];
  starts.forEach((start, index) => {
    const line = lines[index];
    if (start === null || !line) return;
    items.push({
      title: line.title,
      kind: kindOf(line.title),
      firstSegment: start,
      lastSegment: start,
    });
  });
  return items;
}

/** For each row the column it starts at, growing from row to row, with the greatest total score. */
function bestInOrder(scores: readonly (readonly number[])[], columns: number): (number | null)[] {
  // best[c]: the greatest total with the last used column at most c.
  let best = new Float64Array(columns + 1);
  const choices: Int32Array[] = [];
  for (const row of scores) {
    const next = new Float64Array(columns + 1);
    const choice = new Int32Array(columns + 1).fill(-1);
    for (let column = 1; column <= columns; column += 1) {
      const score = row[column - 1] ?? 0;
      const taken =
        score > 0
          ? score + (best[column - 1] ?? 0) + (earlierFirst * (columns - column)) / columns
          : -1;
      const skipped = best[column] ?? 0;
      const earlier = next[column - 1] ?? 0;
      if (taken > skipped && taken > earlier) {
        next[column] = taken;
        choice[column] = column;
      } else if (earlier > skipped) {
        next[column] = earlier;
        choice[column] = choice[column - 1] ?? -1;
      } else next[column] = skipped;
    }
    choices.push(choice);
    best = next;
  }
  const starts: (number | null)[] = scores.map(() => null);
  let column = columns;
  for (let row = scores.length - 1; row >= 0; row -= 1) {
    const chosen = choices[row]?.[column] ?? -1;
    if (chosen < 1) continue;
    starts[row] = chosen - 1;
    column = chosen - 1;
  }
  return starts;
}
