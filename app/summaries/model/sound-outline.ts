import type { z } from 'zod';
import { standsAt } from '#app/checking/evidence/check-evidence.ts';
import { tidyTitle } from '#app/proceedings/cases/case-title.ts';
import { tellingWords } from '#app/proceedings/cases/matter-vocabulary.ts';
import { contentStems } from '#app/proceedings/cases/record-words.ts';
import { usualItem } from '#app/proceedings/cases/usual-items.ts';
import { readNumbers } from '#app/proceedings/facts/numbers.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import type { OutlinedCase, OutlinedMotion, Place } from '#app/proceedings/outline/outline.ts';
import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import type { Segment } from '#app/records/transcript.ts';
import { type outlineAnswer, plainSentence } from './answers.ts';
import { isNamedIn } from './named-in.ts';

type Answer = z.infer<typeof outlineAnswer>;
type Quoted = Answer['motions'][number]['decided'];

type Known = {
  agenda: readonly AgendaEntry[];
  /** The part of the record that the answer is on. */
  segments: readonly Segment[];
  /** The words that are said anywhere in the record, as stems. */
  said: ReadonlySet<string>;
};

/**
 * Of what a model answered on a part of the record that which the record bears out: quotations that
 * stand where they are said to, titles of words that are said in the meeting and of numbers that are
 * said in this part, people who are named there. The rest is left out.
 */
export function soundOutline(
  { cases, motions }: Answer,
  { agenda, segments, said }: Known,
): { cases: OutlinedCase[]; motions: OutlinedMotion[] } {
  const passage = new Passage(segments, said);
  return {
    cases: cases.flatMap(({ agendaItem, designator, title, begins }): OutlinedCase[] => {
      const place = passage.placeOf(begins);
      if (place === null) return [];
      const of = agendaItem === null ? undefined : agenda[agendaItem];
      if (of)
        return [{ designator: of.designator, title: of.title, entry: agendaItem, begins: place }];
      const told = passage.titleOf(title) ?? tidyTitle(begins.quote);
      if (told === null) return [];
      const isCalled = designator !== null && passage.says(designator);
      return [
        { designator: isCalled ? designator : null, title: told, entry: null, begins: place },
      ];
    }),
    motions: motions.flatMap((motion): OutlinedMotion[] => {
      const { matter, mover, seconder, named, outcome } = motion;
      const decided = passage.placeOf(motion.decided);
      if (decided === null) return [];
      const people = named.flatMap((one) => passage.peopleAt(one));
      const borne = (name: string | null) => (name && isNamedIn(name, people) ? name : null);
      return [
        {
          matter,
          isSaid: passage.tells(matter),
          mover: borne(mover),
          seconder: borne(seconder),
          ...{ outcome, decided },
        },
      ];
    }),
  };
}

/** In words: what a reader takes in as a title. */
const longestTitle = 34;
/** In words that tell something: less than that is no title. */
const fewestTelling = 2;
/** Where a title can be cut: after a mark, and before a word that adds something. */
const clauseBegins =
  / (?=(?:to|for|of|at|in|on|with|from|and|by|fronting|regarding)\b)|(?<=[,;:]) /;

/** A part of the record as an answer on it is looked up in it. */
class Passage {
  readonly #byIndex: ReadonlyMap<number, Segment>;
  readonly #said: ReadonlySet<string>;
  readonly #numbers: ReadonlySet<number>;
  readonly #words: string;

  constructor(segments: readonly Segment[], said: ReadonlySet<string>) {
    this.#byIndex = new Map(segments.map((segment) => [segment.index, segment]));
    const text = segments.map((one) => one.text).join(' ');
    this.#said = said;
    this.#numbers = new Set(numbersIn(text));
    this.#words = spaced(text);
  }

  placeOf({ segment, quote }: Quoted): Place | null {
    const isThere = standsAt({ segment, quote }, (at) => this.#byIndex.get(at));
    return isThere ? { segment, words: quote } : null;
  }

  /** Whether every word of a text that tells something is said. */
  tells(text: string): boolean {
    return (
      wordsIn(text).every((word) => this.#said.has(word)) &&
      numbersIn(text).every((number) => this.#numbers.has(number))
    );
  }

  /** A title as far as it is said, if that tells enough; else null. What every meeting has is called as usual. */
  titleOf(title: string): string | null {
    const plain = plainSentence(title)?.replace(/\.$/, '') ?? '';
    if (plain.split(' ').length > longestTitle) return null;
    if (usualItem(plain) !== null || (plain !== '' && this.tells(plain))) return plain;
    const clauses = plain.split(clauseBegins);
    const unsaid = clauses.findIndex((clause) => !this.tells(clause));
    const said = clauses
      .slice(0, unsaid)
      .join(' ')
      .replace(/[,;:]$/, '');
    return tellingWords(said).length >= fewestTelling ? said : null;
  }

  says(words: string): boolean {
    return this.#words.includes(spaced(words));
  }

  /** The words of a quotation with the label of who says them. */
  peopleAt(quoted: Quoted): string[] {
    if (this.placeOf(quoted) === null) return [];
    return [this.#byIndex.get(quoted.segment)?.speaker ?? '', quoted.quote];
  }
}

const spaced = (text: string) =>
  ` ${tokenize(text)
    .map(({ word }) => word)
    .join(' ')} `;

const numbersIn = (text: string) => readNumbers(tokenize(text)).map(({ value }) => value);

/** The words that tell something, as stems; numbers are none of them. */
const wordsIn = (text: string) => contentStems(text).filter((stem) => !/^[$£€]?\d/.test(stem));

/** What is said anywhere in a record, as `soundOutline` asks for it. */
export const saidIn = (segments: readonly Segment[]): ReadonlySet<string> =>
  new Set(segments.flatMap(({ text }) => wordsIn(text)));
