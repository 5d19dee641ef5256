import { isItemField, itemLines, itemPages } from '#app/records/formats/item-fields.ts';
import type { Segment } from '#app/records/transcript.ts';

type Given = Pick<Segment, 'index' | 'speaker' | 'text'>;
/** Where each item has a page, nothing but its subject is a heading. */
type Told = Given & { isHeading?: boolean };

/** 'Public Content', 'Motion & Voting', between what is told. */
const label =
  /^(?:(?:public|administrative|executive) content|motion (?:&|and) voting|file attachments?)\s*:?$/i;

/**
 * Minutes that are printed with a page for each item, as a clerk's would have it: 'E.3. Dyslexia Awareness Month',
 * and below it what was done. Others stay as they are.
 */
export function withItemPagesTold(segments: readonly Given[]): readonly Told[] {
  const lines = itemLines(segments);
  const texts = lines.map(({ text }) => text);
  const told: Told[] = [];
  let from = 0;
  for (const page of itemPages(texts)) {
    told.push(...bodyOf(lines.slice(from, page.from)));
    const marks = [page.section?.designator ?? null, page.designator];
    const mark = marks.filter((part) => part !== null).join('.');
    const text = mark === '' ? page.title : `${mark}. ${page.title}`;
    const at = lines[page.fieldsAt - 1];
    if (at) told.push({ ...at, text, isHeading: true });
    from = afterFields(texts, page.fieldsAt);
  }
  return told.length === 0 ? segments : [...told, ...bodyOf(lines.slice(from))];
}

const bodyOf = (lines: readonly Given[]): Told[] =>
  lines.filter(({ text }) => !label.test(text)).map((line) => ({ ...line, isHeading: false }));

/** Behind the fields that say what kind of item it is, and what was recommended before the meeting. */
function afterFields(texts: readonly string[], from: number): number {
  let at = from;
  while (isItemField(texts[at] ?? '') || label.test(texts[at] ?? '')) at += 1;
  return at;
}
