import { isFunctionWord } from './function-words.ts';
import { isEmptyQuery, type Query, type Term } from './query.ts';
import { type Piece, readPieces } from './query-pieces.ts';
import { allDays } from './read-dates.ts';
import { readFilter } from './read-filter.ts';
import { longestQuery } from './search-address.ts';
import { tellQuery } from './tell-query.ts';
import { stemsOf } from './words.ts';

/** More words than these nobody means; the rest is left out, and that is said. */
const mostTerms = 30;

/** What a query asks for. Never throws: what is not understood is left out, with a remark. */
export function readQuery(text: string): Query {
  const query = emptyQuery();
  if (text.length > longestQuery) {
    query.remarks.push(
      `That is ${text.length.toLocaleString('en-US')} characters long, and a search can have ${longestQuery}. Take the words that matter most.`,
    );
    return query;
  }
  const { groups, isUnclosed, hasLooseOr } = readPieces(text);
  const asked: Term[][] = [];
  const understood = groups.filter((group) => {
    const [first] = group;
    if (first?.field) return readFilter(query, first);
    const terms = termsOf(group);
    if (terms.length === 0) return false;
    if (first?.isMinus) query.none.push(...terms);
    else asked.push(terms);
    return true;
  });
  query.all = narrowing(asked).slice(0, mostTerms);
  query.none = query.none.slice(0, mostTerms);
  query.remarks.push(...remarksOn({ text, isUnclosed, hasLooseOr, query, asked }));
  query.asked = tellQuery(understood);
  return query;
}

function emptyQuery(): Query {
  return {
    asked: '',
    remarks: [],
    all: [],
    none: [],
    kind: { only: [], not: [] },
    outcome: { only: [], not: [] },
    body: { only: [], not: [] },
    speaker: { only: [], not: [] },
    date: allDays,
  };
}

function termsOf(group: readonly Piece[]): Term[] {
  return group.map(({ text }) => stemsOf(text)).filter((term) => term.length > 0);
}

/** Words that are everywhere do not narrow, unless nothing else was asked. */
function narrowing(asked: Term[][]): Term[][] {
  const telling = asked.filter((terms) => !terms.some(isCommon));
  return telling.length > 0 ? telling : asked;
}

const isCommon = (term: Term) => term.length === 1 && term.every(isFunctionWord);

type Read = {
  text: string;
  isUnclosed: boolean;
  hasLooseOr: boolean;
  query: Query;
  asked: Term[][];
};

function* remarksOn({ text, isUnclosed, hasLooseOr, query, asked }: Read): Generator<string> {
  if (isUnclosed) {
    yield 'A quotation mark is missing: all that follows the last one was taken as one phrase. Put one at each end of a phrase.';
  }
  if (hasLooseOr) {
    yield 'OR was left out where it does not stand between two words: write it as in levee OR dike.';
  }
  if (/\*/.test(text)) {
    yield 'The * was left out: words are found with all their endings. Write the word out.';
  }
  if (/[()]/.test(text) && /\bOR\b/.test(text)) {
    yield 'Brackets were left out: OR joins the words on its two sides, as in budget levee OR dike.';
  }
  if (asked.length > mostTerms) {
    yield `Only the first ${mostTerms} words were looked for. Take the words that matter most.`;
  }
  const hasMinus =
    query.none.length + query.kind.not.length + query.outcome.not.length > 0 ||
    query.body.not.length + query.speaker.not.length > 0;
  if (hasMinus && isEmptyQuery(query)) {
    yield 'A minus only leaves out. Add a word to look for, as in budget -schools.';
  } else if (text.trim() !== '' && isEmptyQuery(query) && query.remarks.length === 0) {
    yield 'There is no word in that. Write at least one, or a number.';
  }
}
