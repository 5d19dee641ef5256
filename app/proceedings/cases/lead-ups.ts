import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { ItemKind } from '../agenda-item.ts';
import type { Ballot } from '../votes/ballot.ts';
import type { Start } from './found-case.ts';
import { endOf, endsCase, longWords, votesWithin } from './talk-after-votes.ts';

/** In sentences: nobody leads up to a motion for longer; what is said then may be of anything. */
const longest = 20;
/** In sentences: a motion is made where its case is first named, or a word before. */
const atMotion = 3;
/** What a vote's end still has: thanks, and whoever is congratulated. */
const courtesy = pattern('i')`^(?:\W|\b${phrases(String.raw`
  thank you|thanks|okay|all right|alright|great|wonderful|perfect|congratulations|appreciate it|good job
  very much|so much|again|everyone|everybody|(?:madam|mr\.?) (?:mayor|chair\w*|president)
`)}\b)*$`;
/** 'We'll now go to', 'our final public hearing is', 'next we have'. */
const goesOn = pattern(
  'i',
)`^(?:\W|\b(?:okay|all right|alright|and|so|now|thank you|great)\b)*(?:${phrases(String.raw`
  (?:(?:we|I)(?:['’]ll| will|['’]re| are)?|let['’]s|let us)(?: now| going to)* (?:move|moving|go|going|turn|proceed) (?:on )?(?:in)?to
  (?:the|our) (?:next|final|last|first) (?:public )?(?:item|hearing|resolution|ordinance|matter|one|request|application)
  (?:up )?next\b|moving on
  (?:this|the next) (?:resolution|ordinance|item) (?:would|will|is)
`)})`;

/**
 * Cases of the agenda begin where they are led up to: 'Motion passes. Thank you. The controls of city hall need to be
 * replaced. I move to approve resolution 26-39.' What is said between a vote that ended a case and the motion in
 * which the next one is named is of the next one.
 */
export function withLeadUps(
  starts: readonly Start[],
  ballots: readonly Ballot[],
  sentences: readonly { text: string }[],
): Start[] {
  const sorted = [...starts].sort((a, b) => a.from - b.from);
  return sorted.map((start, place) => {
    const before = sorted[place - 1];
    if (start.entry === null || !before || !ofMatters.includes(start.kind)) return start;
    const last = votesWithin(ballots, before.from, start.from).at(-1);
    if (!last || !endsCase(last) || last.outcome === 'rejected') return start;
    const ended = endOf(last) + 1;
    const said = sentences.slice(ended, start.from).map(({ text }) => text);
    const lead = said.findIndex((text) => goesOn.test(text));
    const from = lead >= 0 ? lead : firstOfNext(said, { before, start, ballots });
    return from < 0 || said.length - from > longest ? start : { ...start, from: ended + from };
  });
}

/** What leads up to the motion on a case though nobody goes on to it in so many words; -1 where nothing does. */
function firstOfNext(
  said: readonly string[],
  { before, start, ballots }: { before: Start; start: Start; ballots: readonly Ballot[] },
): number {
  const isMoved = ballots.some(
    ({ startAt }) => startAt >= start.from && startAt <= start.from + atMotion,
  );
  if (!isMoved) return -1;
  const own = new Set(longWords(start.title));
  const others = new Set(longWords(before.title).filter((word) => !own.has(word)));
  const first = said.findIndex((text) => !courtesy.test(text));
  const isOfBefore = said
    .slice(first)
    .some((text) => longWords(text).some((word) => others.has(word)));
  return isOfBefore ? -1 : first;
}

const ofMatters: readonly ItemKind[] = ['action', 'hearing'];
