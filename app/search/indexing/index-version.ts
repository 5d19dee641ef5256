/**
 * By which way of reading words and cutting passages the index was made. Whoever changes what the
 * same text gives (words, marks, passages) adds one: every meeting is then indexed anew behind the scenes.
 */
export const indexVersion = 6;
