import { changeSentence } from '#app/meetings/summary-document/change-sentence.ts';
import {
  type DocumentLine,
  type ReadSentence,
  readDocument,
  sentencesOf,
} from '#app/meetings/summary-document/read-summary-markdown.ts';
import { keepLeadIns } from '../keep-lead-ins.ts';
import { addLines, type Told, withoutPlace } from './carry-line.ts';
import { caseBlocks } from './case-blocks.ts';

/** A sentence, by its place among all, and the case that it is to stand under. */
export type Carried = { index: number; to: number };

type Taken = { words: string; passage: number | null; to: number };

/**
 * The text with these sentences under other cases, each before what cites a later passage there, but behind what code
 * tells of the votes. One that cannot be told apart from its surroundings stays; `count` are those that went.
 */
export function carrySentences(
  { markdown, cases }: Told,
  { carried, counted }: { carried: readonly Carried[]; counted: ReadonlySet<string> },
): { markdown: string; count: number } {
  const { rest, taken } = takeOut(markdown, carried);
  const put = [...Map.groupBy(taken, ({ to }) => to)].reduce(
    (text, [to, lines]) => putUnder({ markdown: text, cases }, { to, lines, counted }),
    rest,
  );
  return { markdown: keepLeadIns(markdown, put), count: taken.length };
}

/** The text with what is told anew under a case, in the place that `carrySentences` would give it. */
export function addSentence(
  told: Told,
  { to, counted, ...line }: { words: string; passage: number | null } & Omit<Putting, 'lines'>,
): string {
  const put = putUnder(told, { to, lines: [{ ...line, to }], counted });
  return keepLeadIns(told.markdown, put);
}

/** From the last on, so that the places of those before them stay. */
function takeOut(markdown: string, carried: readonly Carried[]) {
  const document = readDocument(markdown);
  const sentences = sentencesOf(document);
  const going = new Set(carried.flatMap(({ index }) => sentences[index]?.from ?? []));
  const emptied = new Set<DocumentLine>();
  const taken: Taken[] = [];
  let rest = markdown;
  for (const { index, to } of carried.toSorted((one, other) => other.index - one.index)) {
    const sentence = sentences[index];
    const line = sentence && lineOf(document, sentence);
    if (!line) continue;
    const isWhole = sentencesOf([line]).every(({ from }) => going.has(from));
    if (!isWhole) {
      const without = changeSentence(rest, { index, with: null });
      if (without === null) continue;
      rest = without;
    } else if (!emptied.has(line)) {
      emptied.add(line);
      rest = withoutPlace(rest, line);
    }
    const words = markdown.slice(sentence.from, sentence.to);
    taken.unshift({ words, passage: sentence.citations[0] ?? null, to });
  }
  return { rest, taken };
}

const lineOf = (document: readonly DocumentLine[], { from, to }: ReadSentence) =>
  document.find((line) => line.from <= from && to <= line.to);

type Putting = { to: number; lines: readonly Taken[]; counted: ReadonlySet<string> };

function putUnder({ markdown, cases }: Told, { to, lines, counted }: Putting): string {
  const block = caseBlocks(markdown, cases).get(to);
  const told = readDocument(markdown).flatMap((line) => {
    const [first] = sentencesOf([line]);
    const isHere = block && line.from >= block.heading.to && line.to <= block.to;
    const isBelow = line.kind === 'bullet' && line.level > 0;
    if (!isHere || isBelow || !first || counted.has(first.text)) return [];
    return { line, passage: first.citations[0] ?? -1 };
  });
  const placed = Map.groupBy(lines, ({ passage }) =>
    passage === null ? undefined : told.find((other) => other.passage > passage)?.line,
  );
  const atEnd = (placed.get(undefined) ?? []).map(({ words }) => `- ${words}`);
  const longer = addLines({ markdown, cases }, { to, lines: atEnd });
  return [...placed]
    .toSorted(([one], [other]) => (other?.from ?? 0) - (one?.from ?? 0))
    .reduce((text, [line, these]) => {
      if (!line) return text;
      const isList = line.kind === 'bullet';
      const before = these.map(({ words }) => (isList ? `- ${words}\n` : `${words}\n\n`));
      return text.slice(0, line.from) + before.join('') + text.slice(line.from);
    }, longer);
}
