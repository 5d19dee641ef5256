import { pattern, phrases } from '#app/platform/language/pattern.ts';

/** 'Subject : 1. Roll Call', the first field of an item's page. */
const subject =
  /^subject\s*:?\s+(?:(\d{1,3}(?:\.\d{1,3})?|[A-Z]{1,2})(?:[.)]|(?<=\.\d+))\s+)?(\S.*)$/i;
/** 'Category: C. Consent Agenda', where the platform says so: the section that the item stands in. */
const category = /^category\s*:?\s+(?:([A-Z]{1,3}|\d{1,3})[.)]\s+)?(\S.*)$/i;

/** The fields after it; the title goes on until one of them. */
const field = pattern('i')`^(?:${phrases(String.raw`
  meeting
  type
  category
  access
  preferred date
  absolute date
  fiscal impact
  dollar amount
  budgeted
  budget source
  recommended action
  goals
  public content
  administrative content
`)})\s*(?::|$|(?=(?-i:[A-Z])))`;

/** A field's name on a line of its own, before what it holds. */
const nameAlone = /^(?:subject|category)$/i;
/** 'Page 11:', where a program turned the pages into text. */
const pageMark = /^page \d+:?$/i;
/** 'Adoption of the Agenda - The Board may request that items be removed …': a title, and what it is for. */
const purpose =
  /(?<=^.{8,80}?) [-–—] (?:The|Any) (?:superintendent|board|public|council|commission|president|trustees|audience|members?)\b(?: [\w/()]+){0,5} (?:may|will|shall)\b.*$/i;
/** 'E. RECOGNITION', above each item that stands in it. */
const section = /^([A-Z]{1,3}|\d{1,3})[.)]\s+(\S.*)$/;
/** 'J. Hale seconded the motion.': a sentence, and no section's name. */
const isTold = /[.;:!?]$|\b(?:motion|moved?|second(?:ed|s)?|votes?d?|carried|passed)\b/i;
/** In lines: the fields of an item, and the name of its section. */
const reach = { fields: 8, section: 3 };
const fewestItems = 2;

type Part = { designator: string | null; title: string };

/** An item that was printed on a page of its own. */
export type ItemPage = Part & {
  section: Part | null;
  /** The lines where its page begins, with the name of its section, and where its fields do. */
  from: number;
  fieldsAt: number;
};

/** Lines trimmed, with the name of a field beside what it holds, and without the marks of pages. */
export function itemLines<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  const texts = lines
    .map((line) => ({ ...line, text: line.text.trim() }))
    .filter(({ text }) => !pageMark.test(text));
  return texts.flatMap((line, at) => {
    if (nameAlone.test(texts[at - 1]?.text ?? '')) return [];
    const held = nameAlone.test(line.text) ? `${line.text}: ${texts[at + 1]?.text ?? ''}` : null;
    return [held === null ? line : { ...line, text: held }];
  });
}

export const isItemField = (text: string): boolean => field.test(text);

/**
 * The items of an agenda, or of minutes, printed with a page for each, as school boards' platforms do:
 * 'Subject', 'Meeting', 'Type', and what the item is about. None in another text.
 */
export function itemPages(texts: readonly string[]): ItemPage[] {
  const starts = texts.flatMap((text, at) =>
    subject.test(text) && hasFields(texts, at) ? [at] : [],
  );
  if (starts.length < fewestItems) return [];
  return starts.map((at): ItemPage => {
    const [, designator = null, begun = ''] = subject.exec(texts[at] ?? '') ?? [];
    const fieldsAt = titleEnd(texts, at);
    const title = [begun, ...texts.slice(at + 1, fieldsAt)].join(' ').replace(purpose, '');
    const above = sectionAbove(texts, at);
    const own = categoryOf(texts, at) ?? above;
    const named = own && { designator: own.designator, title: own.title };
    return { designator, title, section: named, from: above?.from ?? at, fieldsAt };
  });
}

function hasFields(texts: readonly string[], at: number): boolean {
  const next = texts.slice(at + 1, at + 1 + reach.fields);
  return ['meeting', 'type'].every((name) =>
    next.some((text) => text.toLowerCase().startsWith(name) && field.test(text)),
  );
}

function titleEnd(texts: readonly string[], at: number): number {
  const end = texts.findIndex((text, index) => index > at && (text === '' || field.test(text)));
  return end < 0 ? at + 1 : end;
}

function categoryOf(texts: readonly string[], at: number): Part | null {
  const fields = texts.slice(at + 1, at + 1 + reach.fields);
  const end = fields.findIndex((text) => subject.test(text));
  const told = fields.slice(0, end < 0 ? fields.length : end).find((text) => category.test(text));
  const [, designator = null, title] = category.exec(told ?? '') ?? [];
  return title === undefined ? null : { designator, title };
}

/** 'B. PUBLIC COMMENT FOR CLOSED SESSION', right above, which may go on in a second line. */
function sectionAbove(
  texts: readonly string[],
  at: number,
): { designator: string; title: string; from: number } | null {
  for (let line = at - 1; line >= Math.max(0, at - reach.section); line -= 1) {
    const text = texts[line] ?? '';
    if (text === '' || isTold.test(text)) return null;
    const [, designator, begun] = section.exec(text) ?? [];
    if (designator === undefined || begun === undefined) continue;
    return { designator, title: [begun, ...texts.slice(line + 1, at)].join(' '), from: line };
  }
  return null;
}
