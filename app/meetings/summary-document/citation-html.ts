import { escapeHtml } from '#app/platform/http/escape-html.ts';
import { citationAddress, citationPattern } from './citation-address.ts';

type CitationHtml = {
  segment: number;
  label: string;
  transcriptHref: string;
  /** What was said there. */
  quote: string | null;
};

/** A citation on the page, as `citationInHtml` finds it again. */
export function citationHtml({ segment, label, transcriptHref, quote }: CitationHtml): string {
  const attributes = [
    'class="citation"',
    `href="${escapeHtml(transcriptHref)}${citationAddress(segment)}"`,
    `aria-label="${escapeHtml(citationName(label))}"`,
    ...(quote ? [`data-note="${escapeHtml(quote)}"`] : []),
  ];
  return `<a ${attributes.join(' ')}>${escapeHtml(label)}</a>`;
}

/**
 * A citation in the HTML of a summary, with its segment and its label. Text in it is escaped, so
 * nothing else looks like one.
 */
export const citationInHtml = new RegExp(
  `<a class="citation" href="[^"]*${citationPattern}"[^>]*>([^<]*)</a>`,
  'g',
);

/** The segments that the citations of a summary's HTML lead to, each once. */
export function segmentsLedTo(html: string): number[] {
  return [...new Set(Array.from(html.matchAll(citationInHtml), ([, segment]) => Number(segment)))];
}

/** 'Transcript at 10:41 AM'; a record without times is cited by passage. */
function citationName(label: string): string {
  return label.includes(':') ? `Transcript at ${label}` : `Transcript, passage ${label}`;
}
