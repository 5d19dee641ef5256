import { placeName } from '#app/meetings/record-time.ts';
import {
  citationAddress,
  citationMarkdown,
} from '#app/meetings/summary-document/citation-address.ts';
import { toldSentences } from '#app/meetings/summary-document/told-sentences.ts';
import type { Case } from '#app/proceedings/cases/case.ts';
import { usualItem } from '#app/proceedings/cases/usual-items.ts';
import type { Transcript } from '#app/records/transcript.ts';
import { type SectionName, type SummarySentence, sections } from '../draft.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { readingTitle } from './reading-title.ts';

type Timed = Pick<Transcript, 'segments' | 'clockStartSeconds'>;

type Written = {
  cases: readonly Pick<Case, 'designator' | 'title' | 'kind'>[];
  sentences: readonly SummarySentence[];
  transcript: Timed;
};

/** What a case is called over its part of a summary: '6.A Lease of the old library'. */
export function caseHeading({ designator, title }: Pick<Case, 'designator' | 'title'>): string {
  return [designator ?? '', readingTitle(title)].filter((part) => part !== '').join(' ');
}

/** The roll call, the pledge, the end: what nobody reads about where nothing is told of it. */
const isOccasion = ({ title, kind }: Pick<Case, 'title' | 'kind'>): boolean =>
  kind === 'opening' || kind === 'closing' || title.trim() === '' || usualItem(title) !== null;

/**
 * The summary as markdown: in short as bullets, then the cases in their order, each sentence with its
 * citations. A case of which nothing is told is named all the same, but for what every meeting has.
 */
export function writeSummaryMarkdown({ cases, sentences, transcript }: Written): string {
  const write = (sentence: SummarySentence) => `- ${sentenceMarkdown(sentence, transcript)}`;
  const of = (section: SectionName) => sentences.filter((one) => one.section === section);
  const blocks: string[] = [];
  const short = of(sections.inShort);
  if (short.length > 0) blocks.push(`## ${sections.inShort}`, short.map(write).join('\n'));
  const told = of(sections.cases);
  if (told.length > 0 || cases.length > 0) blocks.push(`## ${sections.cases}`);
  const general = told.filter(({ item }) => item === null || !cases[item]);
  if (general.length > 0) blocks.push(general.map(write).join('\n'));
  for (const [index, one] of cases.entries()) {
    const own = told.filter(({ item }) => item === index);
    if (own.length === 0 && isOccasion(one)) continue;
    blocks.push(`### ${escapeMarkdown(caseHeading(one))}`);
    if (own.length > 0) blocks.push(own.map(write).join('\n'));
  }
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}

/** Text that reads as several sentences has its citations after each, so that none goes bare. */
export function sentenceMarkdown(
  { text, citations }: { text: string; citations: readonly number[] },
  transcript: Timed,
): string {
  const links = citations.map((index) =>
    citationMarkdown(citationLabel(index, transcript), citationAddress(index)),
  );
  return toldSentences(text)
    .map((part) => [escapeMarkdown(part.text), ...links].join(' '))
    .join(' ');
}

/** What a citation is called: the time, or its place where the record has no times. */
export function citationLabel(index: number, transcript: Timed): string {
  const seconds = transcript.segments[index]?.startSeconds ?? null;
  return placeName(index, seconds, transcript.clockStartSeconds);
}
