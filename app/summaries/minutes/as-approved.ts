/**
 * What readers are told of a vote that approved minutes say the same of.
 * @param day of the meeting that they are the minutes of, as it is written there; null where nobody knows
 */
export const asApproved = (day: string | null) =>
  day === null ? 'As approved in the minutes' : `As approved in the minutes of ${day}`;
