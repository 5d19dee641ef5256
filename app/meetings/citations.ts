import type { Link, PhrasingContent } from 'mdast';
import { textOf } from './summary-tree.ts';

/** The segment that a link's address cites; null for any other address. */
export function segmentOf(address: string): number | null {
  const number = /^#s(\d{1,7})$/.exec(address)?.[1];
  return number === undefined ? null : Number(number);
}

/** The numbers of the segments that a summary cites. */
export function citedSegments(markdown: string): number[] {
  const cited = new Set<number>();
  for (const match of markdown.matchAll(/\]\(#s(\d{1,7})\)/g)) cited.add(Number(match[1]));
  return [...cited];
}

/** 'Transcript at 10:41 AM'; a record without times is cited by passage. */
export function citationName(label: string): string {
  return label.includes(':') ? `Transcript at ${label}` : `Transcript, passage ${label}`;
}

/**
 * Makes one citation of a stretch of them: a roll call rests on forty segments, and its reader wants
 * the place where it begins. Segments that follow each other become '5:06–7:26'.
 */
export function joinPassages(nodes: PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (let at = 0; at < nodes.length; ) {
    const stretch = stretchFrom(nodes, at);
    const node = nodes[at];
    if (stretch.links.length > 1 && shortens(stretch.links)) {
      joined.push(asOne(stretch.links));
      at = stretch.end;
    } else {
      if (node) joined.push(node);
      at += 1;
    }
  }
  return joined;
}

function stretchFrom(nodes: PhrasingContent[], start: number) {
  const links: Link[] = [];
  let end = start;
  for (let at = start; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (node?.type === 'text' && node.value.trim() === '' && links.length > 0) continue;
    if (node?.type !== 'link') break;
    const segment = segmentOf(node.url);
    const before = links.at(-1);
    if (segment === null) break;
    if (before && segment !== (segmentOf(before.url) ?? 0) + 1) break;
    links.push(node);
    end = at + 1;
  }
  return { links, end };
}

function shortens(links: Link[]): boolean {
  return links.length > 2 || new Set(links.map(textOf)).size === 1;
}

function asOne(links: Link[]): PhrasingContent {
  const [first, last] = [links.at(0), links.at(-1)];
  const labels = [...new Set([first, last].map((link) => (link ? textOf(link) : '')))];
  return {
    type: 'link',
    url: first?.url ?? '',
    children: [{ type: 'text', value: labels.join('–') }],
  };
}
