import { words } from './pattern.ts';

/** In small letters, as a piece of a pattern. */
export const months = words(
  'january february march april may june july august september october november december',
);
