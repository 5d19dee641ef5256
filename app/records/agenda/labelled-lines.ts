import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { isSectionName } from './section-names.ts';

/** What a line below an item tells of it, by the word it begins with. */
export type Labelled = { about: 'recommendation' | 'sponsors' | 'file' | 'other'; text: string };

const officers = phrases(`
  committee
  commission
  board
  department
  superintendent
  manager
  administrator
  director
  mayor
  council
  executive
  staff
`);
const recommenders = pattern()`(?:(?:the )?(?:[\w'’&,-]+ ){0,5}${officers}|administration)(?:['’]s)?`;
const advice = phrases(`
  recommendations?
  recommended (?:action|motion)
  suggested (?:action|motion)
  proposed (?:action|motion)
  possible (?:action|motion)
  requested (?:action|motion)
  (?:action|motion) (?:requested|recommended)
`);
const recommendation = pattern('i')`^(?:${recommenders} )?${advice}\s*[:–—-]\s*(.*)$`;
/** 'Action: Consider Ordinance 26-13', before a meeting: what it is asked to do. */
const asked =
  /^action\s*:\s*((?:consider|approve|adopt|authorize|accept|deny|recommend|award)\b.*)$/i;
const recommends = pattern('i')`^(${recommenders} recommends?\b.*)$`;
const brought = phrases(`
  (?:co-?)?sponsors?(?: ?\\/ ?s)?
  authors?
  patrons?
  (?:co-?sponsored|sponsored|introduced|offered|authored|requested|brought) by
`);
const sponsors = pattern('i')`^${brought}\s*[:–—-]\s*(.*)$`;
const broughtBy = /^(?:co-?sponsored|sponsored|introduced|offered|authored) by\s+(.*)$/i;
const file =
  /^(?:legislative |council |agenda )?(?:file|document|legislation|matter|record|bill|case|docket)\s*(?:no\.?|number|#|id)*\s*[:#]\s*(\S.*)$/i;
const other = pattern('i')`^(?:${phrases(`
  attachments?
  exhibits?
  documents?
  presenters?
  presented by
  speakers?
  (?:staff )?contacts?
  prepared by
  fiscal (?:impact|note)
  (?:budget|financial) impact
  (?:estimated )?(?:time|duration)
  location
  background
  summary
  purpose
  type
  goals?
  subject
  applicants?
  owners?
  department
  status
  history
  legislative history
  action
  motion
  moved(?: by)?
  mover
  second(?:ed)?(?: by)?
  ayes?
  nays?
  yes
  no
  vote
  result
  districts?
  ward
  notes?
`)})\s*:\s*(.*)$`;

/** '…, Council Member Gross, Council': the name of another one stands on the next line. */
const awaitsName =
  /(?:,|\band)(?: (?:council|council ?member|commissioner|supervisor|trustee|alder\w*|director|member))?$/i;

/** Whether a list of sponsors goes on with the next line, however wide the page is. */
export function awaitsSponsor({ about, text }: Labelled, next: string): boolean {
  const isName = /^(?:(?:and )?\p{Lu}[\p{L}.'’-]+(?:,|$| ))+$/u.test(next) && !isSectionName(next);
  return about === 'sponsors' && isName && awaitsName.test(text);
}

export function readLabel(text: string): Labelled | null {
  const told =
    recommendation.exec(text)?.[1] ?? asked.exec(text)?.[1] ?? recommends.exec(text)?.[1];
  if (told !== undefined) return { about: 'recommendation', text: told };
  const names = sponsors.exec(text)?.[1] ?? broughtBy.exec(text)?.[1];
  if (names !== undefined) return { about: 'sponsors', text: names };
  const own = file.exec(text)?.[1];
  if (own !== undefined) return { about: 'file', text: own };
  const rest = other.exec(text)?.[1];
  return rest === undefined ? null : { about: 'other', text: rest };
}

const trailing =
  /(?<!\s)\s*[([]?\b(sponsors?|sponsored by|co-sponsors?|introduced by|staff recommends|(?:staff )?recommendation|recommended action)\b\s*:?\s+([^()[\]]{2,})[)\]]?\.?$/i;

/** A label at the end of a title: 'Noise ordinance (Sponsor: Hale)'. */
export function splitTrailingLabel(title: string): { title: string; label: Labelled | null } {
  const match = trailing.exec(title);
  const [whole, word, text] = match ?? [];
  if (!match || whole === undefined || word === undefined || text === undefined || match.index < 8)
    return { title, label: null };
  const isMarked = /^\s*[([]|^\W*[\w -]+?:/.test(whole) || /recommends/i.test(word);
  if (!isMarked) return { title, label: null };
  const about = /recommend/i.test(word) ? 'recommendation' : 'sponsors';
  const sentence = /recommends/i.test(word) ? `${word} ${text}` : text;
  return { title: closed(title.slice(0, match.index)), label: { about, text: sentence } };
}

/** '(Resolution No. 12, sponsors: Hale)': what stands before the label in its bracket stays in one. */
function closed(title: string): string {
  const rest = title.replace(/[\s,;]+$/, '');
  return /\([^()]*$/.test(rest) ? `${rest})` : title.trim();
}

const offices = phrases(`
  council ?(?:members?|man|woman|person)
  supervisors?
  commissioners?
  alder(?:man|woman|person)?
  trustees?
  directors?
  delegates?
  vice mayor
  mayor(?: pro tem)?
  members?
  selectm[ae]n
`);
const office = pattern('iu')`\((${offices}\.? [\p{Lu}][^()]{1,60})\)\s*\.?$`;

/** Whom a title names as its sponsor in brackets at its end: '(Council Member Hale)'. */
export function sponsorsInBrackets(title: string): string[] {
  const names = office.exec(title)?.[1];
  return names === undefined ? [] : readNames(names);
}

export function readNames(list: string): string[] {
  return list
    .replace(/,\s*(?=(?:Jr|Sr|II|III|IV)\b)/g, ' ')
    .split(/\s*[;,|/]\s*(?:and\s+)?|\s+(?:and|&)\s+/i)
    .map((name) => name.replace(/^[\s.]+|[\s:]+$/g, ''))
    .filter((name) => /\p{L}{2}/u.test(name));
}
