/** A word is judged by its shape alone, in any language that is written with Latin letters. */
const vowels = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ]/i;
const manyConsonants = /[bcdfghjklmnpqrstvwxz]{6}/i;
const signsInside = /\p{L}[^\p{L}\p{N}'’.,:;/&@–—-]+\p{L}|[\ue000-\uf8ff\ufffd]/u;
const capitalsInside = /\p{Ll}\p{Lu}\p{Ll}*\p{Lu}/u;
const abbreviation = /^\p{Lu}{2,6}s?$/u;
/** Words that every English text has and that have no vowel. */
const real = new Set('mr mrs ms dr st hmm mm shh tv pm th nd rd ft lbs'.split(' '));

/** Fewer words are too few to tell. */
const enoughWords = 12;

/** The share of a text's words that no language has: `Wkh`, `xq#z`, `l|1k`. 0 for a short text. */
export function garbledShare(text: string): number {
  let words = 0;
  let garbled = 0;
  for (const [token] of text.matchAll(/\S+/g)) {
    if (token.length < 2 || token.length > 60) continue;
    if (!/\p{L}/u.test(token) && !/[\ue000-\uf8ff\ufffd]/.test(token)) continue;
    words += 1;
    if (isGarbled(token)) garbled += 1;
  }
  return words < enoughWords ? 0 : garbled / words;
}

function isGarbled(token: string): boolean {
  if (signsInside.test(token)) return true;
  const word = token.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/['’]\p{L}{1,2}$/u, '');
  if (!/^[a-zà-ÿ]{2,}$/i.test(word) || abbreviation.test(word)) return false;
  if (real.has(word.toLowerCase())) return false;
  return !vowels.test(word) || manyConsonants.test(word) || capitalsInside.test(word);
}
