import { pattern, words } from '#app/platform/language/pattern.ts';
import { findDate } from './calendar-date.ts';
import type { RecordHeader } from './record-header.ts';
import { cleanText } from './segment-list.ts';

const heading = /^# +(\S.*)$/;
const rule = /^(?:-{3,}|\*{3,}|_{3,})\s*$/;
/** '> Source: …', '- **Date:** …', '**Body:** …', and what stands alone in bold. */
const ofHeader =
  /^(?:>|[-*] +\*\*[^*]{1,40}\*\*|\*\*[^*]{1,40}:\*\*|\*\*[^*]{1,40}\*\*:|\*\*[^*[]{8,200}\*\*$)/;
const underHeading = /^#{2,3} +(?:full |meeting )?(?:transcript(?:ion)?|captions)\W*$/i;
const dated = /^[>*\s-]*\**(?:meeting )?date\**:?\**:?\s*(.{6,40})$/i;
/** Lines of a document: its heading, and what stands below it, was written at the meeting. */
const ofProgram = pattern('i')`\b(?:${words(
  'automatic transcri\\w+ captions? ASR speech-to-text retrieved youtube video whisper auto-generated',
)})\b`;
/** '(AUTOMATIC TRANSCRIPTION)' */
const asides = /\s*[([][^)\]]*\b(?:transcri\w+|captions?)\b[^)\]]*[)\]]/gi;
const longestHeader = 40;

/**
 * The header of a transcript that is kept as Markdown: a heading, and below it quotes, bold lines and
 * fields that tell where the text comes from, up to a rule or the first words. Null where there is none.
 */
export function markdownHeader(text: string): RecordHeader | null {
  const start = text.search(/\S/);
  const top = text
    .slice(start, start + 20_000)
    .split('\n')
    .slice(0, longestHeader);
  const title = heading.exec(top[0] ?? '')?.[1];
  if (title === undefined) return null;
  const end = top.findIndex((line, at) => at > 0 && !isOfHeader(line));
  const isEnded = end > 0 && rule.test(top[end] ?? '');
  const used = top.slice(0, end < 0 ? top.length : isEnded ? end + 1 : end);
  if (!used.some((line) => ofProgram.test(line))) return null;
  const written = used.map((line) => dated.exec(line.trim())?.[1]).find((line) => line);
  const found = findDate(written ?? title);
  return {
    title: cleanText(title.replace(asides, '')) || null,
    description: null,
    date: found !== null && 'date' in found ? found.date : null,
    notes: ['The heading of the file was read past: it is not part of what was said.'],
    body: text.slice(start + used.reduce((sum, line) => sum + line.length + 1, 0)),
  };
}

const isOfHeader = (line: string) =>
  line.trim() === '' || ofHeader.test(line) || underHeading.test(line);
