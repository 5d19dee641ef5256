import { type ChildNode, type Document, hasChildren, isTag, isText } from 'domhandler';
import { linkTarget } from './page.ts';

/** A piece of a page that stands by itself: a row, an entry of a list, a paragraph, what holds them. */
export type Block = { from: number; to: number; above: Block | null };

export type PageLink = { from: number; to: number; url: string; label: string; within: Block };

export type FlatPage = {
  /** All words of the page, with a mark between what stands apart */
  text: string;
  links: PageLink[];
  headings: { from: number; text: string }[];
};

export const apart = '\u241e';

const inline = new Set('a abbr b em font i label mark small span strong sub sup time u'.split(' '));
/** What holds no records: words that nobody sees, and the way around the site. */
const passedOver = new Set(
  'script style template noscript nav footer select button svg head'.split(' '),
);

/** A page as its words in their order, with the places of its links. */
export function flatPage(page: Document, url: string): FlatPage {
  const flat: FlatPage = { text: '', links: [], headings: [] };
  const parts: string[] = [];
  let length = 0;
  const write = (words: string) => {
    parts.push(words);
    length += words.length;
  };
  const walk = (node: ChildNode | Document, within: Block) => {
    if (isText(node)) write(node.data.replace(/\s+/g, ' '));
    if (!hasChildren(node)) return;
    const name = isTag(node) ? node.name : '';
    if (passedOver.has(name)) return;
    const isBlock = !inline.has(name);
    if (isBlock) write(apart);
    const block = isBlock ? { from: length, to: length, above: within } : within;
    const [from, at] = [length, parts.length];
    for (const child of node.children) walk(child, block);
    const said = () => parts.slice(at).join('').replaceAll(apart, ' ').trim();
    if (isBlock) block.to = length;
    if (/^h[1-5]$/.test(name)) flat.headings.push({ from, text: said() });
    const target = isTag(node) && name === 'a' ? linkTarget(node, url) : null;
    if (isTag(node) && target !== null) {
      const label = said() || node.attribs['aria-label'] || node.attribs.title || '';
      flat.links.push({ from, to: length, url: target, label, within: block });
    }
    if (isBlock) write(apart);
  };
  walk(page, { from: 0, to: Number.POSITIVE_INFINITY, above: null });
  flat.text = parts.join('');
  return flat;
}
