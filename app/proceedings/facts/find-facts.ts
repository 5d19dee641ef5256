import { monthNames } from '#app/platform/month-names.ts';
import type { Segment } from '#app/records/transcript.ts';
import type { AgendaItem } from '../agenda-item.ts';
import { readSpokenSentences } from '../language/spoken-sentences.ts';
import { tokenize } from '../language/tokens.ts';
import { findAmounts } from './amounts.ts';
import { type DateMention, findDates } from './dates.ts';
import { isDueOn } from './deadlines.ts';
import type { FactKind } from './fact-kinds.ts';
import { isMatter, valueOfAmount, valueOfDate, valueOfReference } from './fact-value.ts';
import { NamedInTitles } from './named-in-titles.ts';
import { findReferences } from './references.ts';

/** Something with a number that was named in the meeting, with every place where it was. */
export type Fact = {
  kind: FactKind;
  /** As a reader would write it: 'H.R. 5100', '$42 million', 'October 14, 2026'. */
  label: string;
  /** The same whatever words it was said in: 'hr 5100', 'USD 42000000', '2026-10-14'. */
  value: string;
  /** Of a deadline, the sentence that states it. */
  detail: string | null;
  /** Index into the draft's items, of the first place. */
  item: number | null;
  segments: number[];
};

// In letters: what is shown of a sentence that states a deadline, and how much of it leads to the day.
const longestDetail = 240;
const longestLead = 140;
/** In segments: a sentence that runs over more is cited where it names the thing. */
const fewPlaces = 2;

/** Bills and resolutions, amounts of money, dates and deadlines, in the order they came up. */
export function findFacts(segments: readonly Segment[], items: readonly AgendaItem[]): Fact[] {
  const facts = new Map<string, Fact>();
  const titles = new NamedInTitles(items);
  const textOf = new Map(segments.map(({ index, text }) => [index, text]));
  for (const { text, segments: over } of readSpokenSentences(segments)) {
    for (const { item, said, ...found } of factsIn(text, titles)) {
      const key = `${found.kind} ${found.value}`;
      const places = over.length > fewPlaces ? placesOf(said, over, textOf) : over;
      const known = facts.get(key);
      if (known) {
        known.segments.push(...places.filter((place) => !known.segments.includes(place)));
      } else {
        facts.set(key, { ...found, item: item ?? itemAt(places[0], items), segments: [...places] });
      }
    }
  }
  return [...facts.values()];
}

/** Those of a sentence's segments in which something is said: without points one runs over a whole meeting. */
function placesOf(
  said: string,
  over: readonly number[],
  textOf: ReadonlyMap<number, string>,
): readonly number[] {
  const own = over.filter((place) => textOf.get(place)?.includes(said));
  if (own.length > 0) return own;
  const at = over.findIndex((place, index) =>
    `${textOf.get(place)} ${textOf.get(over[index + 1] ?? -1)}`.includes(said),
  );
  return at < 0 ? over : over.slice(at, at + 2);
}

type Found = Omit<Fact, 'segments'> & {
  /** In the record's own words. */
  said: string;
};

function factsIn(text: string, titles: NamedInTitles): Found[] {
  if (!/\d|hundred|thousand|million|billion|dollar|bill|resolution|first|second|th\b/i.test(text)) {
    return [];
  }
  const tokens = tokenize(text);
  const saidAt = ({ from, to }: { from: number; to: number }) =>
    text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end);
  const references = findReferences(text, tokens)
    .filter((said) => isMatter(said) && !titles.isCut(said))
    .map((said) => {
      const paper = titles.paper(said);
      const { label } = paper ?? said;
      const value = valueOfReference(paper ?? said);
      const item = paper?.item ?? null;
      return { kind: 'reference' as const, label, value, detail: null, item, said: saidAt(said) };
    });
  const amounts = findAmounts(text, tokens).map((amount) => {
    const label = money(amount.minorUnits / 100, amount.currency);
    const value = valueOfAmount(amount);
    const item = titles.caseNaming(label);
    return { kind: 'amount' as const, label, value, detail: null, item, said: amount.text };
  });
  const dates = findDates(text, tokens)
    .filter(({ day }) => day !== null)
    .map((date) => {
      const isDeadline = isDueOn(date, text, tokens);
      const { label, value } = written(date);
      return {
        kind: isDeadline ? ('deadline' as const) : ('date' as const),
        ...{ label, value },
        detail: isDeadline ? shortened(text, tokens[date.from]?.start ?? 0) : null,
        item: isDeadline ? null : titles.caseNaming(label),
        said: saidAt(date),
      };
    });
  return [...references, ...amounts, ...dates];
}

function written(date: DateMention): { label: string; value: string } {
  const { month, day, year } = date;
  const name = monthNames[month - 1] ?? '';
  const words = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${day}`;
  return { label: year === null ? words : `${words}, ${year}`, value: valueOfDate(date) };
}

/** '$1.2 million', '$250', '$3.50'. */
function money(amount: number, currency: string): string {
  const size = [1e9, 1e6].find(
    (size) => amount >= size && Number.isInteger(amount / (size / 1000)),
  );
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: size ? 3 : 2,
    minimumFractionDigits: size || Number.isInteger(amount) ? 0 : 2,
  });
  const word = size === 1e9 ? ' billion' : size === 1e6 ? ' million' : '';
  return `${format.format(amount / (size ?? 1))}${word}`;
}

/** The words around the day that is due. */
function shortened(text: string, at: number): string {
  if (text.length <= longestDetail) return text;
  const from = at <= longestLead ? 0 : text.indexOf(' ', at - longestLead) + 1;
  const part = text.slice(from, from + longestDetail);
  const isCut = from + longestDetail < text.length;
  return `${from > 0 ? '…' : ''}${part.trimEnd()}${isCut ? '…' : ''}`;
}

/** The item, by its place among them, whose part of the meeting a segment lies in; the first of several. */
export function itemAt(
  place: number | undefined,
  items: readonly Pick<AgendaItem, 'firstSegment' | 'lastSegment'>[],
): number | null {
  if (place === undefined) return null;
  const at = items.findIndex(
    ({ firstSegment, lastSegment }) => place >= firstSegment && place <= lastSegment,
  );
  return at < 0 ? null : at;
}
