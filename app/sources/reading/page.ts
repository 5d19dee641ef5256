import { type Options, selectAll, selectOne } from 'css-select';
import {
  type ChildNode,
  type Document,
  DomHandler,
  type Element,
  hasChildren,
  isTag,
  isText,
} from 'domhandler';
import { Parser } from 'htmlparser2';
import { tidy } from '#app/entities/typed-line.ts';
import { AppError } from '#app/platform/app-error.ts';
import { webAddress } from '#app/platform/http/web-address.ts';

/** No page that people read is nested deeper; what is was made to break readers. */
const deepest = 500;
/** The largest archives that stand on one page have some 200,000. */
const mostElements = 1_000_000;

/** A web page or XML as a tree. Nothing in it is run or fetched. @throws AppError unreadable */
export function readPage(text: string, { isXml = false } = {}): Document {
  const handler = new DomHandler(undefined, { xmlMode: isXml });
  let depth = 0;
  let elements = 0;
  const parser = new Parser(
    {
      onparserinit: (own) => handler.onparserinit(own),
      onopentag(name, attributes) {
        depth += 1;
        elements += 1;
        if (depth > deepest) throw refused('is nested too deeply to be read');
        if (elements > mostElements) throw refused('has more than a million elements');
        handler.onopentag(name, attributes);
      },
      onclosetag() {
        depth -= 1;
        handler.onclosetag();
      },
      ontext: (words) => handler.ontext(words),
      oncdatastart: () => handler.oncdatastart(),
      oncdataend: () => handler.oncdataend(),
    },
    { xmlMode: isXml, decodeEntities: true },
  );
  parser.end(text);
  return handler.root;
}

const refused = (what: string) => new AppError('unreadable', `The answer ${what}.`);

type Within = Document | Element;
/** Names as they are written: those of XML have capitals, and a web page's were made small. */
const options: Options<ChildNode | Document, Element> = { cacheResults: false, xmlMode: true };

export const all = (selector: string, within: Within): Element[] =>
  selectAll<ChildNode | Document, Element>(selector, within, options).filter(isTag);

export const one = (selector: string, within: Within): Element | null =>
  selectOne<ChildNode | Document, Element>(selector, within, options);

const unseen = new Set(['script', 'style', 'template', 'noscript']);
const inline = new Set('a abbr b em font i small span strong sub sup u'.split(' '));

/** The words that a reader of the page sees, on one line. */
export function wordsOf(node: ChildNode | Document | null): string {
  const parts: string[] = [];
  const walk = (of: ChildNode | Document) => {
    if (isText(of)) parts.push(of.data);
    if (!hasChildren(of)) return;
    const name = isTag(of) ? of.name : '';
    if (unseen.has(name)) return;
    if (!inline.has(name)) parts.push(' ');
    for (const child of of.children) walk(child);
    if (!inline.has(name)) parts.push(' ');
  };
  if (node) walk(node);
  return tidy(parts.join(''));
}

/** An address in a page as it is followed from there; null for a script, and for no address. */
export function addressIn(page: string, href: string | undefined): string | null {
  if (!href?.trim() || /^\s*(?:#|javascript:|mailto:|tel:)/i.test(href)) return null;
  return webAddress(URL.parse(href.trim(), page)?.href ?? null);
}

/** Where a link leads, also one that opens a window by a script. */
export function linkTarget(link: Element, page: string): string | null {
  const { href, onclick = '' } = link.attribs;
  const opened = /(?:window\.open|OpenWindow)\(\s*(["'])([^"']+)\1/i.exec(
    `${onclick} ${href}`,
  )?.[2];
  return addressIn(page, href) ?? addressIn(page, opened);
}
