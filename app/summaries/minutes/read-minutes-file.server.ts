import { AppError } from '#app/platform/app-error.ts';
import type { MinutesVote } from '#app/proceedings/minutes/minutes-vote.ts';
import { readMinutes } from '#app/proceedings/minutes/read-minutes.ts';
import { type Head, headOfMinutes } from '#app/records/heads/head.ts';
import { type RecordFile, readRecord } from '#app/records/read-record.server.ts';

export type MinutesInFile = {
  head: Head;
  paragraphs: string[];
  votes: MinutesVote[];
};

/** Minutes of the longest meetings have some 200,000; beyond this it is a packet, or a book. */
const maxMinutesCharacters = 600_000;

/** @throws AppError `too-large` or `unreadable`, also where the file tells of no motion */
export async function readMinutesFile(file: RecordFile): Promise<MinutesInFile> {
  const record = await readRecord(file);
  const { segments } = record;
  const characters = segments.reduce((sum, { text }) => sum + text.length, 0);
  if (characters > maxMinutesCharacters) {
    throw new AppError(
      'too-large',
      `Minutes can have at most ${maxMinutesCharacters.toLocaleString('en-US')} characters. Take in those of this meeting, without the reports behind them.`,
    );
  }
  const votes = readMinutes(segments);
  if (votes.length === 0) {
    throw new AppError(
      'unreadable',
      'No motion with its outcome was found in this text: these do not seem to be minutes. Nothing was kept.',
    );
  }
  return {
    head: headOfMinutes(record),
    paragraphs: segments.map(({ speaker, text }) => (speaker ? `${speaker}: ${text}` : text)),
    votes,
  };
}
