import { pattern, words } from '#app/platform/language/pattern.ts';

/** In words: a sentence names its matter and does not repeat a whole title. */
const longest = 36;
const smallEnd = pattern('i')`(?:\s+${words(
  'the a an of to and or for in on with by as at from which that section no',
)})+$`;
const clauseStarts = [', ', '; ', ' - ', ' for ', ' to ', ' in ', ' and '];

/** A long text cut where a clause ends, not in the middle of a name or an amount. */
export function cutAtClause(text: string): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  const parts = whole.split(' ');
  if (parts.length <= longest) return whole;
  const short = parts.slice(0, longest).join(' ');
  const clause = Math.max(...clauseStarts.map((start) => short.lastIndexOf(start)));
  const kept = short.slice(0, clause > short.length / 2 ? clause : short.length);
  return `${kept.replace(smallEnd, '').replace(/[\s,;:–-]+$/, '')}${whole.endsWith(',') ? ',' : ''}`;
}
