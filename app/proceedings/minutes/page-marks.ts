import { pattern } from '#app/platform/language/pattern.ts';
import { monthNames } from '#app/platform/month-names.ts';

const date = pattern('i')`(?:${monthNames} \d{1,2},? \d{4}|\d{1,2}\/\d{1,2}\/\d{2,4})`;
const pageNumber = pattern('i')`(?:page|pg\.?|p\.) ?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?`;
/** 'City Council Minutes', 'May 6, 2025', 'Page 4': what stands at the end of a page or at its beginning. */
const mark = pattern('iu')`^${[
  String.raw`.{0,80}\b${pageNumber.source}`,
  String.raw`${pageNumber.source}\b.{0,60}`,
  String.raw`[-–] ?\d{1,3} ?[-–]`,
  String.raw`\d{1,3} ?\| ?page`,
  String.raw`.{0,60}\b(?:minutes|meeting)\b.{0,20}[,–-]? ?${date.source}`,
  String.raw`${date.source}.{0,60}\bminutes`,
]}$`;

/** Whether a paragraph is no more than what pages repeat around their text. */
export const isPageMark = (paragraph: string): boolean =>
  mark.test(paragraph) &&
  !/[.;!?]$/.test(paragraph) &&
  !/\b(?:approv|adopt|motion|moved)/i.test(paragraph);
