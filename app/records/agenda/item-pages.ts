import {
  itemField,
  itemPageStarts,
  joinFieldNames,
  subjectField,
  withoutPurpose,
} from '../formats/item-fields.ts';
import type { AgendaNode } from './tree-entries.ts';

const recommended = /^recommended action\s*:?\s*/i;
const contents = /^(?:public|administrative|executive) content\b/i;
const section = /^([A-Z]{1,3}|\d{1,3})[.)]\s+(\S.*)$/;
/** In lines: the name of a section, the fields of an item. */
const reach = { section: 3, fields: 8 };

/** The items of an agenda that was printed with a page for each, below their sections; null for another text. */
export function readItemPages(lines: readonly { text: string }[]): AgendaNode[] | null {
  const texts = joinFieldNames(lines.map(({ text }) => text));
  const starts = itemPageStarts(texts);
  if (starts.length === 0) return null;
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

function itemAt(texts: readonly string[], at: number): AgendaNode {
  const [, designator = null, begun = ''] = subjectField.exec(texts[at] ?? '') ?? [];
  const title = withoutPurpose([begun, ...upToField(texts, at + 1)].join(' '));
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
  const end = texts.findIndex(
    (text, index) => index >= from && (text === '' || itemField.test(text)),
  );
  return texts.slice(from, end < 0 ? from : end);
}

const category = /^category\s*:\s+(?:([A-Z]{1,3}|\d{1,3})[.)]\s+)?(\S.*)$/i;

function categoryOf(texts: readonly string[], at: number): Omit<AgendaNode, 'children'> | null {
  const fields = texts.slice(at + 1, at + 1 + reach.fields);
  const end = fields.findIndex((text) => subjectField.test(text));
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
