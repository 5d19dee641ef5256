import type { AgendaItem, SectionName, SummarySentence, Vote } from './draft.ts';
import { splitSentences } from './language/sentences.ts';
import { escapeMarkdown, plainText } from './markdown-text.ts';
import type { Transcript } from './transcript.ts';

const sectionOrder: SectionName[] = [
  'In short',
  'Decisions',
  'Items',
  'What the public said',
  'What comes next',
];

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
function sentenceMarkdown({ text, citations }: SummarySentence, transcript: Transcript): string {
  const links = citations.map((index) => `[${citationLabel(index, transcript)}](#s${index})`);
  return splitSentences(text)
    .map((part) => [escapeMarkdown(part.text), ...links].join(' '))
    .join(' ');
}

/** What a citation is called: the clock time, else the time into the recording, else its place. */
export function citationLabel(index: number, transcript: Transcript): string {
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
  let paragraph: string[] = [];
  const flush = () => {
    const text = paragraph.join(' ').trim();
    paragraph = [];
    if (text === '') return;
    for (const read of readBlock(text)) sentences.push({ ...read, section, item: null, heading });
  };
  for (const raw of markdown.split(/\r?\n/)) {
    const line = raw.trim();
    const title = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    if (title) {
      flush();
      const text = plainText(title[2] ?? '');
      if ((title[1] ?? '').length <= 2) {
        section = text;
        heading = null;
      } else heading = text;
    } else if (line === '' || /^(?:-{3,}|\*{3,}|_{3,})$/.test(line)) {
      flush();
    } else {
      const bullet = /^(?:[-*+•–]|\d{1,3}[.)])\s+(.*)$/.exec(line);
      if (bullet) flush();
      paragraph.push(bullet?.[1] ?? line.replace(/^>\s?/, ''));
    }
  }
  flush();
  return sentences;
}

function readBlock(text: string): { text: string; citations: number[] }[] {
  const found: { text: string; citations: number[] }[] = [];
  let from = 0;
  const take = (until: number) => {
    const plain = plainText(text.slice(from, until)).trim();
    if (!/[\p{L}\p{N}]/u.test(plain)) return;
    for (const part of splitSentences(plain)) found.push({ text: part.text, citations: [] });
  };
  for (const match of text.matchAll(citation)) {
    take(match.index);
    from = match.index + match[0].length;
    const last = found.at(-1);
    const index = Number(match[1]);
    if (last && !last.citations.includes(index)) last.citations.push(index);
  }
  take(text.length);
  return found;
}
