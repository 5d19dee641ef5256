import { distance } from 'fastest-levenshtein';
import { pattern, words } from '#app/platform/language/pattern.ts';
import { monthNames } from '#app/platform/month-names.ts';
import { minutesHeading } from './head.ts';
import { isOfAny, wordsOf } from './name-words.ts';

/** 'Town of Cramerton', 'Troy School District', 'Youngsville City Council': whose place it is. */
const capital = String.raw`\p{Lu}[\p{L}'’.-]+`;
/** What follows a place's name, and is no part of it. */
const after =
  words(`Board Council Commission Committee Department Planning Zoning School Regular Special
  Joint Meeting Agenda Minutes Notice City Town Village County`);
const ends = [...after, ...after.map((word) => word.toUpperCase())].join('|');
const place = String.raw`(${capital}(?: (?!(?:${ends})\b)${capital}){0,2})`;
const kind = 'City|Town|Village|Borough|Township|CITY|TOWN|VILLAGE|BOROUGH|TOWNSHIP';
const inHeadings = [
  pattern('u')`\b(?:${kind}) (?:of|OF) ${place}`,
  pattern(
    'u',
  )`^${place} (?:(?:Unified|Independent|Public|Community|Consolidated) )?School District\b`,
  pattern('u')`^${place} (?:City|Town|Village|County) (?:Council|Commission|Board)\b`,
  pattern('u')`^${place} (?:CITY|TOWN|VILLAGE|COUNTY) (?:COUNCIL|COMMISSION|BOARD)\b`,
  pattern('u')`^${place} (?:City|Town|Village|Township|County)(?= ?[-–—:|])`,
  pattern('u')`^${place} (?:Planning|Zoning) (?:Commission|Board)\b`,
];

/** What is opened in so many words; a committee of any name may be the body's own. */
const community = '(?:[Cc]ity|[Tt]own|[Vv]illage|[Cc]ounty|[Tt]ownship)';
const special = String.raw`(?:[Pp]lanning|[Zz]oning)(?: and [Zz]oning)? [Cc]ommission`;
const schools = '[Ss]chool [Bb]oard|[Bb]oard of [Ee]ducation';
const opened = `(?:${community} )?(?:${special}|${schools})|${community} (?:[Cc]ouncil|[Cc]ommission|[Bb]oard)`;
const inSpeech = [
  pattern('u')`\bthe ${place} (?:${opened})\b`,
  pattern('u')`\b(?:${opened}) (?:of|for) the ${community} of ${place}`,
  pattern('u')`\bthe ${community} of ${place}(?:['’]s)? (?:${opened})\b`,
];
const opensMeeting = /\b(?:to order|welcome to|this is the|meeting of)\b/i;

/** A place that a heading names. */
export const placeInHeading = (text: string) => placeIn(text, inHeadings);

/** The same where a text begins with its heading. */
export function placeAtStart(text: string): string | null {
  const bare = text.replace(minutesOf, '');
  return placeIn(bare, inHeadings, 0);
}
/** What minutes are headed with before they name whose they are. */
const minutesOf = pattern('i')`${minutesHeading}\s+(?:of|for)\s+(?:the\s+)?`;

/** Of whose body's meeting a sentence says that it is opened: 'I call to order the Troy city council'. */
export function placeOpened(sentence: string, own: readonly string[]): string | null {
  if (!opensMeeting.test(sentence)) return null;
  const named = placeIn(sentence, inSpeech);
  return named === null || isHeardAs(named, own) ? null : named.replace(/^the |[.’']+$/g, '');
}

/** Captions hear a name in many ways: 'Youngville' is Youngsville. */
function isHeardAs(named: string, own: readonly string[]): boolean {
  const heard = wordsOf(named).filter((word) => !isOfAny(word));
  const spellings = [...heard, heard.join('')];
  return [...own, own.join('')].some((word) =>
    spellings.some((other) => distance(word, other) <= Math.max(word.length, other.length) / 3),
  );
}

/** @param at where it has to stand, where it may not stand anywhere */
function placeIn(text: string, forms: readonly RegExp[], at?: number): string | null {
  for (const form of forms) {
    const found = form.exec(text);
    if (found === null || (at !== undefined && found.index !== at)) continue;
    if (!wordsOf(found[1] ?? '').every(isNoPlace)) return found[0];
  }
  return null;
}

/** What stands before a body's name without being its place: 'the Joint City Council', 'the July town board'. */
const beside = new Set([
  ...words(`joint regular special annual monthly work study business budget virtual online electronic
    emergency called closed executive open organizational organisational reorganization continued
    combined full entire new local regional honorable today tonight first second third fourth fifth
    monday tuesday wednesday thursday friday saturday sunday`),
  ...monthNames.map((name) => name.toLowerCase()),
]);
const isNoPlace = (word: string) =>
  isOfAny(word) || beside.has(word) || /^\d+(?:st|nd|rd|th)?$/.test(word);
