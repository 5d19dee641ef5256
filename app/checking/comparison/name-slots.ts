import type { Statement } from '../statement/statement.ts';
import { bareWord, isName } from '../vocabulary/names.ts';

const prepositions = /^(?:in|at|of|on|near|from|to|by|with|for|into|through)$/;
const reach = 12;

/**
 * A name that stands in the source, but where the sentence puts it the source has another: the
 * same little word before it or the same content word after it, and the same words around.
 */
export function slotReason(index: number, sentence: Statement, source: Statement): string | null {
  const token = sentence.tokens[index];
  const own = bareWord(token?.word ?? '');
  const around = new Set<string>();
  for (let at = Math.max(0, index - reach); at < index + reach; at += 1) {
    const stemmed = sentence.stems[at];
    if (stemmed && at !== index && !isName(sentence, at)) around.add(stemmed);
  }
  if (around.size < 3) return null;
  const said = new Set(sentence.tokens.map(({ word }) => bareWord(word)));
  let best = 0;
  let rival = '';
  for (let at = 0; at < source.tokens.length; at += 1) {
    const word = bareWord(source.tokens[at]?.word ?? '');
    const isOwn = word === own;
    if (!isOwn && (said.has(word) || !isName(source, at) || !sameSlot(sentence, index, source, at)))
      continue;
    const shared = sharedAround(source, at, around);
    // Where its own place shares anything like as much, the name stands where it belongs.
    if (isOwn && shared >= 2) return null;
    if (!isOwn && shared > best) [best, rival] = [shared, source.tokens[at]?.text ?? ''];
  }
  if (best < 4 || best < around.size * 0.5) return null;
  return `The source says ${rival}, the sentence says ${token?.text}.`;
}

function sharedAround(source: Statement, at: number, around: ReadonlySet<string>): number {
  const seen = new Set<string>();
  for (let near = Math.max(0, at - reach); near < at + reach; near += 1) {
    const stemmed = source.stems[near];
    if (stemmed && near !== at && around.has(stemmed)) seen.add(stemmed);
  }
  return seen.size;
}

function sameSlot(sentence: Statement, index: number, source: Statement, at: number): boolean {
  const before = sentence.tokens[index - 1]?.word ?? '';
  if (prepositions.test(before) && source.tokens[at - 1]?.word === before) return true;
  const next = nextContent(sentence, index);
  return next !== '' && next === nextContent(source, at);
}

function nextContent(statement: Statement, index: number): string {
  for (let at = index + 1; at < index + 4; at += 1) {
    if (statement.tokens[at]?.gap !== 'none') return '';
    const stemmed = statement.stems[at];
    if (stemmed) return stemmed;
  }
  return '';
}
