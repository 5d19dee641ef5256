import { z } from 'zod';

/** What a speech-to-text service heard somebody say; times since the recording's start. */
export const heardSegment = z.object({
  startSeconds: z.number(),
  endSeconds: z.number(),
  /** As the service tells voices apart, for one piece alone; null where it does not */
  speaker: z.string().nullable(),
  text: z.string(),
});
export type HeardSegment = z.infer<typeof heardSegment>;

/** A stretch of the recording that was sent by itself. */
export type HeardPiece = {
  startSeconds: number;
  endSeconds: number;
  segments: HeardSegment[];
};
