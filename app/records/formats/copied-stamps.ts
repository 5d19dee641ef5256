/** '1:02:03' alone on its line, as it is when a video page's transcript is copied out of the page. */
const alone = /^[ \t]*(\d{1,2}:\d{2}(?::\d{2})?)[ \t]*$/;
/** '1:02 so the next item': the stamp stands before the words. */
const before = /^[ \t]*(\d{1,2}:\d{2}(?::\d{2})?)[ \t]+(?=\p{L}|\[)/u;
/** '1 minute, 2 seconds': the same for screen readers, copied along. */
const spelled = /^\d+ (?:hour|minute|second)s?(?:, \d+ (?:minute|second)s?){0,2}[ \t]*$/;

// A list of times in a text has fewer; every line or every second one of such a transcript has one.
const fewest = 5;
const share = { alone: 0.3, before: 0.6 };
const headLines = 200;

/** How stamps stand in a text that was copied out of a video page; null where it is another text. */
function stampsOf(text: string): RegExp | null {
  const lines = text.split('\n', headLines).filter((line) => line.trim() !== '');
  const count = (stamp: RegExp) => lines.filter((line) => stamp.test(line)).length;
  const isMost = (found: number, least: number) => found >= Math.max(fewest, least * lines.length);
  if (isMost(count(alone), share.alone)) return alone;
  return isMost(count(before), share.before) ? before : null;
}

export const hasCopiedStamps = (text: string): boolean => stampsOf(text) !== null;

/** The same text with its stamps in brackets, as other caption text has them. */
export function withStampsMarked(text: string): string {
  const stamp = stampsOf(text);
  if (stamp === null) return text;
  return text
    .split('\n')
    .filter((line) => !spelled.test(line))
    .map((line) => line.replace(stamp, '[$1] '))
    .join('\n');
}
