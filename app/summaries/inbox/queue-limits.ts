/** Beyond it a queue is just long, and is not counted to its end. */
export const mostCounted = 1000;

/**
 * So many of a queue are weighed against each other where they are sorted by something that has to
 * be counted for each: of more, those that its usual order has first.
 */
export const mostWeighed = 1000;
