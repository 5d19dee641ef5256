import { escapeHtml } from '#app/platform/http/escape-html.ts';
import { citationHtml } from './citation-html.ts';
import { joinCitations } from './join-citations.ts';
import { type Phrase, textOf } from './phrase.ts';
import { readLines, type SummaryLine } from './read-lines.ts';

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
  const lines = readLines(markdown);
  const writer = new SummaryWriter(options, highestHeading(lines));
  return writer.blocks(lines).join('\n') + writer.notes();
}

const topHeading = 3;
const quoteLength = 280;

type Bullet = Extract<SummaryLine, { kind: 'bullet' }>;

class SummaryWriter {
  readonly #options: SummaryHtmlOptions;
  readonly #shift: number;
  readonly #cited = new Map<number, string>();

  constructor(options: SummaryHtmlOptions, highest: number) {
    this.#options = options;
    this.#shift = topHeading - highest;
  }

  blocks(lines: readonly SummaryLine[]): string[] {
    const blocks: string[] = [];
    let bullets: Bullet[] = [];
    const flush = () => {
      if (bullets.length > 0) blocks.push(this.#list(bullets));
      bullets = [];
    };
    for (const line of lines) {
      if (line.kind === 'bullet') {
        bullets.push(line);
        continue;
      }
      flush();
      const tag = line.kind === 'heading' ? `h${Math.min(line.level + this.#shift, 6)}` : 'p';
      blocks.push(`<${tag}>${this.#inline(line.phrases)}</${tag}>`);
    }
    flush();
    return blocks;
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

  #list(bullets: readonly Bullet[]): string {
    let html = '';
    let open = -1;
    for (const { level, phrases } of bullets) {
      if (level > open) html += '<ul>';
      else html += `${'</li></ul>'.repeat(open - level)}</li>`;
      html += `<li>${this.#inline(phrases)}`;
      open = level;
    }
    return html + '</li></ul>'.repeat(open + 1);
  }

  #inline(phrases: readonly Phrase[]): string {
    const joined = joinCitations(phrases);
    return joined
      .map((phrase, index) => {
        const html = this.#phrase(phrase);
        // A sentence takes its first citation along to the next line.
        const isCited = joined[index + 1]?.kind === 'citation';
        return isCited ? html.replace(/(?<=\S) +$/, '\u00a0') : html;
      })
      .join('');
  }

  #phrase(phrase: Phrase): string {
    switch (phrase.kind) {
      case 'strong':
        return `<strong>${this.#inline(phrase.phrases)}</strong>`;
      case 'emphasis':
        return `<em>${this.#inline(phrase.phrases)}</em>`;
      case 'code':
        return `<code>${escapeHtml(phrase.text)}</code>`;
      case 'link':
        return this.#link(phrase.address, this.#inline(phrase.phrases));
      case 'citation':
        return this.#citation(phrase);
      default:
        return escapeHtml(textOf(phrase));
    }
  }

  #link(address: string, label: string): string {
    const url = URL.parse(address);
    if (!url || !/^(https?|mailto):$/.test(url.protocol)) return label;
    return `<a href="${escapeHtml(url.href)}" rel="noopener nofollow">${label}</a>`;
  }

  #citation({ segment, label }: { segment: number; label: string }): string {
    const { transcriptHref } = this.#options;
    if (transcriptHref === null) return escapeHtml(label);
    this.#cited.set(segment, label);
    return citationHtml({ segment, label, transcriptHref, quote: this.#quote(segment) });
  }

  #quote(segment: number): string | null {
    const words = this.#options.quoteOf?.(segment)?.trim();
    if (!words) return null;
    return words.length > quoteLength ? `${words.slice(0, quoteLength).trimEnd()}…` : words;
  }
}

function highestHeading(lines: readonly SummaryLine[]): number {
  const levels = lines.flatMap((line) => (line.kind === 'heading' ? line.level : []));
  return levels.reduce((highest, level) => Math.min(highest, level), topHeading);
}
