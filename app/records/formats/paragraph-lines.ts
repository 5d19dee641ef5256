import { itemTyped } from '../item-type.ts';
import { endsHeading, startsField, startsItem } from './paragraph-starts.ts';

// Lines longer than this are paragraphs, not lines that were wrapped.
const widestWrap = 160;

/** The length of the longer lines: about where a text that is wrapped by hand is wrapped. */
function usualWidth(lines: readonly string[]): number {
  const lengths = lines.filter((line) => line.trim() !== '').map((line) => line.length);
  lengths.sort((one, other) => one - other);
  return lengths[Math.floor(lengths.length * 0.9)] ?? 0;
}

/** The width of each line's own block: a narrow column is wrapped sooner than the text beside it. */
export function lineWidths(lines: readonly string[]): number[] {
  const usual = usualWidth(lines);
  const widths: number[] = [];
  let from = 0;
  for (let at = 0; at <= lines.length; at += 1) {
    if (at < lines.length && lines[at]?.trim() !== '') continue;
    const block = lines.slice(from, at);
    const widest = Math.max(0, ...block.map((line) => line.length));
    const isProse = block.length >= narrowLines && block.some((line) => prose.test(line));
    for (let line = from; line <= at; line += 1)
      widths[line] = isProse ? Math.min(usual, widest) : usual;
    from = at + 1;
  }
  return widths;
}

/** In lines: fewer are no column. */
const narrowLines = 4;
/** Words that follow each other without a capital: names and titles have none. */
const prose = /\p{Ll} \p{Ll}{2,} \p{Ll}{2,}/u;
/** 'members in favor (Anderson,': what surely goes on in the next line. */
const unfinished =
  /(?:[,(]|(?<=\s)(?:and|or|of|the|a|an|to|in|with|for|by|from|that|at|as|Mr\.|Mrs\.|Ms\.|Dr\.))\s*$/;

/** A sentence or a vote that ends its line. */
const ended = /(?:[.!?]["”)]?|\b(?:CARRIED|DEFEATED|ADOPTED|PASSED|APPROVED))\s*$/;

/** '## Old Business', '<!-- Page 2 -->' */
const marked = /^(?:#{1,6}\s+\S|<!--)/;
/** 'It was MOVED and SECONDED', below a title that fills its line. */
const beginsMotion =
  /^(?:It was (?:duly )?moved|Moved by|Motion (?:by|to|was|made)|(?:On|Upon) (?:a )?motion|A motion was)\b/i;

/** Whether a line in minutes stands for itself, though no empty line is before it. */
export function startsParagraph(line: string, before: string, width: number): boolean {
  const text = line.trim().slice(0, 100);
  if (Math.max(width, before.length) > widestWrap) return true;
  if (startsItem.test(text) || startsField.test(text)) return true;
  if (itemTyped.test(before.slice(0, 60)) && /^\p{Lu}/u.test(text)) return true;
  if (marked.test(text) || marked.test(before.trimStart())) return true;
  if (/^\p{Lu}/u.test(text) && beginsMotion.test(text)) return true;
  if (unfinished.test(before.slice(-300))) return false;
  const isShort = text.length < 0.5 * width && /^["“(]?[\p{Lu}\d]/u.test(text);
  if (isShort && ended.test(before.slice(-40))) return true;
  return (
    endsHeading(before.trim().slice(0, 300), text) ||
    (before.length < 0.7 * width && /^["“(]?[\p{Lu}\d]/u.test(text))
  );
}
