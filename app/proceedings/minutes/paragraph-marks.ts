/** Marks of plain text that stand for a heading, a list or bold type. */
const markup = /<!--.*?-->|\*\*|__|^[#•●▪\p{Co}*\s-]{1,8}(?=\S)/gu;
/** Pictures, and a rule from side to side: nothing of the text. */
const picture = /!\[[^\]\n]{0,300}\](?:\([^()\s]{0,600}\))?|^\s{0,8}(?:[-_*=] ?){3,200}$/g;
const tags =
  /<\/?(?:div|br|p|span|b|i|u|em|strong|hr|center|font|table|tr|td|th|h[1-6])\b[^<>]{0,200}>/gi;
/** '**1\. Call to Order**': a sign that is to be shown as it is. */
const escaped = /\\(?=[.$*_#()[\]&\-+!~|<>])/g;

/** How a paragraph of minutes was set: bold or as a heading, whole or at its beginning. */
export type MarkedParagraph = {
  text: string;
  /** What stands in bold at its beginning or is marked as a heading; null where nothing is. */
  marked: string | null;
  /** A number with what stands in bold behind it; null where none is. */
  titled: string | null;
  /** How deep a heading is marked: '##' is 2; null where it is bold, or none. */
  level: number | null;
  /** Whether it is one of a list: '- Hale, Chair'. */
  isListed: boolean;
};

const asHeading = /^#{1,6}\s+(.+?)\s*#*$/;
const boldAtStart = /^(?:\*\*|__)(.{2,300}?)(?:\*\*|__)/;
/** '2. **Surplus Vehicles**' */
const numberThenBold = /^(\(?[\dA-Za-z]{1,4}[.)]\s+)(?:\*\*|__)(.{2,300}?)(?:\*\*|__)/;
const listed = /^[•●▪*-]\s+(?!\*\*|__)\S/;

/** A paragraph of minutes without the marks of plain text, and what they marked. */
export function withoutMarks(paragraph: string): MarkedParagraph {
  const shown = paragraph.replace(picture, ' ').replace(tags, ' ').replace(escaped, '').trim();
  const marked = asHeading.exec(shown)?.[1] ?? boldAtStart.exec(shown)?.[1] ?? null;
  const level = asHeading.test(shown) ? (/^#+/.exec(shown)?.[0].length ?? null) : null;
  const [, number = '', bold] = numberThenBold.exec(shown) ?? [];
  const titled = bold === undefined ? null : plain(`${number}${bold}`);
  const isListed = listed.test(shown);
  return { text: plain(shown), marked: marked && plain(marked), titled, level, isListed };
}

const plain = (text: string) => text.replace(markup, '').replace(/\s+/g, ' ').trim();
