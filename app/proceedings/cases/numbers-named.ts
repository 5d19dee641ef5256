import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { monthNames } from '#app/platform/month-names.ts';
import { findReferences } from '../facts/references.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { FoundCase } from './found-case.ts';

const isPaper = pattern()`^${words('resolution ordinance bill cb')}$`;
/** In digits: shorter numbers are an item's as often as a paper's. */
const fewestDigits = 3;
/** 'Any other comments on Resolution 31951', 'the adoption of Ordinance 2026-14', 'we pass Council Bill 119827'. */
const upForVote = pattern('i')`\b${words(`
  comments? questions? discussion debate adoption passage vote roll approve adopt pass
`)}(?: (?:on|of|about|for|to))?(?: the)? ${'(?<paper>(?:coun(?:cil|sel) )?(?:bill|resolution|ordinance) .*)$'}`;

/**
 * Cases with the number of their paper, where their title has none and the chair says one when asking for comments or the
 * vote: 'Any other comments on Resolution 31951?' One that is only compared with is not named so.
 */
export const withNumbersNamed = (
  cases: readonly FoundCase[],
  sentences: readonly SpokenSentence[],
): FoundCase[] =>
  cases.map((one) => {
    if (one.entry !== null || papersIn(one.title).length > 0) return one;
    const named = new Set(
      sentences.slice(one.from, one.to + 1).flatMap(({ text }) => askedPaper(text)),
    );
    const [only] = named;
    if (only === undefined || named.size > 1) return one;
    return { ...one, title: isBareTitle.test(one.title) ? only : `${only}: ${one.title}` };
  });

/** 'Agenda item 4: bill sponsored by Ms. Hale' says no more of what was decided. */
export const isBareTitle = /^(?:Agenda item|Discussion)\b/;

const papersIn = (text: string): string[] =>
  findReferences(text)
    .filter(({ kind, number }) => isPaper.test(kind) && number.length >= fewestDigits)
    .map(({ label }) => label);

/** What asks or moves: 'any other comments', 'please call the roll', 'I move to adopt'. */
const puts = pattern('i')`${[
  pattern()`^(?:(?:and|so|okay|all right|thank you)[,.]? )*${words('any are is other further')}\b`
    .source,
  String.raw`\?$`,
  pattern()`\b(?:${phrases(String.raw`
    clerk|please|call the (?:roll|vote)|I(?:'ll| will| would)? (?:so )?move|motion|we pass|moved
    question (?:is|now|comes)|voting|vote on|discussion (?:on|of)|comments (?:on|about)|consider\w*
  `)})\b`.source,
]}`;
/** 'We did adopt Resolution 24-117 in March, which limits the fee': told of another day. */
const ofAnotherDay = pattern('i')`\b(?:${phrases(String.raw`
  did|was|were|had|last|ago|when|would need|next (?:month|year|meeting)
  in (?:${monthNames.join('|')}|(?:19|20)\d\d)
`)})\b|, which\b`;

function askedPaper(text: string): string[] {
  if (!puts.test(text) || ofAnotherDay.test(text)) return [];
  const paper = upForVote.exec(text)?.groups?.paper;
  return paper === undefined ? [] : papersIn(paper).slice(0, 1);
}
