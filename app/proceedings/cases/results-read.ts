import { pattern, words } from '#app/platform/language/pattern.ts';
import { type AgendaEntry, entryPath } from '#app/records/agenda/agenda.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, hasResult, newBallot, rulingOf } from '../votes/ballot.ts';
import { findTallies } from '../votes/tallies.ts';
import type { FoundCase } from './found-case.ts';
import { tellingWords } from './matter-vocabulary.ts';

const passed = words('passed passes carried carries adopted approved');
const failed = words('failed fails defeated rejected');
const some = String.raw`(?:[\p{L}&'’-]+ )`;
const thing = pattern()`(?:${words('resolution reso reszo item motion application')})s?`.source;
const has = '(?:has |have |was |were |is )?';
/** 'The land use resolution passed unanimously', 'and the parks motion failed'. */
const result = pattern(
  'giu',
)`\b(?:the|our|${passed}|[.,;]|^) ?(?<name>${some}{1,5}?)${thing}(?: (?<on>on (?:the )?${some}{1,6}?))? ?${has}(?<fate>${[...passed, ...failed]})\b`;

/** In sentences: how far results that are read one after the other lie apart. */
const apart = 4;
/** Fewer results in a row tell of other meetings. */
const fewest = 2;
/** 'Please go ahead and mark your ballot', 'we will vote on 3A'. */
const put =
  /\bballots?\b|\b(?:let's|please|we(?:'ll| will| can)(?: now)?)(?: go ahead and)? vote\b/i;

/** '39 in favor, one abstention': of a result that is read out nobody tells the other side where there is none. */
function countIn(text: string): Ballot['tally'] {
  const [tally] = findTallies(text);
  const yes = tally?.yes ?? Number(/\b(\d{1,3}) in favou?r\b/i.exec(text)?.[1] ?? Number.NaN);
  if (Number.isNaN(yes)) return null;
  return { yes, no: tally?.no ?? 0, abstain: tally?.abstain ?? null, from: 0, to: 0 };
}

type Read = {
  at: number;
  /** Where the first of the row is read. */
  firstAt: number;
  name: string;
  outcome: 'adopted' | 'rejected';
  tally: Ballot['tally'];
};

/** The results that are told of several matters in a row, by their names. */
function resultsIn(sentences: readonly SpokenSentence[]): Read[] {
  const rows: Read[][] = [];
  for (const { index, text } of sentences) {
    const told = [...text.matchAll(result)];
    for (const [which, match] of told.entries()) {
      const end = told[which + 1]?.index ?? text.length;
      const after = which + 1 < told.length ? '' : (sentences[index + 1]?.text ?? '');
      const { name = '', on = '', fate = '' } = match.groups ?? {};
      const last = rows.at(-1);
      const goesOn = last !== undefined && index - (last.at(-1)?.at ?? 0) <= apart;
      const row = goesOn ? last : [];
      if (!goesOn) rows.push(row);
      row.push({
        at: index,
        firstAt: row[0]?.at ?? index,
        name: `${name}${on}`,
        outcome: passed.includes(fate.toLowerCase()) ? 'adopted' : 'rejected',
        tally: countIn(`${text.slice(match.index, end)} ${after}`),
      });
    }
  }
  return rows.filter(({ length }) => length >= fewest).flat();
}

/**
 * The votes whose results are read out later in the evening, as bodies do that vote on paper or by machine while the
 * meeting goes on: 'The land use resolution passed, 39 in favor. The parks resolution passed.' Each is laid on the case
 * of that name where ballots were asked for and nothing was ruled.
 */
export function ballotsReadLater(
  sentences: readonly SpokenSentence[],
  cases: readonly FoundCase[],
  { agenda, ballots }: { agenda: readonly AgendaEntry[]; ballots: readonly Ballot[] },
): Ballot[] {
  const results = resultsIn(sentences);
  if (results.length === 0) return [];
  const open = new Map(cases.map((one) => [one, wordsOf(one, agenda)]));
  return results.flatMap(({ at, firstAt, name, outcome, tally }) => {
    const said = tellingWords(name);
    const isNamed = (words: ReadonlySet<string>) =>
      said.length > 0 && said.every((word) => words.has(word));
    const [own] = [...open].find(([{ from }, words]) => from < firstAt && isNamed(words)) ?? [];
    if (!own) return [];
    const to = Math.min(own.to, firstAt - 1);
    const putAt = sentences.slice(own.from, to + 1).findLast(({ text }) => put.test(text))?.index;
    const isRuled = ballots.some((one) => {
      const ruledAt = one.rank === 'main' && hasResult(one) ? rulingOf(one) : -1;
      return ruledAt >= (putAt ?? 0) && ruledAt <= to;
    });
    if (putAt === undefined || isRuled) return [];
    open.delete(own);
    return {
      ...newBallot(putAt),
      ...{ lastAt: at, questionAt: putAt, outcome, outcomeAt: at, tally },
      tallyAt: tally === null ? null : at,
    };
  });
}

/** What a case is called by, and on an agenda what stands above it too. */
function wordsOf({ entry, title }: FoundCase, agenda: readonly AgendaEntry[]): Set<string> {
  const path = entry === null ? [] : entryPath(agenda, entry).map(({ title }) => title);
  return new Set(tellingWords([...path, title].join(' ')));
}
