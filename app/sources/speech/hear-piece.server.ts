import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { TryLater } from '#app/platform/jobs/job.ts';
import { log } from '#app/platform/log.server.ts';
import { type ReadAnswer, readSpeechAnswer } from '#app/records/speech/read-answer.ts';
import { type SpeechFile, sendSpeech } from '#app/records/speech/send-speech.server.ts';
import { speechMicroDollars } from '#app/records/speech/speech-settings.ts';
import { SpeechTrouble } from '#app/records/speech/speech-trouble.ts';
import { dayPurse } from '#app/summaries/model/day-purse.server.ts';
import { BudgetSpent } from './budget-spent.ts';
import type { Hearing } from './hearing.ts';

type Piece = SpeechFile & {
  transcriptionId: string;
  /** Where it begins in the recording */
  from: number;
  /** Of sound; null where nobody knows before it is heard */
  seconds: number | null;
};

/** A file of 25 MB without a known length: what speech takes at the least, 24 kilobits a second. */
const fewestBytesASecond = 3000;

/** A wait longer than this does not hold a worker. */
const longestWaitSeconds = 60;

/** A service that is down is asked again by the job, so many seconds later. */
const restSeconds = 10 * 60;

const secondsADay = 24 * 60 * 60;

/**
 * Has the service hear one piece, again where it fails, as far as the day's budget goes.
 * @throws TryLater where the budget is spent, or the service is busy or down; AppError where it refuses
 */
export async function hearPiece(piece: Piece, hearing: Hearing): Promise<ReadAnswer> {
  const { settings } = hearing;
  const known = piece.seconds ?? piece.sound.size / fewestBytesASecond;
  for (const wait of [...hearing.waits, null]) {
    const purse = dayPurse(settings.dailyBudget, hearing.now(), 'speech');
    const reserved = speechMicroDollars(settings, known);
    if (!(await purse.reserve(reserved))) throw budgetSpent(reserved, hearing);
    let spent = reserved;
    try {
      const value = await sendSpeech(settings, piece);
      const answer = readSpeechAnswer(value, piece);
      if (!answer)
        throw new SpeechTrouble('failed', 'The speech-to-text service said nothing known.');
      spent = speechMicroDollars(settings, piece.seconds ?? answer.seconds ?? known);
      return answer;
    } catch (error) {
      if (!(error instanceof SpeechTrouble)) throw error;
      // What was turned away or not sent is not billed; an answer that broke off was made.
      if (error.kind !== 'failed') spent = 0;
      if (error.kind === 'refused')
        throw new AppError('unavailable', error.message, { cause: error });
      log.warn({ err: error, from: piece.from }, 'speech to text');
      const isOver = wait === null || error.kind === 'resting';
      const seconds = Math.max(isOver ? restSeconds : wait, error.seconds ?? 0);
      if (isOver || seconds > longestWaitSeconds) {
        throw new TryLater(error.message, {
          seconds: Math.min(seconds, secondsADay),
          cause: error,
        });
      }
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    } finally {
      await purse.settle(reserved, spent);
      await db.transcription.update({
        where: { id: piece.transcriptionId },
        data: { microDollars: { increment: spent } },
      });
    }
  }
  throw new Error('Each attempt ends with an answer or an error.');
}

/** The day is one of UTC, as the budget's; a minute later all clocks agree on it. */
function budgetSpent(wanted: number, { settings, now }: Hearing) {
  const budget = Math.round((settings.dailyBudget ?? 0) * 1_000_000);
  if (wanted > budget) {
    return new AppError(
      'unavailable',
      'The budget of a day (SPEECH_DAILY_BUDGET) is smaller than what one piece of this recording costs.',
    );
  }
  const today = now().getTime() / 1000;
  const seconds = Math.ceil(secondsADay - (today % secondsADay)) + 60;
  return new BudgetSpent(seconds);
}
