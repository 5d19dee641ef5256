import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import type { Start } from '../cases/found-case.ts';
import { findReferences } from '../facts/references.ts';
import { kindOf } from '../items/item-kind.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Outline } from './outline.ts';
import { SentencePlaces } from './sentence-at.ts';

/**
 * Where an outline has cases begin; where nobody outlined the record, those that its own words take up.
 * An entry of the agenda is taken up once.
 */
export function outlinedStarts(
  { cases, unread }: Outline,
  own: readonly Start[],
  { sentences, agenda }: { sentences: readonly SpokenSentence[]; agenda: readonly AgendaEntry[] },
): Start[] {
  const places = new SentencePlaces(sentences);
  const taken = new Set<number>();
  const starts = cases.flatMap(({ designator, title, entry, begins }): Start[] => {
    const from = places.at(begins);
    const of = entry === null ? undefined : agenda[entry];
    if (from === null || (of && entry !== null && taken.has(entry))) return [];
    if (of && entry !== null) {
      taken.add(entry);
      const { isConsent } = of;
      const listed = { designator: of.designator, title: of.title, entry, isConsent };
      return [{ ...listed, kind: kindOf(of.title), from }];
    }
    const told = papersIn(title) ? title : (ofPaper(from, own)?.title ?? title);
    return [{ designator, title: told, kind: kindOf(told), entry: null, isConsent: false, from }];
  });
  const isUnread = ({ from, entry }: Start) => {
    const segment = sentences[from]?.segments[0] ?? 0;
    return (
      (entry === null || !taken.has(entry)) &&
      unread.some((gap) => gap.from <= segment && segment <= gap.to)
    );
  };
  // What goes on where the next part of a record begins may have been outlined there again.
  const once = starts.filter(({ title }, at) => title !== starts[at - 1]?.title);
  return [...once, ...own.filter(isUnread)].sort((a, b) => a.from - b.from);
}

const papersIn = (title: string) => findReferences(title).length > 0;

/** In sentences: an outline and the record's own words begin a case so near one another. */
const sameStart = 2;

/** What the record's own words take up there by a paper's number. */
const ofPaper = (at: number, own: readonly Start[]) =>
  own.find(({ from, title }) => Math.abs(from - at) <= sameStart && papersIn(title));
