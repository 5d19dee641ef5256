import { pattern, phrases } from '#app/platform/language/pattern.ts';

const kinds = phrases(`
  council bill
  assembly bill
  (?:house|senate) (?:joint )?(?:bill|resolution)
  clerk file
  (?:legislative |board |agenda )?file
  (?:information|appointment) item
  (?:budget )?(?:ordinance|resolution)
  ord
  reso?l?
  c\\.?b
  c\\.?f
  l\\.?b
  [hs]\\.?\\s?(?:b|r|j\\.?\\s?res)
  bill
  inf
  appt
  docket
  petition
  case
  application
  zoning case
  project
`);
// 'TA/CPA25-03' is of two departments.
const number =
  /(?:(?:[A-Z]{1,3}\/)?[A-Z]{1,5}[- ]?)?\d[\dA-Z]*(?:[-./](?:\d[\dA-Z]*|[A-Z]{1,4}\d*\b))*/;
const kinded = pattern(
  'iu',
)`\b${kinds}\b\.?\s*(?:(?:numbers?|no\.?|nos\.?|#|id)\s*)?:?\s*(?<number>${number})`;
const asWritten = pattern('u')`^${number}$`;
const bare =
  /^\(?(?:file\s*#?\s*:?\s*)?((?:(?:[A-Z]{1,3}\/)?[A-Z]{1,4}-?)?(?:\d{4}|\d{2})-\d{2,6}(?:-[A-Z]+\d*)?)\b/;
/** '14071 An Ordinance amending …', '260191 Contract Amendment' */
const beforePaper =
  /^(?:(\d{5,7}(?:-[A-Z]{1,2})?)[:.,]? (?=(?:an? )?(?:ordinance|resolution|bill)\b)|(\d{6,7}) (?=\p{L}{3}))/iu;
const bracketed =
  /[([]\s*(?:file|id|item)?\s*#?\s*:?\s*((?:[A-Z]{1,4}[- ]?)?(?:\d{4}|\d{2})-\d{3,6})\s*[)\]]/i;
const aboutAnother =
  /\b(?:amend(?:s|ed|ing)?|(?:repeal|supersed|rescind|relat|implement|extend)\w*|pursuant|under|according|in accordance|sections?|chapters?|articles?|code|as required by)\b/i;

/** The number of the file, bill or case that a title names as its own; null where it names none. */
export function readFileNumber(title: string): string | null {
  const begins = bare.exec(title)?.[1];
  if (begins !== undefined && !isSpanOfYears(begins)) return begins;
  const [, ofPaper, listed] = beforePaper.exec(title) ?? [];
  if (ofPaper ?? listed) return ofPaper ?? listed ?? null;
  const found = kinded.exec(title);
  const own = found?.groups?.number ?? '';
  const isOwn =
    found !== null &&
    asWritten.test(own) &&
    !aboutAnother.test(title.slice(0, found.index)) &&
    !isDateOrYears(own);
  if (!isOwn) return bracketed.exec(title)?.[1] ?? null;
  const isFile = /^(?:\S+ )?file\b/i.test(found[0]);
  return (isFile ? own : found[0])
    .replace(/\s+/g, ' ')
    .replace(/[.,:-]+$/, '')
    .trim();
}

/** 'Budget 2025-2026' names two years. */
export function isSpanOfYears(text: string): boolean {
  const [, from, to] = /^(\d{4}|\d{2})-(\d{2}|\d{4})$/.exec(text) ?? [];
  if (from === undefined || to === undefined) return false;
  const step = (Number(to) % 100) - (Number(from) % 100);
  return (from.length === to.length || from.length === 4) && step === 1;
}

function isDateOrYears(number: string): boolean {
  return isSpanOfYears(number) || /\d{1,2}\/\d{1,2}\/\d{2,4}/.test(number);
}
