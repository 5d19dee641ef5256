/** Outcomes that code told of a vote because the meeting went on after it. */
const untold = /; no result was announced(?=[.;])/;

/** A result that nobody said is to be listened for before it is printed. */
export const unannounced = (text: string): string[] =>
  untold.test(text) ? ['The record has no result of this vote: listen to how it ended.'] : [];
