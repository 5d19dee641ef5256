import type { AgendaItem } from '../agenda-item.ts';
import { findReferences, type Reference } from './references.ts';

/** In digits: shorter numbers are alike by chance. */
const fewestDigits = 3;
const year = /^(?:19|20)\d\d$/;
const shortYear = /^\d\d$/;
const numberFirst = /^(\d{2,4}-\d{1,5})(?=[:.]? )/;

type Paper = Reference & { item: number };

/** What the titles of a meeting's cases name: a paper is spelt as there, and is that case's. */
export class NamedInTitles {
  readonly #titles: readonly string[];
  readonly #papers: readonly Paper[];
  /** '26-15: Amend the fees': the number of its paper, of which a heading above tells the kind. */
  readonly #numbered: readonly { number: string; item: number }[];

  constructor(items: readonly Pick<AgendaItem, 'title'>[]) {
    this.#titles = items.map(({ title }) => title);
    this.#papers = this.#titles.flatMap((title, item) =>
      findReferences(title).map((reference) => ({ ...reference, item })),
    );
    this.#numbered = this.#titles.flatMap((title, item) => {
      const number = numberFirst.exec(title)?.[1];
      return number === undefined ? [] : [{ number, item }];
    });
  }

  /** The paper that was meant: captions run 'ordinance 88-2031' together, or hear its half. */
  paper(said: Reference): Paper | null {
    const alike = this.#papers.filter((paper) => isKind(said.kind, paper.kind));
    const whole = alike.filter(({ number }) => isNumber(said.number, number));
    const meant =
      whole.length > 0 ? whole : alike.filter(({ number }) => isHalf(said.number, number));
    const numbers = new Set(meant.map(({ number }) => number));
    if (numbers.size === 1) return meant[0] ?? null;
    const [bare, ...others] = this.#numbered.filter(({ number }) => number === said.number);
    return bare && meant.length + others.length === 0 ? { ...said, item: bare.item } : null;
  }

  /** Whether of a paper only the year of its number was heard: 'Resolution 2026', where the titles have 2026-08. */
  isCut({ kind, number }: Reference): boolean {
    return (
      (year.test(number) &&
        this.#papers.some((one) => isKind(kind, one.kind) && begins(one, number))) ||
      (shortYear.test(number) && this.#numbered.some((one) => begins(one, number)))
    );
  }

  /** The one case whose title has this figure: 'May 2' is not of 'May 2031', nor of 'May 2, 2031'. */
  caseNaming(label: string): number | null {
    const named = this.#titles.flatMap((title, item) => (has(title, label) ? [item] : []));
    return named.length === 1 ? (named[0] ?? null) : null;
  }
}

const begins = (paper: { number: string }, year: string) => paper.number.startsWith(`${year}-`);

function has(title: string, figure: string): boolean {
  const at = title.indexOf(figure);
  return at >= 0 && !/^(?:\d|[.,]\d|, \d)/.test(title.slice(at + figure.length));
}

/** A 'council bill' is called a bill. */
const isKind = (said: string, written: string) =>
  said === written ||
  (said === 'bill' && written === 'cb') ||
  (said === 'cb' && written === 'bill');

const digitsOf = (number: string) => number.replace(/\D/g, '');

function isNumber(said: string, written: string): boolean {
  const digits = digitsOf(written);
  return said === written || (digits.length >= fewestDigits && digitsOf(said) === digits);
}

/** 'Ordinance 88' of '88-2031'; a year alone is no number. */
function isHalf(said: string, written: string): boolean {
  return written.includes('-') && !year.test(said) && written.split('-')[0] === said;
}
