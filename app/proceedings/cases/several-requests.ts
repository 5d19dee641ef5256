import { pattern } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tidyTitle } from './case-title.ts';

const count = '(?:two|three|four)';
const several = `(?:(?:next|first|last) ${count} (?:items|requests|cases|matters|applications|petitions)|next ${count}(?! are \\w+ from\\b))`;
const kinds = '(?<kind>requests?|applications?|petitions?)';
/** A name goes on behind an initial: 'Samuel J. Farrell'. */
const who = String.raw`(?<who>(?:[^.?!]|(?<=\b(?-i:\p{Lu}))\.){2,80}?)`;
/** 'The next two items, 12-J-07-SP and 12-W-07-RZ, are requests of Acme Homes.' */
const announced = pattern(
  'iu',
)`^(?:\W|\b(?:okay|all right|so|and|then|now)\b)*(?:the )?${several}(?:, [^.?!]{1,60}?,?)? are ${kinds} (?:of|by|from) ${who}[.]?$`;
/** 'The first is for a sector plan amendment', 'and the second one is the rezoning'. */
const each =
  /^(?:and )?the (?:first|second|third|fourth)(?: one)? is (?<what>(?:for |to )?[^?!]{4,400})$/iu;
/** In sentences: each request is told so soon behind the one before. */
const toldWithin = 5;

/**
 * What somebody asks for in several requests, called in one breath and then told one by one: where each is told, and
 * under what title; null where nothing is called so.
 */
export function severalRequests(
  sentences: readonly SpokenSentence[],
  at: number,
): { sentence: number; title: string }[] | null {
  const { kind, who } = announced.exec(sentences[at]?.text ?? '')?.groups ?? {};
  if (kind === undefined || who === undefined) return null;
  const found: { sentence: number; title: string }[] = [];
  for (let next = at + 1, last = at; next <= last + toldWithin; next += 1) {
    const what = each.exec(sentences[next]?.text ?? '')?.groups?.what;
    if (what === undefined) continue;
    const isFor = /^(?:for|to) /i.test(what);
    const title = tidyTitle(
      `${kind.replace(/s$/i, '')} of ${who.trim()}${isFor ? ' ' : ': '}${what}`,
    );
    if (title === null) break;
    found.push({ sentence: found.length === 0 ? at : next, title });
    last = next;
  }
  return found.length < 2 ? null : found;
}
