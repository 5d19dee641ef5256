import { isItemField, itemLines, itemPages } from '../formats/item-fields.ts';
import type { AgendaNode } from './tree-entries.ts';

const recommended = /^recommended action\s*:?\s*/i;
const contents = /^(?:public|administrative|executive) content\b/i;

/** The items of an agenda that was printed with a page for each, below their sections; null for another text. */
export function readItemPages(lines: readonly { text: string }[]): AgendaNode[] | null {
  const texts = itemLines(lines).map(({ text }) => text);
  const pages = itemPages(texts);
  if (pages.length === 0) return null;
  const sections: AgendaNode[] = [];
  for (const { designator, title, section, fieldsAt } of pages) {
    const told = recommendationAt(texts, fieldsAt);
    const own: AgendaNode = {
      ...{ designator, title, children: [] },
      ...(told === null ? {} : { labels: [{ about: 'recommendation', text: told }] }),
    };
    const last = sections.at(-1);
    if (section === null) (last?.children ?? sections).push(own);
    else if (last && last.title === section.title) last.children.push(own);
    else sections.push({ ...section, children: [own] });
  }
  return sections;
}

/** What was recommended, of the fields from a line on. */
function recommendationAt(texts: readonly string[], from: number): string | null {
  const end = texts.findIndex((text, index) => index >= from && contents.test(text));
  const advice = texts.findIndex((text, index) => index >= from && recommended.test(text));
  if (advice < 0 || end < advice) return null;
  const next = texts.findIndex(
    (text, index) => index > advice && (text === '' || isItemField(text)),
  );
  const rest = next < 0 ? [] : texts.slice(advice + 1, next);
  return [(texts[advice] ?? '').replace(recommended, ''), ...rest].join(' ');
}
