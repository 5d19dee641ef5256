import { distance } from 'fastest-levenshtein';
import { isFunctionWord } from './function-words.ts';
import { readWords, stemsAmong, type Word, wantedWords } from './words.ts';

/** Of a shorter word a letter more or less makes another word. */
const shortestWord = 4;
/** From so many letters on two may be wrong. */
const longWord = 8;
/** Words of a query that are looked at; who types more misspells none of them for want of care. */
const mostWords = 8;

/**
 * A query with its unknown words put as the texts have them; null where each is known, or none is
 * like another. Of several the nearest is meant, then the commonest.
 */
export function didYouMean(q: string, texts: readonly string[]): string | null {
  const asked = readWords(q)
    .slice(0, mostWords)
    // Of 'body:' what stands after it is a word.
    .filter(({ stem, end }) => q[end] !== ':' && !isFunctionWord(stem));
  const unknown = unknownAmong(asked, texts);
  if (unknown.length === 0) return null;
  const known = knownWords(texts);
  const changes = unknown.flatMap(({ start, end }) => {
    const meant = nearest(q.slice(start, end).toLowerCase(), known);
    return meant === null ? [] : [{ start, end, meant }];
  });
  if (changes.length === 0) return null;
  return changes.reduceRight(
    (text, { start, end, meant }) => text.slice(0, start) + meant + text.slice(end),
    q,
  );
}

/** Mostly none is: that is told many times as fast than how all that is known is written. */
function unknownAmong(asked: readonly Word[], texts: readonly string[]): Word[] {
  const unknown = new Set(asked.map(({ stem }) => stem));
  const wanted = wantedWords(unknown);
  for (const text of texts) {
    if (unknown.size === 0) break;
    for (const stem of stemsAmong(text, wanted)) unknown.delete(stem);
  }
  return asked.filter(({ stem }) => unknown.has(stem));
}

type Known = Map<string, { stem: string; count: number }>;

/** The words of texts as they are written, and how often. */
function knownWords(texts: readonly string[]): Known {
  const known: Known = new Map();
  for (const text of texts) {
    for (const { stem, start, end } of readWords(text)) {
      const form = text.slice(start, end).toLowerCase();
      const count = (known.get(form)?.count ?? 0) + 1;
      known.set(form, { stem, count });
    }
  }
  return known;
}

function nearest(typed: string, known: Known): string | null {
  if (typed.length < shortestWord || !/^\p{L}+$/u.test(typed)) return null;
  const most = typed.length < longWord ? 1 : 2;
  let best: { form: string; off: number; count: number } | null = null;
  for (const [form, { count }] of known) {
    if (Math.abs(form.length - typed.length) > most || !/^\p{L}+$/u.test(form)) continue;
    const off = distance(typed, form);
    if (off > most) continue;
    if (best === null || off < best.off || (off === best.off && count > best.count)) {
      best = { form, off, count };
    }
  }
  return best?.form ?? null;
}
