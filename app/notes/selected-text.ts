import { citedSegment } from '#app/meetings/summary-document/citation-address.ts';
import type { Selected } from './quotation.ts';

/** What is selected inside `summary`; null where nothing is, or something beyond it. */
export function selectedIn(summary: Element): { range: Range; selected: Selected } | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!summary.contains(range.commonAncestorContainer)) return null;
  const words = wordsOf(range);
  return words === ''
    ? null
    : { range, selected: { words, citation: citationAfter(range, summary) } };
}

/** The words alone, without headings, citations and what is only drawn. */
function wordsOf(range: Range): string {
  const copy = range.cloneContents();
  for (const other of copy.querySelectorAll(
    'h1, h2, h3, h4, h5, h6, .cited, .to-case, .case-outcome, .vote-names, .case-named',
  )) {
    other.remove();
  }
  for (const block of copy.querySelectorAll('p, li')) block.append(' ');
  return (copy.textContent ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:])/g, '')
    .trim();
}

/** A sentence's mark follows it: the first after the words begin, in the same paragraph. */
function citationAfter(range: Range, summary: Element): Selected['citation'] {
  const start = range.startContainer;
  const element = start instanceof Element ? start : start.parentElement;
  const block = element?.closest('p, li') ?? summary;
  for (const cited of block.querySelectorAll('.cited')) {
    // Marks that stand before the selection belong to sentences before it.
    if (range.comparePoint(cited, 0) < 0) continue;
    const link = cited.querySelector<HTMLAnchorElement>('.passage-foot a');
    if (!link) continue;
    const label = cited.querySelector('.passage-time')?.textContent ?? '';
    return { label, segment: citedSegment(link.hash), address: link.href };
  }
  return null;
}
