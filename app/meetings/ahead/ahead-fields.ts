/** What can be said of a meeting before it is held. Times are seconds after midnight at its place. */
export type AheadFields = {
  startTime: number | null;
  endTime: number | null;
  place: string | null;
  attendUrl: string | null;
  attendHow: string | null;
  /** yyyy-mm-dd; without a time the whole day counts. */
  commentDate: string | null;
  commentTime: number | null;
  commentHow: string | null;
  isCancelled: boolean;
  cancelledReason: string | null;
};

export const aheadFieldNames = [
  'startTime',
  'endTime',
  'place',
  'attendUrl',
  'attendHow',
  'commentDate',
  'commentTime',
  'commentHow',
  'isCancelled',
  'cancelledReason',
] as const satisfies (keyof AheadFields)[];

/** Of more that was said of a meeting, this part. */
export function aheadOf(fields: AheadFields): AheadFields {
  const { startTime, endTime, place, attendUrl, attendHow } = fields;
  const { commentDate, commentTime, commentHow, isCancelled, cancelledReason } = fields;
  return {
    ...{ startTime, endTime, place, attendUrl, attendHow },
    ...{ commentDate, commentTime, commentHow, isCancelled, cancelledReason },
  };
}
