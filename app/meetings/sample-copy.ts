/** Said instead of setting what is set (specification, section 4). */
export const alreadySample = 'This meeting is already set as the sample meeting.';
