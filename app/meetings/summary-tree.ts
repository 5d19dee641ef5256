import type { BlockContent, Heading, List, ListItem, Nodes, PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/**
 * The markdown of summaries, line by line (specification, section 2): headings, bullets that are
 * indented by two spaces a level, and every other line a paragraph of its own.
 */
export function parseSummary(markdown: string): Root {
  const inline = inlineParser();
  const root: Root = { type: 'root', children: [] };
  let lists: List[] = [];
  for (const line of lines(markdown)) {
    if (line.trim() === '') continue;
    const bullet = bulletPattern.exec(line);
    if (bullet) {
      const [, indent = '', text = ''] = bullet;
      lists = addBullet(root, lists, levelOf(indent), inline(text));
      continue;
    }
    lists = [];
    root.children.push(heading(line, inline) ?? { type: 'paragraph', children: inline(line) });
  }
  return root;
}

const bulletPattern = /^([ \t]*)[-–—*•◦▪‣][ \t]+(\S.*)$/u;
const headingPattern = /^ {0,3}(#+)[ \t]+(\S.*)$/;
const deepestList = 3;

function lines(markdown: string): string[] {
  return markdown
    .toWellFormed()
    .replaceAll('\0', '\uFFFD')
    .split(/\r\n|\n|\r/);
}

function heading(line: string, inline: InlineParser): Heading | null {
  const match = headingPattern.exec(line);
  if (!match) return null;
  const [, marks = '', text = ''] = match;
  // Deeper headings are all alike: small.
  const depth = marks.length === 1 ? 1 : marks.length === 2 ? 2 : marks.length === 3 ? 3 : 4;
  return { type: 'heading', depth, children: inline(withoutClosingMarks(text)) };
}

/** `## Title ##`: the closing marks are no part of the title. Not a pattern: it could run long. */
function withoutClosingMarks(text: string): string {
  const trimmed = text.trimEnd();
  let end = trimmed.length;
  while (end > 0 && trimmed[end - 1] === '#') end -= 1;
  const before = trimmed[end - 1];
  return before === ' ' || before === '\t' ? trimmed.slice(0, end).trimEnd() : trimmed;
}

function levelOf(indent: string): number {
  const spaces = indent.replaceAll('\t', '  ').length;
  return Math.min(Math.floor(spaces / 2), deepestList - 1);
}

/** Puts a bullet at its level, at most one below the bullet before it. */
function addBullet(root: Root, open: List[], wanted: number, text: PhrasingContent[]): List[] {
  const level = Math.min(wanted, open.length);
  const lists = open.slice(0, level + 1);
  const item: ListItem = {
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: text }],
  };
  const list = lists[level];
  if (list) {
    list.children.push(item);
    return lists;
  }
  const added: List = { type: 'list', ordered: false, spread: false, children: [item] };
  const siblings: BlockContent[] | Root['children'] = blocksOf(lists[level - 1]) ?? root.children;
  siblings.push(added);
  return [...lists, added];
}

function blocksOf(parent: List | undefined) {
  return parent?.children.at(-1)?.children;
}

type InlineParser = (text: string) => PhrasingContent[];

/** Blocks are found above, line by line; raw HTML and images are shown as they were typed. */
const onlyInline = {
  disable: {
    null: [
      'blockQuote',
      'codeFenced',
      'codeIndented',
      'definition',
      'hardBreakEscape',
      'headingAtx',
      'htmlFlow',
      'htmlText',
      'labelStartImage',
      'list',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};

const mark = /[*_`[\]<&\\]/g;
const marksInLine = 400;
const marksInSummary = 10_000;

/**
 * Reads emphasis, code and links in one line. The parser's time can grow with the square of the
 * marks, so a line with more than any sentence needs is taken as it is typed.
 */
function inlineParser(): InlineParser {
  let left = marksInSummary;
  return (text) => {
    const marks = text.match(mark)?.length ?? 0;
    left -= marks;
    if (marks === 0 || marks > marksInLine || left < 0)
      return [{ type: 'text', value: text.trim() }];
    const [first] = fromMarkdown(text, { extensions: [onlyInline] }).children;
    return first?.type === 'paragraph' ? first.children : [{ type: 'text', value: text.trim() }];
  };
}

/** The words of a node, without what they are marked up with. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
