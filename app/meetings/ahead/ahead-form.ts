import { z } from 'zod';
import { clockTime, line, paragraphs, typedDate, webLine } from '../typed-fields.ts';

/** What a form says of a meeting before it is held. */
export const aheadForm = {
  startTime: clockTime,
  endTime: clockTime,
  place: line(500),
  attendUrl: webLine,
  attendHow: paragraphs(2000),
  commentDate: typedDate,
  commentTime: clockTime,
  commentHow: paragraphs(2000),
  isCancelled: z
    .enum(['on', 'cancelled'])
    .optional()
    .transform((choice) => choice === 'cancelled'),
  cancelledReason: line(500),
};
