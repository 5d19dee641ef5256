import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { seededRandom } from '#app/figures/seeded-random.ts';
import { aroundGap, viewable, views } from '#app/proceedings/language/points/around-gap.ts';
import { readSpokenSentences } from '#app/proceedings/language/spoken-sentences.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import { readRecord } from '#app/records/read-record.server.ts';

/**
 * Learns from records with points where sentences begin:
 * `node scripts/points/learn-points.ts <folder…> <file>`. A logistic regression (AdaGrad, with L1) over
 * what stands around each gap between two words; what tells little is left out.
 */
const [target = '', ...folders] = process.argv.slice(2).reverse();

/** Of a record's words so many begin a sentence; where fewer do it has no points, where more do it is a list. */
const begun = { least: 0.04, most: 0.12 };
/** What was seen more seldom tells nothing. */
const fewestSeen = 4;
const rounds = 4;
const step = 0.15;
/** Draws each weight to nothing: what only a few gaps have falls away. */
const pull = 0.01;
const leastWeight = 0.3;
/** A weight of one is written as so much. */
const unit = 20;
/** A place where somebody put a comma is no great mistake. */
const ofComma = 0.3;

type Gap = { around: number[]; isStart: boolean; counts: number };

const numbers = views.map(() => new Map<string, number>());
const seen: number[] = [];
/** The last record that has each, and whether another has it too: what one record alone has may be somebody's name. */
const lastIn: string[] = [];
const isShared: boolean[] = [];
const gaps: Gap[] = [];
for (const path of folders.flatMap(filesIn)) await readGaps(path);
const weights = new Float64Array(seen.length);
const start = learn();
write();

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

async function readGaps(path: string): Promise<void> {
  const record = await readRecord({ bytes: readFileSync(path), fileName: basename(path) }).catch(
    () => null,
  );
  if (record === null) return;
  const sentences = readSpokenSentences(record.segments).map(({ text }) =>
    viewable(tokenize(text)),
  );
  const words = sentences.flat();
  const share = sentences.length / words.length;
  console.log(`${path}: ${words.length} words, ${(share * 100).toFixed(1)}% begin a sentence`);
  if (share < begun.least || share > begun.most) return;
  const starts = new Set(sentences.map(([first]) => first));
  for (const [at, word] of words.entries()) {
    if (at === 0) continue;
    const isStart = starts.has(word);
    const around = aroundGap(words, at).map((text, view) => numberOf(text, view, path));
    gaps.push({ around, isStart, counts: !isStart && word.isParted ? ofComma : 1 });
  }
}

function numberOf(text: string, view: number, path: string): number {
  const known = numbers[view]?.get(text);
  const number = known ?? seen.length;
  if (known === undefined) numbers[view]?.set(text, number);
  seen[number] = (seen[number] ?? 0) + 1;
  isShared[number] ||= (lastIn[number] ?? path) !== path;
  lastIn[number] = path;
  return number;
}

function isKnown(number: number): boolean {
  return (seen[number] ?? 0) >= fewestSeen && isShared[number] === true;
}

function learn(): number {
  const squares = new Float64Array(seen.length).fill(0.01);
  const random = seededRandom(1);
  let bias = 0;
  let biasSquares = 0.01;
  for (let round = 0; round < rounds; round += 1) {
    for (const { around, isStart, counts } of random.shuffle(gaps)) {
      const known = around.filter(isKnown);
      const sum = known.reduce((total, number) => total + (weights[number] ?? 0), bias);
      const wrong = (1 / (1 + Math.exp(-sum)) - Number(isStart)) * counts;
      for (const number of known) {
        squares[number] = (squares[number] ?? 0) + wrong * wrong;
        const pace = step / Math.sqrt(squares[number] ?? 1);
        const moved = (weights[number] ?? 0) - pace * wrong;
        weights[number] = Math.sign(moved) * Math.max(0, Math.abs(moved) - pace * pull);
      }
      biasSquares += wrong * wrong;
      bias -= (step / Math.sqrt(biasSquares)) * wrong;
    }
  }
  return bias;
}

function write(): void {
  const kept = numbers.map((view) =>
    [...view]
      .map(([text, number]) => ({ text, worth: Math.round((weights[number] ?? 0) * unit) }))
      .filter(({ worth }) => Math.abs(worth) >= leastWeight * unit),
  );
  const table = Object.fromEntries(
    views.map((view, at) => [
      view,
      {
        seen: (kept[at] ?? []).map(({ text }) => text).join('|'),
        worth: (kept[at] ?? []).map(({ worth }) => worth),
      },
    ]),
  );
  writeFileSync(target, `${JSON.stringify({ unit, start, views: table })}\n`);
  console.log(`${gaps.length} gaps, ${kept.flat().length} weights`);
}
