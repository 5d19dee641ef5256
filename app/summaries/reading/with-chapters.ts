import type {
  ChapteredTranscript,
  TranscriptOfMeeting,
} from '#app/meetings/read-transcript.server.ts';
import { readLines } from '#app/meetings/summary-document/read-lines.ts';
import { layCases, titleOfCase } from '../account/lay-cases.ts';

/** The transcript in chapters, each called as the summary, its cards and their contents call the case. */
export function withChapters<Transcript extends TranscriptOfMeeting>({
  cases,
  summary,
  ...transcript
}: Transcript): Omit<Transcript, 'cases' | 'summary'> & Pick<ChapteredTranscript, 'chapters'> {
  const laid = layCases(readLines(summary), cases).flatMap((part) => part.cases);
  const titles = new Map(laid.map((one) => [one.row, titleOfCase(one)]));
  const chapters = cases.map((one) => {
    const { designator, index, firstSegment, time } = one;
    const title = titles.get(one) ?? one.title;
    return { index, firstSegment, time, title: [designator, title].filter(Boolean).join(' ') };
  });
  return { ...transcript, chapters };
}
