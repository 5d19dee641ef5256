import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { monthNames } from '#app/platform/month-names.ts';
import { type Designator, readDesignator } from '#app/records/agenda/designator.ts';
import { itemTyped } from '#app/records/item-type.ts';
import { runningNumber } from './running-number.ts';

export type Heading = {
  designator: string | null;
  /** The same as it counts. */
  number: Designator | null;
  title: string;
  /** Named as what is taken up: 'APPLICATION: 12 Canal Street'. */
  isNamed?: boolean;
  /** Below a mark on a line of its own that counts on: an item wherever it stands. */
  isCounted?: boolean;
  /** Headed by what kind of item it is, which says whether it stands on the consent list: 'Action (Consent): B.' */
  isTyped?: boolean;
  isConsent?: boolean;
  /** How it stands out: marked as a heading or bold, in capitals, or by where it stands alone. */
  look: 'marked' | 'capitals' | 'plain';
  /** How deep it is marked, where it is: '##' is 2. */
  level?: number;
  /** What stands behind it on the same line is its text: 'WELL NO. 3: The pump failed.' */
  runsOn?: boolean;
};

/** A heading without a number is no longer, in words; the sentences of minutes are. */
const longestHeading = 16;
const longestTitle = 400;

/** 'ADJOURNMENT It was moved by …': a heading that its paragraph ran on from. */
const inCapitals =
  /^(\p{Lu}[\p{Lu}\d ,&'’/.()#-]{3,80}?)(?:\.? (?=\p{Lu}\p{Ll}|\p{Lu} \p{Ll})| ?[:–—-] (?=(?:NONE|None|N\/A)\b|.{0,40}\p{Ll}{2}))/u;
/** 'HARBOR DISTRICT: Board of Directors Session:', and no text behind it. */
const twofold = /^[^:]{3,80}: [^:.]{3,50}:$/;
/** 'Mowing Contract – Two bids were opened.' */
const runIn = /^(\p{Lu}[\p{L}\d ,&'’/.#()-]{3,70}?)(?: ?[:–—]| [-–—]{1,2}) (?=\p{Lu}.{8})/u;

/** 'APPLICATION: 12 Canal Street', in minutes that are a form. */
const named =
  /^(?:agenda item|item|application|petition|case|docket|subject|project)\s?:\s+(?=[\p{Lu}\d])(.{6,300})$/iu;

/** 'Sale of the Ferry (E-7)': a code of the agenda behind its title. */
const withCode =
  /^(?<title>[\p{Lu}\d][^()]{3,300}?) \((?<code>[A-Z](?:-[A-Z\d]{1,3})?)(?:\/[A-Z]-\d{1,2})?\)$/u;

/** The item that a paragraph of minutes opens: '6.a Public Hearing: …', 'ITEM 2. SITE PLAN', 'Adjournment'. */
export function writtenHeading(paragraph: string, isMarked = false): Heading | null {
  const kind = itemTyped.exec(paragraph.trim());
  if (kind !== null) {
    const heading = writtenHeading(paragraph.trim().slice(kind[0].length), isMarked);
    return heading && { ...heading, isTyped: true, isConsent: kind.groups?.consent !== undefined };
  }
  const line = paragraph.trim();
  const numbered = readDesignator(line) ?? runningNumber(line);
  if (numbered) {
    const { designator, rest } = numbered;
    const title = rest.replace(/^[:.\s–—-]+/, '');
    const isSure = designator.isSure || /^[\dIVX]/.test(designator.written);
    const isTitle =
      /^["“(]?\p{L}/u.test(title) || (designator.parts.length > 1 && /^\d/.test(title));
    if (isTitle && isSure && !isPerson.test(line) && !isInitial.test(line) && !isAttendance(title))
      return {
        ...{ designator: designator.written, number: designator },
        ...titleOf(title, isMarked),
      };
  }
  const [, field] = named.exec(line) ?? [];
  if (field !== undefined)
    return { ...unnumbered, title: field, isNamed: true, look: lookOf(field, isMarked) };
  const coded = withCode.exec(line)?.groups;
  if (coded?.title && coded.code && !movedOrDone.test(coded.title))
    return {
      ...{ designator: coded.code, number: null, title: coded.title },
      look: lookOf(coded.title, isMarked),
    };
  if (isAttendance(line) || outcomeAlone.test(line)) return null;
  const opening = inCapitals.exec(line)?.[1];
  if (opening !== undefined && twofold.test(line) && !movedOrDone.test(line))
    return { ...unnumbered, title: line.replace(/:$/, ''), look: 'capitals' };
  if (opening !== undefined && /\p{Lu}{3}/u.test(opening) && !movedOrDone.test(opening))
    return { ...unnumbered, title: opening, look: 'capitals', runsOn: true };
  if (isTitleLine(line, isMarked) && !step.test(line))
    return { ...unnumbered, title: line.replace(/:$/, ''), look: lookOf(line, isMarked) };
  const [, before] = runIn.exec(line) ?? [];
  if (before !== undefined && isTitleLine(before, false) && !step.test(`${before}:`))
    return { ...unnumbered, title: before, look: 'plain', runsOn: true };
  return null;
}

/** Where its text runs on behind a title in capitals, only these are the title. */
function titleOf(title: string, isMarked: boolean): Pick<Heading, 'title' | 'look' | 'runsOn'> {
  const [, opening] = inCapitals.exec(title) ?? [];
  if (opening !== undefined && /\p{Lu}{3}/u.test(opening))
    return { title: opening, look: 'capitals', runsOn: true };
  return { title: title.slice(0, longestTitle), look: lookOf(title, isMarked) };
}

const lookOf = (title: string, isMarked: boolean): Heading['look'] =>
  isMarked
    ? 'marked'
    : /\p{Lu}{2}/u.test(title) && !/\p{Ll}{2}/u.test(title)
      ? 'capitals'
      : 'plain';

/** 'G. M. Michael Chamber' */
const isInitial = /^\p{Lu}\. ?\p{Lu}\.\s/u;

/** 'Discussion:', what is done with an item and no item. */
const step = pattern(
  'i',
)`^(?:${words('committee council board staff further open commission')} )?${phrases(`
  discussions?|motions?|actions?(?: taken)?|background|recommendations?|reports?|decisions?
  findings?(?: of fact)?|conditions?|comments?|applicants?|questions?|results?|conclusions?
  summary|subject|to|from|re|presenters?|speakers?|moved|seconded|attachments?
  requested action|purpose|note
`)}\s?:$`;

/** 'S. Frye reported that …' */
const isPerson =
  /^\p{Lu}\. \p{Lu}\p{Ll}+ (?:\p{Ll}+ed|said|made|gave|told|will|has|had|was|is|read|spoke|asks|led)\b/u;
/** 'LOST': what came of a motion. */
const outcomeAlone =
  /^(?:motion )?(?:lost|defeated|failed|adopted|approved|denied|tabled|resolved|agreed|withdrawn|deferred|referred)[.!]?$/i;

const unnumbered = { designator: null, number: null };

/** Short, in capitals or with a capital at most of its words, and no sentence. */
function isTitleLine(line: string, isMarked: boolean): boolean {
  const all = line.replace(/:$/, '').split(/\s+/);
  const hasField = /:\s/.test(line) && !isMarked && /\p{Ll}{2}/u.test(line);
  if (all.length > longestHeading || /[.;!?,]$/.test(line) || hasField) return false;
  // 'Councilmember Johnson X' is a row of a vote.
  if (/\s[Xx✓√✔]$/.test(line)) return false;
  const long = all.filter((word) => /^\p{L}{4,}/u.test(word));
  return (
    (long.length > 0 || (isMarked && /\p{L}{2}/u.test(line))) &&
    (isMarked || long.every((word) => /^\p{Lu}/u.test(word) || small.test(word))) &&
    /^["“(]?[\p{Lu}\d]/u.test(line) &&
    !dated.test(line) &&
    !movedOrDone.test(line)
  );
}

const small =
  /^(?:from|with|into|upon|over|under|between|through|along|behind|across|against|about|after|before)$/;
/** A line that is no more than a date or says when the whole was. */
const dated = pattern('i')`^(?!approv|adopt|review|accept).{0,60}\b${[
  String.raw`(?:${monthNames.join('|')})(?: \d{1,2}(?:st|nd|rd|th)?)?,? `,
  String.raw`\d{1,2}[/.-]\d{1,2}[/.-]`,
  '^',
]}(?:19|20)\d{2}(?:,? (?:at |– |- )?\d{1,2}[:.]\d{2} ?[ap]\.?m\.?)?$`;

const bodies = words('board council committee commission town village city').join('|');
const people = words(`
  members? staff officials others? also guests? visitors those public
  directors commissioners trustees councill?ors
`).join('|');
const attending =
  '(?:members?|directors|trustees|commissioners|staff|guests?) (?:attending|in attendance)';
/** Who was there, and what stands at the top of the whole. */
const attendance = pattern('iu')`^${phrases(String.raw`
  (?:(?:${bodies}) )?(?:${people}) (?:present|absent|attending|in attendance|excused)
  (?:\p{L}+ ){0,2}(?:attendees|${attending})
  attending|guests|visitors|present|absent|excused|attendance|in attendance|also present|also in attendance
  date|time|place|location|venue|quorum present|dated|attest(?:ed)?
`)}\b\s?(?::|$|[-–—])`;
const isAttendance = (line: string) => attendance.test(line);

const movedOrDone = pattern('i')`\b${words(String.raw`
  mover seconder result yeas noes second motion moved seconded carried passed ayes? nays?
  absent excused recused abstain vote unanimous unanimously yes no(?!\.)
  was were returned arrived left
`)}\b`;
