import { numberAt } from './number-places.ts';
import { perStatement } from './per-statement.ts';
import type { Statement } from './statement.ts';

type Reference = Statement['references'][number];

/** What a citation names within what it cites: 'c' and '3' of 'Section 2(c)(3)'. */
export type CitationParts = {
  /** As the text has them: '(c)(3)'. */
  text: string;
  /** Each citation that it stands for: '2(a)(1) and (2)' is two. */
  lists: readonly (readonly string[])[];
};

// A letter, a doubled one, a roman or a small number: not any word in brackets.
const bracketed = /^\s?(?:\((?:[a-z]|aa|bb|cc|dd|[ivx]{1,5}|\d{1,2})\))+/i;
const another = /^(?:,? (?:and|or)|,) ?/i;
const kinds = /^(?:subsections?|paragraphs?|subparagraphs?|clauses?)$/;
/** Tokens after a citation within which its parts are said in words. */
const spokenReach = 8;

/** The parts that a reference of a text names in brackets; none for most. */
export const partsOf = (statement: Statement, reference: Reference): CitationParts =>
  partsByPlace(statement).get(reference.from) ?? { text: '', lists: [[]] };

const partsByPlace = perStatement(
  (statement) =>
    new Map(
      statement.references.map((reference) => [reference.from, readParts(statement, reference)]),
    ),
);

function readParts({ text, tokens }: Statement, { to }: Reference): CitationParts {
  let rest = text.slice(tokens[to - 1]?.end ?? text.length);
  const first = bracketed.exec(rest)?.[0];
  if (first === undefined) return { text: '', lists: [[]] };
  const own = inBrackets(first);
  const lists = [own];
  rest = rest.slice(first.length);
  for (let joint = another.exec(rest); joint; joint = another.exec(rest)) {
    const next = bracketed.exec(rest.slice(joint[0].length))?.[0];
    if (next === undefined) break;
    const last = inBrackets(next);
    lists.push([...own.slice(0, Math.max(0, own.length - last.length)), ...last]);
    rest = rest.slice(joint[0].length + next.length);
  }
  return { text: first.trim(), lists };
}

const inBrackets = (text: string): string[] =>
  [...text.matchAll(/\(([^)]+)\)/g)].map(([, found = '']) => found.toLowerCase());

/** Whether the parts are said in words after a reference: 'section two, subsection c, three'. */
export function saysParts(
  statement: Statement,
  reference: Reference,
  parts: readonly string[],
): boolean {
  if (parts.length === 0 || partsOf(statement, reference).text !== '') return false;
  let found = 0;
  let at = reference.to;
  for (; at < reference.to + spokenReach && found < parts.length; at += 1) {
    const word = statement.tokens[at]?.word ?? '';
    const wanted = parts[found] ?? '';
    const value = numberAt(statement, at)?.value;
    if (word === wanted || (value !== undefined && String(value) === wanted)) found += 1;
    else if (!kinds.test(word)) return false;
  }
  // 'Subsection c, paragraph 3' is more than '(c)'.
  return found === parts.length && !kinds.test(statement.tokens[at]?.word ?? '');
}
