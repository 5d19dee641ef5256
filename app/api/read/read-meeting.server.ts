import { readPublicMeeting } from '#app/meetings/public-body/public-meetings.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { readPublishedRecord } from '#app/summaries/reading/published-record.server.ts';
import { recordData } from '#app/summaries/reading/record-data.ts';
import type { Answer, Asked } from '../asked.ts';
import { ApiProblem } from '../problem.ts';
import { meetingItem } from './meeting-item.ts';

/** What is public of a meeting, and its summary where this reader may read it. */
export async function readMeeting({
  reader,
  params: { meetingId },
  origin,
}: Asked<'readMeeting'>): Promise<Answer<'readMeeting'>> {
  const meeting = await readPublicMeeting(reader, meetingId);
  if (!meeting) throw new ApiProblem('not-found', { detail: 'There is no meeting with this id.' });
  const item = meetingItem(meeting, origin);
  try {
    const record = await readPublishedRecord(reader, meetingId);
    const { publishedAt, corrections, sentences, cases, decisions } = recordData(record, {
      origin,
    });
    const summary = {
      publishedAt: publishedAt?.toISOString() ?? null,
      corrections: corrections.map(({ text, on }) => ({ text, on: on.toISOString() })),
      ...{ sentences, cases },
      votes: decisions,
    };
    return { ...item, summary, whyNoSummary: null };
  } catch (error) {
    return { ...item, summary: null, whyNoSummary: whyNone(error) };
  }
}

function whyNone(error: unknown): 'not-followed' | 'not-published' {
  const code = error instanceof AppError ? error.code : null;
  if (code === 'forbidden') return 'not-followed';
  if (code === 'not-found') return 'not-published';
  throw error;
}
