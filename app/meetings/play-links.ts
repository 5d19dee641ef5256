import { escapeHtml } from '#app/platform/http/escape-html.ts';
import { citationInHtml } from './summary-document/citation-html.ts';

/** A stretch of the recording, and the address that plays it without a script. */
export type Playable = { from: number; until: number; href: string };

const citations = new RegExp(`(?:${citationInHtml.source}[ \u00a0]*)+`, 'g');

/**
 * Puts a link that plays the recording behind the citations of each sentence, and says at each of
 * them which stretch it is, so that a player can mark what is being heard. Of the HTML that
 * renderSummaryHtml wrote: text in it is escaped, so nothing else looks like a citation.
 */
export function withPlayLinks(html: string, playable: (segment: number) => Playable | null) {
  return html.replace(citations, (run) => {
    const marked = run.replace(citationInHtml, (link, segment: string) => {
      const place = playable(Number(segment));
      if (!place) return link;
      const stretch = `data-from="${place.from}" data-until="${place.until}"`;
      return link.replace('<a class="citation"', `<a class="citation" ${stretch}`);
    });
    for (const [, segment, label = ''] of run.matchAll(citationInHtml)) {
      const place = playable(Number(segment));
      if (place) return beforeSpace(marked, playLink(place, label));
    }
    return marked;
  });
}

/** Behind the last citation, from which no line may part it. */
function beforeSpace(run: string, link: string): string {
  const last = run.lastIndexOf('<a class="citation"');
  const end = run.trimEnd().length;
  return `${run.slice(0, last)}<span class="played">${run.slice(last, end)}${link}</span>${run.slice(end)}`;
}

function playLink({ from, href }: Playable, label: string): string {
  const attributes = [
    'class="play-from"',
    `href="${escapeHtml(href)}"`,
    'rel="noopener nofollow"',
    `data-play-at="${from}"`,
    `aria-label="Play from ${label}"`,
  ];
  return `<a ${attributes.join(' ')}></a>`;
}
