import { type PassageKind, passageKinds } from './found.ts';
import { isFunctionWord } from './function-words.ts';
import type { Query } from './query.ts';
import type { Piece } from './query-pieces.ts';
import { bothRanges, readDates } from './read-dates.ts';
import { stemsOf } from './words.ts';

/** Other words for what there is, as people say it. */
const kindSynonyms: Readonly<Record<string, PassageKind>> = {
  bodies: 'body',
  entity: 'body',
  meetings: 'meeting',
  title: 'meeting',
  item: 'agenda',
  items: 'agenda',
  cases: 'case',
  decisions: 'decision',
  vote: 'decision',
  votes: 'decision',
  motion: 'decision',
  motions: 'decision',
  summaries: 'summary',
  transcripts: 'transcript',
  said: 'transcript',
};

const outcomeSynonyms: Readonly<Record<string, string>> = {
  approved: 'adopted',
  passed: 'adopted',
  carried: 'adopted',
  accepted: 'adopted',
  failed: 'rejected',
  denied: 'rejected',
  defeated: 'rejected',
  deferred: 'postponed',
};

/**
 * Adds what a piece like `body:boulder` says to a query; where it says nothing, a remark on why, and
 * the answer is false.
 */
export function readFilter(query: Query, { field, text, isMinus }: Piece): boolean {
  const value = text.trim().toLowerCase();
  const side = isMinus ? 'not' : 'only';
  const refused = (help: string) => {
    query.remarks.push(unknown(text, help));
    return false;
  };
  if (field === 'kind') {
    const kind = passageKinds.find((name) => name === value) ?? own(kindSynonyms, value);
    if (!kind) return refused(`kind: takes ${passageKinds.join(', ')}.`);
    query.kind[side].push(kind);
  } else if (field === 'outcome') {
    if (!/[a-z]/.test(value)) return refused('outcome: takes a word such as adopted or postponed.');
    query.outcome[side].push(own(outcomeSynonyms, value) ?? value);
  } else if (field === 'date') {
    const range = isMinus ? null : readDates(value);
    if (!range) return refused(dateHelp);
    query.date = bothRanges(query.date, range);
  } else if (field) {
    const stems = stemsOf(value);
    if (stems.length === 0) return refused(`${field}: takes a name, as in ${field}:smith.`);
    const telling = stems.filter((stem) => !isFunctionWord(stem));
    query[field][side].push(telling.length > 0 ? telling : stems);
  }
  return true;
}

const dateHelp =
  'date: takes a year, a month or a day as in 2026, 2026-03 or 2026-03-15, a span as in 2026-03-01..2026-04-15, or >2026-01-01.';

const unknown = (text: string, help: string) =>
  `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}” was left out. ${help}`;

const own = <T>(from: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(from, name) ? from[name] : undefined;
