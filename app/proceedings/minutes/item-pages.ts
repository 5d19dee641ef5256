import {
  itemField,
  itemPageStarts,
  joinFieldNames,
  subjectField,
  withoutPurpose,
} from '#app/records/formats/item-fields.ts';
import type { Segment } from '#app/records/transcript.ts';

type Given = Pick<Segment, 'index' | 'speaker' | 'text'>;
/** Where each item has a page, nothing but its subject is a heading. */
type Told = Given & { isHeading?: boolean };

/** 'E. RECOGNITION', above each item that stands in it; its name may go on in a second line. */
const section = /^([A-Z]{1,2}|\d{1,2})[.)]\s+\S/;
/** In lines. */
const sectionWithin = 3;
/** 'Public Content', 'Motion & Voting', 'Page 3:', between what is told. */
const label =
  /^(?:(?:public|administrative|executive) content|motion (?:&|and) voting|file attachments?|page \d+)\s*:?$/i;
/**
 * Minutes that are printed with a page for each item, as a clerk's would have it: 'E.3. Dyslexia Awareness Month',
 * and below it what was done. Others stay as they are.
 */
export function withItemPagesTold(segments: readonly Given[]): readonly Told[] {
  const lines = joinedFields(segments);
  const texts = lines.map(({ text }) => text.trim());
  const starts = itemPageStarts(texts);
  if (starts.length === 0) return segments;
  const told: Told[] = [];
  let from = 0;
  for (const at of starts) {
    const begins = sectionAbove(texts, at);
    told.push(...bodyOf(lines.slice(from, begins ?? at)));
    const end = titleEnd(texts, at);
    const [, number = null, begun = ''] = subjectField.exec(texts[at] ?? '') ?? [];
    const letter = begins === null ? null : (section.exec(texts[begins] ?? '')?.[1] ?? null);
    const mark = [letter, number].filter((part) => part !== null).join('.');
    const title = withoutPurpose([begun, ...texts.slice(at + 1, end)].join(' '));
    const text = mark === '' ? title : `${mark}. ${title}`;
    told.push({ ...(lines[at] ?? none), text, isHeading: true });
    from = afterFields(texts, end);
  }
  return [...told, ...bodyOf(lines.slice(from))];
}

const none: Given = { index: 0, speaker: null, text: '' };
const bodyOf = (lines: readonly Given[]): Told[] =>
  lines
    .filter(({ text }) => !label.test(text.trim()))
    .map((line) => ({ ...line, isHeading: false }));

/** With the name of a field that stands alone beside what it holds. */
function joinedFields(segments: readonly Given[]): Given[] {
  const texts = joinFieldNames(segments.map(({ text }) => text));
  if (texts.length === segments.length) return [...segments];
  let at = -1;
  return texts.flatMap((text) => {
    at = segments.findIndex(({ text: own }, index) => index > at && text.startsWith(own.trim()));
    const segment = segments[at];
    return segment ? [{ ...segment, text }] : [];
  });
}

function sectionAbove(texts: readonly string[], at: number): number | null {
  const least = Math.max(0, at - sectionWithin);
  const found = texts.slice(least, at).findLastIndex((text) => section.test(text));
  return found < 0 ? null : least + found;
}

function titleEnd(texts: readonly string[], at: number): number {
  const end = texts.findIndex((text, index) => index > at && itemField.test(text));
  return end < 0 ? at + 1 : end;
}

/** Behind the fields that say what kind of item it is, and what was recommended before the meeting. */
function afterFields(texts: readonly string[], from: number): number {
  let at = from;
  while (itemField.test(texts[at] ?? '') || label.test(texts[at] ?? '')) at += 1;
  return at;
}
