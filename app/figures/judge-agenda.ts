import { z } from 'zod';
import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import { rougeN } from './rouge.ts';

const shape = z.array(
  z.object({
    designator: z.string().nullable(),
    title: z.string(),
    /** Other ways to write the title that are as right. */
    also: z.array(z.string()).default([]),
    heading: z.boolean(),
    /** The entry it stands below, counted from 0. */
    parent: z.number().int().nonnegative().nullable(),
    consent: z.boolean(),
    /** Two careful clerks might disagree whether it is an entry. */
    optional: z.boolean().default(false),
  }),
);

/** An entry of an agenda as somebody found it by reading. */
export type AgendaLabel = z.infer<typeof shape>[number];
export const readAgendaLabels = (text: string): AgendaLabel[] => shape.parse(JSON.parse(text));

/** Of the entries that an agenda has: how many are found by title, and of these how many rightly placed. */
export type AgendaFigures = {
  of: number;
  found: number;
  designators: number;
  parents: number;
  consent: number;
  /** Told, and none of the agenda's. */
  extra: number;
  told: number;
};

/** Which part of two titles' words has to be the same, and how many more a title may go on for. */
const sameTitle = { share: 0.8, more: 5 };

export function judgeAgenda(
  told: readonly AgendaEntry[],
  labels: readonly AgendaLabel[],
): AgendaFigures {
  const places = pair(told, labels);
  const parentOf = (at: number) =>
    told.slice(0, at).findLastIndex(({ level }) => level < (told[at]?.level ?? 0));
  const taken = new Set(places.filter((at) => at !== null));
  const isOptional = (at: number) =>
    !taken.has(at) || labels[places.indexOf(at)]?.optional === true;
  const isBelow = ({ parent }: AgendaLabel, at: number) => {
    const above = parentOf(at);
    if (parent === null) return above < 0 || isOptional(above);
    const wanted = places[parent];
    return wanted == null || above === wanted || (above < 0 && labels[parent]?.optional === true);
  };
  const asked = labels.flatMap((label, index) => (label.optional ? [] : [{ label, index }]));
  const found = asked.flatMap(({ label, index }) => {
    const at = places[index] ?? null;
    const entry = at === null ? undefined : told[at];
    return at === null || entry === undefined ? [] : [{ label, at, entry }];
  });
  return {
    of: asked.length,
    found: found.length,
    designators: found.filter(({ label, entry }) => isSame(label.designator, entry.designator))
      .length,
    parents: found.filter(({ label, at }) => isBelow(label, at)).length,
    consent: found.filter(({ label, entry }) => label.consent === entry.isConsent).length,
    extra: told.length - taken.size,
    told: told.length,
  };
}

/** For each label the place of the told entry that has its title; the next one that does, where several do. */
function pair(told: readonly AgendaEntry[], labels: readonly AgendaLabel[]): (number | null)[] {
  const taken = new Set<number>();
  let from = 0;
  return labels.map((label) => {
    const fits = told.flatMap((entry, at) => {
      const share = Math.max(
        ...[label.title, ...label.also].map((title) => likeness(entry.title, title)),
      );
      if (taken.has(at) || share < sameTitle.share) return [];
      const isNext = at >= from ? 0.05 : 0;
      return [
        { at, worth: share + isNext + (isSame(label.designator, entry.designator) ? 0.03 : 0) },
      ];
    });
    const best = fits.reduce<(typeof fits)[number] | null>(
      (most, one) => (most === null || one.worth > most.worth ? one : most),
      null,
    );
    if (best === null) return null;
    taken.add(best.at);
    from = best.at + 1;
    return best.at;
  });
}

const lastPart = (designator: string | null) =>
  (designator ?? '').toLowerCase().split(/[.-]/).filter(Boolean).at(-1) ?? '';
const isSame = (one: string | null, other: string | null) => lastPart(one) === lastPart(other);

const wordsOf = (title: string) => title.toLowerCase().match(/[\p{L}\d$]+/gu) ?? [];

/** The share of their words that two titles have in common; all where the told one only goes on for a few more. */
function likeness(told: string, title: string): number {
  const [said, wanted] = [wordsOf(told), wordsOf(title)];
  const more = said.slice(wanted.length);
  const goesOn =
    wanted.every((word, at) => said[at] === word) &&
    more.length <= sameTitle.more &&
    more.every((word) => !/\d/.test(word));
  return goesOn ? 1 : rougeN(said, wanted, 1);
}

/** The sums of several agendas. */
export function sumOf(figures: readonly AgendaFigures[]): AgendaFigures {
  const sum = (part: keyof AgendaFigures) => figures.reduce((all, one) => all + one[part], 0);
  return {
    of: sum('of'),
    found: sum('found'),
    designators: sum('designators'),
    parents: sum('parents'),
    consent: sum('consent'),
    extra: sum('extra'),
    told: sum('told'),
  };
}
