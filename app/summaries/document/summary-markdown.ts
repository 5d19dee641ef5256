import type { AgendaItem } from '#app/proceedings/agenda-item.ts';
import { splitSentences } from '#app/proceedings/language/sentences.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import type { Transcript } from '#app/records/transcript.ts';
import type { SectionName, SummarySentence } from '../draft.ts';
import { markdownBlocks } from './markdown-blocks.ts';
import { escapeMarkdown, plainText } from './markdown-text.ts';

const sectionOrder: SectionName[] = [
  'In short',
  'Decisions',
  'Items',
  'What the public said',
  'What comes next',
];

type Timed = Pick<Transcript, 'segments' | 'clockStartSeconds'>;

type Written = {
  items: readonly AgendaItem[];
  votes: readonly Vote[];
  sentences: readonly SummarySentence[];
  transcript: Transcript;
};

/** The summary as markdown: headings, bullets and paragraphs, each sentence with its citations. */
export function writeSummaryMarkdown({ items, sentences, transcript }: Written): string {
  const blocks: string[] = [];
  const write = (sentence: SummarySentence) => sentenceMarkdown(sentence, transcript);
  for (const section of sectionOrder) {
    const own = sentences.filter((sentence) => sentence.section === section);
    if (own.length === 0) continue;
    blocks.push(`## ${section}`);
    if (section === 'Items') {
      for (const [index, group] of groupByItem(own)) {
        const title = index === null ? null : items[index]?.title;
        blocks.push(`### ${escapeMarkdown(title ?? 'Other business')}`);
        blocks.push(group.map(write).join(' '));
      }
    } else if (section === 'In short') {
      blocks.push(own.map(write).join(' '));
    } else {
      blocks.push(own.map((sentence) => `- ${write(sentence)}`).join('\n'));
    }
  }
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}

function groupByItem(sentences: readonly SummarySentence[]): [number | null, SummarySentence[]][] {
  const groups = Map.groupBy(sentences, ({ item }) => item);
  return [...groups].sort(
    ([a], [b]) => (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER),
  );
}

/** Text that reads as several sentences has its citations after each, so that none goes bare. */
export function sentenceMarkdown(
  { text, citations }: { text: string; citations: readonly number[] },
  transcript: Timed,
): string {
  const links = citations.map((index) => `[${citationLabel(index, transcript)}](#s${index})`);
  return splitSentences(text)
    .map((part) => [escapeMarkdown(part.text), ...links].join(' '))
    .join(' ');
}

/** What a citation is called: the clock time, else the time into the recording, else its place. */
export function citationLabel(index: number, transcript: Timed): string {
  const seconds = transcript.segments[index]?.startSeconds ?? null;
  if (seconds === null) return `¶${index + 1}`;
  if (transcript.clockStartSeconds !== null)
    return clockTime(transcript.clockStartSeconds + seconds);
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

function clockTime(seconds: number): string {
  const day = 86_400;
  const whole = ((Math.floor(seconds) % day) + day) % day;
  const hours = Math.floor(whole / 3600);
  const minutes = String(Math.floor(whole / 60) % 60).padStart(2, '0');
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** A sentence read back from markdown; `heading` is the item's title it stood under. */
export type ReadSentence = SummarySentence & { heading: string | null };

const citation = /(?<!\\)\[[^[\]\n]{0,60}\]\(#s(\d{1,6})\)/g;

/**
 * Reads sentences and citations back from markdown that a drafter wrote, an admin edited or
 * somebody typed. Citations belong to the sentence before them; what has none gets an empty list.
 */
export function readSummaryMarkdown(markdown: string): ReadSentence[] {
  const sentences: ReadSentence[] = [];
  let section = '';
  let heading: string | null = null;
  for (const block of markdownBlocks(markdown)) {
    if (block.kind === 'text') {
      for (const { text, citations } of readBlock(block.text)) {
        sentences.push({ text, citations, section, item: null, heading });
      }
      continue;
    }
    const title = plainText(block.title);
    if (block.level <= 2) {
      section = title;
      heading = null;
    } else heading = title;
  }
  return sentences;
}

/** A sentence of a block: where its words stand in the block, and where its citations end. */
export type PlacedSentence = {
  text: string;
  citations: number[];
  from: number;
  to: number;
  end: number;
};

/** The sentences of a block's text with their places in it. */
export function readBlock(text: string): PlacedSentence[] {
  const found: PlacedSentence[] = [];
  let from = 0;
  const take = (until: number) => {
    const raw = text.slice(from, until);
    const plain = plainText(raw).trim();
    if (!/[\p{L}\p{N}]/u.test(plain)) return;
    const parts = splitSentences(plain);
    const rawParts = splitSentences(raw);
    for (const [at, part] of parts.entries()) {
      // Marks of emphasis can hide where a sentence ends: then the whole stretch is its place.
      const own = rawParts.length === parts.length ? rawParts[at] : undefined;
      const [start, end] = own ? [from + own.start, from + own.end] : [from, until];
      found.push({ text: part.text, citations: [], from: start, to: end, end });
    }
  };
  for (const match of text.matchAll(citation)) {
    take(match.index);
    from = match.index + match[0].length;
    const last = found.at(-1);
    const index = Number(match[1]);
    if (!last) continue;
    if (!last.citations.includes(index)) last.citations.push(index);
    last.end = from;
  }
  take(text.length);
  return found;
}
