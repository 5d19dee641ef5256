import { pattern, words } from '#app/platform/language/pattern.ts';
import { foldWord } from '#app/proceedings/language/tokens.ts';
import { perStatement } from './per-statement.ts';
import type { Statement } from './statement.ts';

/** One speaker's words in a source, as token positions. */
export type Turn = {
  from: number;
  to: number;
  /** The name the source puts before the words, null where it only marks a change. */
  label: string | null;
};

/** A clause of a text: between full stops and the words that open another clause. */
export type Clause = { from: number; to: number; turn: number };

const word = /\p{L}[\p{L}.'’-]*/u;
// 'MS. QUINTERO: …', 'Councilmember Park: …', 'council member yun: …'
const beforeLabel = /(?:^|[.?!…"”\])]\s+|\n[^\S\n]*|(?<!>)>>+\s*)/u;
const labelWords = pattern('u')`(?:${word}\s+){0,5}${word}(?:\s\([^)]{0,40}\))?`;
const label = pattern('gu')`${beforeLabel}(${labelWords}):\s`;
/** Characters after '>>' in which the label of who speaks then begins what is said. */
const nearestLabel = 50;
const change = />>+/g;

export const turnsOf = perStatement((statement): readonly Turn[] => readTurns(statement));

export const clausesOf = perStatement((statement): readonly Clause[] =>
  readClauses(statement, turnsOf(statement)),
);

const clausesByToken = perStatement((statement) => {
  const clauses = new Map<number, Clause>();
  for (const clause of clausesOf(statement))
    for (let at = clause.from; at < clause.to; at += 1) clauses.set(at, clause);
  return clauses;
});

/** The clause a token stands in; none where it is a speaker's label. */
export const clauseAt = (statement: Statement, at: number): Clause | undefined =>
  clausesByToken(statement).get(at);

function readTurns({ text, tokens }: Statement): Turn[] {
  const starts: { at: number; label: string | null }[] = [];
  for (const match of text.matchAll(label)) {
    // 'Councilmember Bates. UNKNOWN: …': what is said before ends with a name.
    const name = (match[1] ?? '').replace(/^.*\p{Ll}{4,}\.\s+/u, '');
    if (!isNameLike(name)) continue;
    starts.push({ at: match.index + match[0].length, label: name });
  }
  const labels = starts.map(({ at }) => at);
  let next = 0;
  for (const match of text.matchAll(change)) {
    while (next < labels.length && (labels[next] ?? 0) <= match.index) next += 1;
    if ((labels[next] ?? Number.POSITIVE_INFINITY) - match.index >= nearestLabel)
      starts.push({ at: match.index + match[0].length, label: null });
  }
  starts.sort((a, b) => a.at - b.at);
  if ((starts[0]?.at ?? 1) > 0 && !isLabelledFromStart(text, starts[0]))
    starts.unshift({ at: 0, label: null });
  const turns: Turn[] = [];
  let position = 0;
  for (const { at, label: name } of starts) {
    while (position < tokens.length && (tokens[position]?.start ?? 0) < at) position += 1;
    const last = turns.at(-1);
    if (last) last.to = Math.max(last.from, position - labelTokens(name));
    turns.push({ from: position, to: tokens.length, label: name });
  }
  return turns;
}

const smallInNames = pattern()`^${words('of the de la van von der and for pro tem')}$`;
const titles = pattern()`^${words(`
  council board committee commission mayor chair trustee director mr mrs ms dr senator
  representative delegate commissioner supervisor student vice city public councilmember member
  speaker clerk secretary
`)}\b`;
/** Words of a label written small that begins with a title: 'council member yun'. */
const longestSmallLabel = 4;

/** Names have capitals; in captions written small a title tells. */
function isNameLike(name: string): boolean {
  const parts = name
    .replace(/\([^)]*\)/g, '')
    .trim()
    .split(/\s+/);
  if (titles.test(name)) return parts.length <= longestSmallLabel;
  return parts.every((word) => /^\p{Lu}/u.test(word) || smallInNames.test(word));
}

const isLabelledFromStart = (
  text: string,
  first: { at: number; label: string | null } | undefined,
) =>
  first !== undefined &&
  first.label !== null &&
  text.slice(0, first.at).trim().length <= first.label.length + 2;

const labelTokens = (name: string | null) =>
  name === null ? 0 : (name.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu)?.length ?? 0);

/** The word by which a speaker is known: 'Quintero' of 'MS. QUINTERO', 'chair' of 'CHAIR'. */
export function speakerKey(name: string): string {
  const parts = name
    .replace(/\([^)]*\)/g, '')
    .replace(/\b(?:AM|AS|MS|MP|Jr|Sr|II|III)\.?$/, '')
    .trim()
    .split(/[\s-]+/);
  return foldWord(parts.at(-1) ?? '');
}

const opening = words(`
  but although though because since while whereas if unless which however except when until so then
`);
const opens = pattern()`^${opening}$`;

/** Semicolons and dashes part clauses as full stops do. */
function isParted({ text, tokens }: Statement, index: number): boolean {
  return /[;—–]/.test(text.slice(tokens[index - 1]?.end ?? 0, tokens[index]?.start ?? 0));
}

function readClauses(statement: Statement, turns: readonly Turn[]): Clause[] {
  const clauses: Clause[] = [];
  turns.forEach(({ from, to }, turn) => {
    let start = from;
    const close = (end: number) => {
      if (end > start) clauses.push({ from: start, to: end, turn });
      start = end;
    };
    for (let index = from + 1; index < to; index += 1) {
      const token = statement.tokens[index];
      if (token && (token.gap === 'stop' || opens.test(token.word) || isParted(statement, index)))
        close(index);
    }
    close(to);
  });
  return clauses;
}

/** Share of turns that must name who speaks before a source tells who did not; 0.5 does alike. */
const enoughNamed = 0.7;

/** Whether so many turns name who speaks that a source tells who did not. */
export function namesSpeakers(turns: readonly Turn[]): boolean {
  const named = turns.filter(({ label }) => label !== null).length;
  return named > 0 && named >= turns.length * enoughNamed;
}
