import { placeName } from '#app/meetings/record-time.ts';
import {
  citationAddress,
  citationMarkdown,
} from '#app/meetings/summary-document/citation-address.ts';
import { splitSentences } from '#app/platform/language/sentences.ts';
import type { AgendaItem } from '#app/proceedings/agenda-item.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import type { Transcript } from '#app/records/transcript.ts';
import type { SectionName, SummarySentence } from '../draft.ts';
import { escapeMarkdown } from './escape-markdown.ts';

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
  const links = citations.map((index) =>
    citationMarkdown(citationLabel(index, transcript), citationAddress(index)),
  );
  return splitSentences(text)
    .map((part) => [escapeMarkdown(part.text), ...links].join(' '))
    .join(' ');
}

/** What a citation is called: the time, or its place where the record has no times. */
export function citationLabel(index: number, transcript: Timed): string {
  const seconds = transcript.segments[index]?.startSeconds ?? null;
  return placeName(index, seconds, transcript.clockStartSeconds);
}
