import { stem } from '#app/proceedings/language/stem.ts';
import table from './words.json' with { type: 'json' };

/** How WordNet has one word stand to another; the order is the table's. */
const relations = ['same', 'wider', 'kin', 'opposite'] as const;
export type Relation = (typeof relations)[number];

type Lexicon = {
  places: ReadonlyMap<string, number>;
  /** Numbers of all words one after the other, and the length of each word's. */
  vectors: Int8Array;
  lengths: Float32Array;
  /** A number for each stem, and by two of them how one stands to the other. */
  stems: ReadonlyMap<string, number>;
  related: ReadonlyMap<number, Relation>;
};

let loaded: Lexicon | null = null;

/** Taken apart when first asked for: a server that checks nothing does without. */
function lexicon(): Lexicon {
  loaded ??= load();
  return loaded;
}

function load(): Lexicon {
  const words = table.words.split(' ');
  const vectors = new Int8Array(bytesOf(table.vectors).buffer);
  const lengths = new Float32Array(words.length);
  for (const at of words.keys()) lengths[at] = Math.sqrt(product(vectors, at, at)) || 1;
  const places = new Map(words.map((word, at) => [word, at]));
  return { places, vectors, lengths, ...readEdges(words) };
}

function bytesOf(base64: string): Uint8Array {
  const characters = atob(base64);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = characters.charCodeAt(at);
  return bytes;
}

function product(vectors: Int8Array, a: number, b: number): number {
  const size = table.dimensions;
  let sum = 0;
  for (let x = a * size, y = b * size, end = x + size; x < end; x += 1, y += 1)
    sum += (vectors[x] ?? 0) * (vectors[y] ?? 0);
  return sum;
}

/** Room for the numbers of all stems in the key of a pair. */
const keyRoom = 65_536;
const keyOf = (a: number, b: number) => (a < b ? a * keyRoom + b : b * keyRoom + a);

function readEdges(words: readonly string[]): Pick<Lexicon, 'stems' | 'related'> {
  const edges = new Uint16Array(bytesOf(table.edges).buffer);
  const stems = new Map<string, number>();
  const numbers = words.map((word) => {
    const stemmed = stem(word);
    const number = stems.get(stemmed) ?? stems.size;
    stems.set(stemmed, number);
    return number;
  });
  const related = new Map<number, Relation>();
  for (let at = 0; at < edges.length; at += 3) {
    const [from, to] = [numbers[edges[at] ?? 0] ?? 0, numbers[edges[at + 1] ?? 0] ?? 0];
    const relation = relations[edges[at + 2] ?? 0];
    const key = keyOf(from, to);
    if (from !== to && relation && !related.has(key)) related.set(key, relation);
  }
  return { stems, related };
}

/** The place of a word among all, the commonest first; -1 for words it does not have. */
export const placeOf = (word: string): number => lexicon().places.get(word) ?? -1;

/** The part of speech a word is used as most: n, v, a, r, or - where that is unknown. */
export const partAt = (place: number): string => table.parts[place] ?? '-';

/** From -1 to 1: how much two words, by their places, stand among the same words. */
export function nearness(a: number, b: number): number {
  if (a === b) return 1;
  const { vectors, lengths } = lexicon();
  return product(vectors, a, b) / ((lengths[a] ?? 1) * (lengths[b] ?? 1));
}

/** The number of a stem for `relationOf`; -1 where WordNet's words have none such. */
export const stemNumber = (stemmed: string): number => lexicon().stems.get(stemmed) ?? -1;

/** How WordNet has two words stand to one another, by the numbers of their stems. */
export function relationOf(a: number, b: number): Relation | null {
  return a < 0 || b < 0 ? null : (lexicon().related.get(keyOf(a, b)) ?? null);
}
