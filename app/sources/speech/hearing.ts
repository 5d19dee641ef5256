import type { AddressRules } from '#app/platform/http/checked-address.server.ts';
import type { Cutter } from '#app/records/speech/cut-recording.server.ts';
import type { SpeechSettings } from '#app/records/speech/speech-settings.ts';
import type { Pace } from '../asking/pace.ts';

/** What a recording is heard with; tests have parts of their own. */
export type Hearing = {
  settings: SpeechSettings;
  /** Null where ffmpeg is not installed */
  cutter: Cutter | null;
  /** Of what a piece is */
  pieceSeconds: number;
  overlapSeconds: number;
  /** Waits between the attempts at a piece, in seconds */
  waits: readonly number[];
  now: () => Date;
  fetching: AddressRules & { pace?: Pace };
};

/** What services take in one file, as OpenAI does. */
export const mostSentBytes = 25 * 1024 * 1024;

/** A meeting of ten hours as video of the quality that towns keep. */
export const mostRecordingBytes = 2 * 1024 * 1024 * 1024;

export const usualHearing = {
  pieceSeconds: 20 * 60,
  // Long enough for a sentence that both pieces hear whole.
  overlapSeconds: 30,
  waits: [2, 10, 30],
  now: () => new Date(),
  fetching: {},
} satisfies Partial<Hearing>;
