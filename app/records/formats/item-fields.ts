import { pattern, phrases } from '#app/platform/language/pattern.ts';

/** 'Subject : 1. Roll Call', the first field of an item's page. */
export const subjectField =
  /^subject\s*:?\s+(?:(\d{1,3}(?:\.\d{1,3})?|[A-Z]{1,2})(?:[.)]|(?<=\.\d+))\s+)?(\S.*)$/i;

/** The fields after it; the title goes on until one of them. */
export const itemField = pattern('i')`^(?:${phrases(String.raw`
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
const explained =
  /(?<=^.{8,80}?) [-–—] (?=The |Any |Members |Board )(?=.*\b(?:may|will|shall|is|are)\b).{40,}$/;
/** In lines: the fields of an item. */
const fieldsWithin = 8;
const fewestItems = 2;

/** The lines of a text, each trimmed, and with the name of a field beside what it holds. */
export function joinFieldNames(lines: readonly string[]): string[] {
  const texts = lines.map((line) => line.trim()).filter((text) => !pageMark.test(text));
  return texts.flatMap((text, at) => {
    if (nameAlone.test(texts[at - 1] ?? '')) return [];
    return nameAlone.test(text) ? [`${text}: ${texts[at + 1] ?? ''}`] : [text];
  });
}

/**
 * Where the items begin of an agenda, or of minutes, printed with a page for each, as school boards'
 * platforms do: 'Subject', 'Meeting', 'Type', and what the item is about. None in another text.
 */
export function itemPageStarts(lines: readonly string[]): number[] {
  const starts = lines.flatMap((text, at) =>
    subjectField.test(text) && hasFields(lines, at) ? [at] : [],
  );
  return starts.length < fewestItems ? [] : starts;
}

function hasFields(lines: readonly string[], at: number): boolean {
  const next = lines.slice(at + 1, at + 1 + fieldsWithin);
  return ['meeting', 'type'].every((name) =>
    next.some((text) => text.toLowerCase().startsWith(name) && itemField.test(text)),
  );
}

/** What an item is called, without what its page says that it is for. */
export const withoutPurpose = (title: string): string => title.replace(explained, '');
