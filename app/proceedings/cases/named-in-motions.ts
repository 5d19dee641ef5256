import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import { kindOf } from '../items/item-kind.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, hasResult, movedAt, rulingOf } from '../votes/ballot.ts';
import { entryKeys } from './designators.ts';
import type { Start } from './found-case.ts';
import { named } from './listed-items.ts';

/** In sentences: the chair asks for a motion so soon before it is made. */
const askedBefore = 2;
/** In sentences: an item is named so long before it is moved. */
const spokenOfFor = 60;
const moves = /\b(?:motion|move[ds]?|approv\w+|adopt\w*|continue|withdraw|table)\b/i;
/** '5.1', '4C', 'item number 4': numbers of things have no such form. */
const ofItem = /\b\d{1,2}(?:\.\d{1,2}\b|\.?[A-Z]\b)|\bitem (?:number )?\d{1,2}\b/i;

/** 'The 5.1 percent increase', '3.2 million'. */
const measures =
  /\b\d+(?:\.\d+)? ?(?:%|percent|(?:m|b)illion|thousand|acres?|miles?|feet|mills?|hours?|years?|days?)(?!\w)/gi;
/** With the items that nobody announced and a motion names by their numbers: 'I need a motion on 5.1.' */
export function withNamedInMotions(
  starts: readonly Start[],
  agenda: readonly AgendaEntry[],
  ballots: readonly Ballot[],
  sentences: readonly SpokenSentence[],
): Start[] {
  const keys = entryKeys(agenda);
  const all = [...starts];
  let ruledAt = -1;
  for (const ballot of ballots) {
    const at = movedAt(ballot);
    const since = ruledAt + 1;
    if (hasResult(ballot)) ruledAt = rulingOf(ballot);
    if (ballot.rank !== 'main' || !hasResult(ballot)) continue;
    const said = sentences
      .slice(Math.max(since, at - askedBefore), at + 1)
      .filter(({ text }) => moves.test(text))
      .map(({ text }) => text.replace(measures, ''))
      .filter((text) => ofItem.test(text));
    const meant = new Set(said.flatMap((text) => [...named(text, keys)]));
    const [entry, ...others] = [...meant];
    const of = entry === undefined ? undefined : agenda[entry];
    if (entry === undefined || !of || of.isHeading || others.length > 0) continue;
    if (all.some((start) => start.entry === entry)) continue;
    const { designator, title } = of;
    const near = sentences.slice(Math.max(since, at - spokenOfFor), at + 1);
    const isNamed = ({ text }: SpokenSentence) =>
      ofItem.test(text) && named(text, keys).has(entry) && named(text, keys).size === 1;
    const begins = near.find(isNamed)?.index ?? at;
    all.push({ designator, title, kind: kindOf(title), entry, isConsent: false, from: begins });
  }
  return all;
}
