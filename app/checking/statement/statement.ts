import { type DateMention, findDates } from '#app/proceedings/facts/dates.ts';
import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { findReferences, type Reference } from '#app/proceedings/facts/references.ts';
import { stem } from '#app/proceedings/language/stem.ts';
import { isStopWord } from '#app/proceedings/language/stop-list.ts';
import { type Token, tokenize } from '#app/proceedings/language/tokens.ts';
import { findTallies, type Tally } from '#app/proceedings/votes/tallies.ts';
import { evenSpelling } from './even-spelling.ts';
import { numbersToldInFull } from './told-in-full.ts';

/** A text taken apart once for all checks. */
export type Statement = {
  text: string;
  tokens: readonly Token[];
  /** For each token its stem, or '' for words without content and for numbers. */
  stems: readonly string[];
  /** Positions of each stem, in order. */
  places: ReadonlyMap<string, readonly number[]>;
  words: ReadonlySet<string>;
  numbers: readonly NumberMention[];
  dates: readonly DateMention[];
  references: readonly Reference[];
  tallies: readonly Tally[];
};

export function takeApart(given: string): Statement {
  const text = evenSpelling(given);
  const tokens = tokenize(text);
  const places = new Map<string, number[]>();
  const words = new Set<string>();
  const stems = tokens.map((token, index) => {
    words.add(token.word.endsWith("'s") ? token.word.slice(0, -2) : token.word);
    if (/^[$£€]?\d/.test(token.word) || token.word.length < 2) return '';
    const stemmed = stem(token.word);
    const known = places.get(stemmed);
    if (known) known.push(index);
    else places.set(stemmed, [index]);
    return isStopWord(token.word) ? '' : stemmed;
  });
  return {
    text,
    tokens,
    stems,
    places,
    words,
    numbers: numbersToldInFull(tokens),
    dates: findDates(text, tokens),
    references: findReferences(text, tokens).filter(
      ({ from, to }) => !isVoteOn(text, tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0),
    ),
    tallies: findTallies(text, tokens),
  };
}

/** Characters before a bill's name in which it is said that it was voted on. */
const votedReach = 100;

/** 'Passed the bill 21-14' is a count of votes, not the name of a bill. */
function isVoteOn(text: string, start: number, end: number): boolean {
  return (
    /^(?:bill|ordinance|resolution) \d{1,3}[-–]\d{1,3}$/.test(text.slice(start, end)) &&
    /\b(?:pass|approv|adopt|reject|defeat|advanc|enact)\w* (?:\p{L}+ ){1,4}$/u.test(
      text.slice(Math.max(0, start - votedReach), start),
    )
  );
}

const mostKept = 16;
const recent = new Map<string, Statement>();

/** Sources are checked against many sentences; the last few are kept taken apart. */
export function takeApartSource(text: string): Statement {
  const known = recent.get(text);
  if (known) return known;
  const statement = takeApart(text);
  if (recent.size >= mostKept) {
    const oldest = recent.keys().next().value;
    if (oldest !== undefined) recent.delete(oldest);
  }
  recent.set(text, statement);
  return statement;
}

/** The words from one token to another as they stand in the text. */
export function wordsOf(statement: Statement, from: number, to: number): string {
  const first = statement.tokens[from];
  const last = statement.tokens[to - 1];
  return first && last ? statement.text.slice(first.start, last.end) : '';
}
