import type { List, Nodes, PhrasingContent, Root } from 'mdast';
import { escapeHtml } from '#app/platform/http/escape-html.ts';
import { citationName, joinPassages, segmentOf } from './citations.ts';
import { parseSummary, textOf } from './summary-tree.ts';

type SummaryHtmlOptions = {
  /** The transcript's address; without one, citations are text. */
  transcriptHref: string | null;
  /** The words of a segment, shown beside its citations and printed as notes. */
  quoteOf?: (segment: number) => string | null | undefined;
};

/**
 * Safe HTML of a summary, whatever its markdown holds: headings from h3 down (the page has its h1,
 * the summary its h2), paragraphs, nested lists, emphasis, code, links to the web and citations.
 * Everything else comes out as the text it was typed as.
 */
export function renderSummaryHtml(markdown: string, options: SummaryHtmlOptions): string {
  const tree = parseSummary(markdown);
  const writer = new SummaryWriter(options, highestHeading(tree));
  return tree.children.map((block) => writer.block(block)).join('\n') + writer.notes();
}

const topHeading = 3;
const deepestInline = 10;
const quoteLength = 280;

class SummaryWriter {
  readonly #options: SummaryHtmlOptions;
  readonly #shift: number;
  readonly #cited = new Map<number, string>();

  constructor(options: SummaryHtmlOptions, highest: number) {
    this.#options = options;
    this.#shift = topHeading - highest;
  }

  block(node: Root['children'][number]): string {
    if (node.type === 'heading') {
      const level = Math.min(node.depth + this.#shift, 6);
      return `<h${level}>${this.#inline(node.children)}</h${level}>`;
    }
    if (node.type === 'list') return this.#list(node);
    if (node.type === 'paragraph') return `<p>${this.#inline(node.children)}</p>`;
    return `<p>${escapeHtml(textOf(node))}</p>`;
  }

  /** What was said where, for paper, in the record's order: hidden on the screen. */
  notes(): string {
    const inOrder = [...this.#cited].toSorted(([one], [other]) => one - other);
    const notes = inOrder.flatMap(([segment, label]) => {
      const quote = this.#quote(segment);
      return quote ? `<li>${escapeHtml(label)}: ${escapeHtml(quote)}</li>` : [];
    });
    return notes.length > 0 ? `\n<ol class="citation-notes">${notes.join('')}</ol>` : '';
  }

  #list(list: List): string {
    const items = list.children.map((item) => {
      const parts = item.children.map((child) =>
        child.type === 'list' ? this.#list(child) : this.#inline(inlineOf(child)),
      );
      return `<li>${parts.join('')}</li>`;
    });
    return `<ul>${items.join('')}</ul>`;
  }

  #inline(nodes: PhrasingContent[], depth = 0): string {
    const joined = joinPassages(nodes);
    return joined
      .map((node, index) => {
        const html = this.#phrase(node, depth + 1);
        // A sentence takes its first citation along to the next line.
        return isCitation(joined[index + 1]) ? html.replace(/(?<=\S) +$/, '\u00a0') : html;
      })
      .join('');
  }

  #phrase(node: PhrasingContent, depth: number): string {
    if (depth > deepestInline) return escapeHtml(textOf(node));
    switch (node.type) {
      case 'strong':
        return `<strong>${this.#inline(node.children, depth)}</strong>`;
      case 'emphasis':
        return `<em>${this.#inline(node.children, depth)}</em>`;
      case 'inlineCode':
        return `<code>${escapeHtml(node.value)}</code>`;
      case 'link':
        return this.#link(node.url, node.children, depth);
      default:
        return escapeHtml(textOf(node));
    }
  }

  #link(url: string, children: PhrasingContent[], depth: number): string {
    const segment = segmentOf(url);
    if (segment !== null) return this.#citation(segment, children.map(textOf).join(''));
    const label = this.#inline(children, depth);
    const address = URL.parse(url);
    if (!address || !/^(https?|mailto):$/.test(address.protocol)) return label;
    return `<a href="${escapeHtml(address.href)}" rel="noopener nofollow">${label}</a>`;
  }

  #citation(segment: number, label: string): string {
    const { transcriptHref } = this.#options;
    if (transcriptHref === null) return escapeHtml(label);
    this.#cited.set(segment, label);
    const quote = this.#quote(segment);
    const attributes = [
      'class="citation"',
      `href="${escapeHtml(transcriptHref)}#s${segment}"`,
      `aria-label="${escapeHtml(citationName(label))}"`,
      ...(quote ? [`data-note="${escapeHtml(quote)}"`] : []),
    ];
    return `<a ${attributes.join(' ')}>${escapeHtml(label)}</a>`;
  }

  #quote(segment: number): string | null {
    const words = this.#options.quoteOf?.(segment)?.trim();
    if (!words) return null;
    return words.length > quoteLength ? `${words.slice(0, quoteLength).trimEnd()}…` : words;
  }
}

function isCitation(node: PhrasingContent | undefined): boolean {
  return node?.type === 'link' && segmentOf(node.url) !== null;
}

function highestHeading(tree: Root): number {
  const depths = tree.children.flatMap((node) => (node.type === 'heading' ? node.depth : []));
  return depths.reduce<number>((highest, depth) => Math.min(highest, depth), topHeading);
}

function inlineOf(node: Nodes): PhrasingContent[] {
  return node.type === 'paragraph' ? node.children : [{ type: 'text', value: textOf(node) }];
}
