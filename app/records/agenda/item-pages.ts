import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { AgendaNode } from './tree-entries.ts';

/** 'Subject : 1. Roll Call', the first field of an item's page. */
const subject =
  /^subject\s*:?\s+(?:(\d{1,3}(?:\.\d{1,3})?|[A-Z]{1,2})(?:[.)]|(?<=\.\d+))\s+)?(\S.*)$/i;
/** A field's name on a line of its own, before what it holds. */
const nameAlone = /^(?:subject|category)$/i;
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
const recommended = /^recommended action\s*:?\s*/i;
const contents = /^(?:public|administrative|executive) content\b/i;
const section = /^([A-Z]{1,3}|\d{1,3})[.)]\s+(\S.*)$/;
/** In lines: the name of a section, the fields of an item. */
const reach = { section: 3, fields: 8 };
const fewest = 2;

/**
 * The items of an agenda that was printed with a page for each, as school boards' platforms do: the
 * section's name, 'Subject', 'Meeting', 'Type', and what the item is about. Null for another text.
 */
export function readItemPages(lines: readonly { text: string }[]): AgendaNode[] | null {
  const texts = joinNames(lines.map(({ text }) => text.trim()));
  const starts = texts.flatMap((text, at) =>
    subject.test(text) && hasFields(texts, at) ? [at] : [],
  );
  if (starts.length < fewest) return null;
  const sections: AgendaNode[] = [];
  for (const at of starts) {
    const own = itemAt(texts, at);
    const heading = categoryOf(texts, at) ?? sectionAbove(texts, at);
    const last = sections.at(-1);
    if (heading === null) (last?.children ?? sections).push(own);
    else if (last && last.title === heading.title) last.children.push(own);
    else sections.push({ ...heading, children: [own] });
  }
  return sections;
}

function joinNames(texts: readonly string[]): string[] {
  return texts.flatMap((text, at) => {
    if (nameAlone.test(texts[at - 1] ?? '')) return [];
    return nameAlone.test(text) ? [`${text}: ${texts[at + 1] ?? ''}`] : [text];
  });
}

function hasFields(texts: readonly string[], at: number): boolean {
  const next = texts.slice(at + 1, at + 1 + reach.fields);
  return ['meeting', 'type'].every((name) =>
    next.some((text) => text.toLowerCase().startsWith(name) && field.test(text)),
  );
}

function itemAt(texts: readonly string[], at: number): AgendaNode {
  const [, designator = null, begun = ''] = subject.exec(texts[at] ?? '') ?? [];
  const title = [begun, ...upToField(texts, at + 1)].join(' ');
  const end = texts.findIndex((text, index) => index > at && contents.test(text));
  const advice = texts.findIndex((text, index) => index > at && recommended.test(text));
  if (advice < 0 || end < advice) return { designator, title, children: [] };
  const told = [(texts[advice] ?? '').replace(recommended, ''), ...upToField(texts, advice + 1)];
  return {
    designator,
    title,
    children: [],
    labels: [{ about: 'recommendation', text: told.join(' ') }],
  };
}

function upToField(texts: readonly string[], from: number): string[] {
  const end = texts.findIndex((text, index) => index >= from && (text === '' || field.test(text)));
  return texts.slice(from, end < 0 ? from : end);
}

const category = /^category\s*:\s+(?:([A-Z]{1,3}|\d{1,3})[.)]\s+)?(\S.*)$/i;

function categoryOf(texts: readonly string[], at: number): Omit<AgendaNode, 'children'> | null {
  const fields = texts.slice(at + 1, at + 1 + reach.fields);
  const end = fields.findIndex((text) => subject.test(text));
  const told = fields.slice(0, end < 0 ? fields.length : end).find((text) => category.test(text));
  const [, designator = null, title] = category.exec(told ?? '') ?? [];
  return title === undefined ? null : { designator, title };
}

/** 'B. PUBLIC COMMENT FOR CLOSED SESSION', which may go on in a second line. */
function sectionAbove(texts: readonly string[], at: number): Omit<AgendaNode, 'children'> | null {
  for (let line = at - 1; line >= Math.max(0, at - reach.section); line -= 1) {
    const [, designator, begun] = section.exec(texts[line] ?? '') ?? [];
    if (designator === undefined || begun === undefined) continue;
    return { designator, title: [begun, ...texts.slice(line + 1, at)].join(' ') };
  }
  return null;
}
