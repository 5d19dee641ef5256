import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How one word stands to another; the table keeps the place in this list. */
export const relations = ['same', 'wider', 'kin', 'opposite'] as const;
export type Relation = (typeof relations)[number];
export type Edge = { from: string; to: string; relation: Relation };

const parts = ['noun', 'verb', 'adj', 'adv'] as const;
type Part = (typeof parts)[number];
type Sense = { words: string[]; pointers: Pointer[] };
type Pointer = { sign: string; part: Part; offset: string; from: number; to: number };

const partOf: Record<string, Part> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' };

/** Pointers of WordNet that tell something of meaning; others (regions, parts) do not. */
const meant: Record<string, Relation> = {
  '@': 'wider',
  '@i': 'wider',
  '&': 'kin',
  '*': 'kin',
  '>': 'kin',
  $: 'kin',
  '+': 'kin',
  '\\': 'kin',
  '!': 'opposite',
};
/** Senses are listed by how often they are meant; the last of a long list seldom are. */
const sensesMeant = 4;

export type Wordnet = { lemmas: Set<string>; edges: Edge[]; partOf: Map<string, string> };

/** Words of one WordNet database with how they stand to one another, and every lemma of one word. */
export function readWordnet(folder: string): Wordnet {
  const senses = new Map<string, Sense>();
  for (const part of parts)
    for (const line of linesOf(folder, `data.${part}`)) {
      const sense = readSense(line);
      senses.set(`${part} ${line.slice(0, 8)}`, sense);
    }
  const lemmas = new Set<string>();
  const edges: Edge[] = [];
  for (const part of parts)
    for (const line of linesOf(folder, `index.${part}`)) {
      const fields = line.trim().split(' ');
      const lemma = fields[0] ?? '';
      if (!isWord(lemma)) continue;
      lemmas.add(lemma);
      const offsets = fields.slice(-Number(fields[2])).slice(0, sensesMeant);
      for (const offset of offsets) edges.push(...edgesOf(lemma, `${part} ${offset}`, senses));
    }
  return { lemmas, edges, partOf: commonestParts(folder) };
}

const letters = 'nvara';

/** As what part of speech a lemma is used most often in the texts that WordNet counted. */
function commonestParts(folder: string): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const line of linesOf(folder, 'index.sense')) {
    const [key = '', , , count = '0'] = line.split(' ');
    const [lemma = '', rest = ''] = key.split('%');
    const letter = letters[Number(rest[0]) - 1] ?? 'n';
    const parts = counts.get(lemma) ?? new Map<string, number>();
    parts.set(letter, (parts.get(letter) ?? 0) + Number(count) + 0.1);
    counts.set(lemma, parts);
  }
  const most = (parts: Map<string, number>) =>
    [...parts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'n';
  return new Map([...counts].map(([lemma, parts]) => [lemma, most(parts)]));
}

const linesOf = (folder: string, file: string) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));

const isWord = (lemma: string) => /^[a-z]{2,}$/.test(lemma);

/** A line of a data file: offset, file, part, count of words (hexadecimal), words, pointers. */
function readSense(line: string): Sense {
  const fields = (line.split(' | ')[0] ?? '').trim().split(' ');
  const wordCount = Number.parseInt(fields[3] ?? '0', 16);
  const words: string[] = [];
  for (let at = 4; at < 4 + wordCount * 2; at += 2)
    words.push((fields[at] ?? '').replace(/\(\w+\)$/, '').toLowerCase());
  const start = 4 + wordCount * 2;
  const pointers: Pointer[] = [];
  for (let at = start + 1; at < start + 1 + Number(fields[start]) * 4; at += 4) {
    const part = partOf[fields[at + 2] ?? ''];
    const ends = fields[at + 3] ?? '0000';
    if (!part) continue;
    pointers.push({
      sign: fields[at] ?? '',
      part,
      offset: fields[at + 1] ?? '',
      from: Number.parseInt(ends.slice(0, 2), 16),
      to: Number.parseInt(ends.slice(2), 16),
    });
  }
  return { words, pointers };
}

function edgesOf(lemma: string, key: string, senses: ReadonlyMap<string, Sense>): Edge[] {
  const sense = senses.get(key);
  if (!sense) return [];
  const edges: Edge[] = [];
  const add = (to: string | undefined, relation: Relation) => {
    if (to !== undefined && to !== lemma && isWord(to)) edges.push({ from: lemma, to, relation });
  };
  for (const word of sense.words) add(word, 'same');
  const own = sense.words.indexOf(lemma) + 1;
  for (const { sign, part, offset, from, to } of sense.pointers) {
    const relation = meant[sign];
    if (!relation || (from !== 0 && from !== own)) continue;
    const other = senses.get(`${part} ${offset}`);
    if (!other) continue;
    const others = to === 0 ? other.words : [other.words[to - 1]];
    for (const word of others) add(word, relation);
  }
  return edges;
}
