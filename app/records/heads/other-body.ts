import { pattern, words } from '#app/platform/language/pattern.ts';
import { type Head, minutesHeading } from './head.ts';

/** A body whose meeting it is to be. */
export type MeetingBody = {
  name: string;
  description: string | null;
  /** Its county, and the body of it that meets. */
  alsoCalled: readonly string[];
  /** Everybody in it names it: it tells no body from another. */
  state: string | null;
};

/** Words that many bodies have in their names, and that tell no place from another. */
const general = new Set(
  words(`a of the and for in on city town village county township borough parish board council commission
    committee authority agency department district state public regular special meeting local government
    municipal municipality directors trustees commissioners supervisors selectmen members`),
);
const little = new Set(words('a of the and for in on'));
/** And these are of any place's. */
const kinds = new Set(
  words(
    'school schools education unified independent planning plan zoning common assembly transit water',
  ),
);
const isOfAny = (word: string) => general.has(word) || kinds.has(word);

/** As letters and figures in lower case, short forms written out. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => writtenOut.get(word) ?? word);
}
const writtenOut = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mount'],
  ['ft', 'fort'],
  ['co', 'county'],
  ['comm', 'commission'],
  ['bd', 'board'],
  ['dept', 'department'],
  ['dist', 'district'],
]);

/** 'Town of Cramerton', 'Troy School District', 'Youngsville City Council': whose place it is. */
const capital = String.raw`\p{Lu}[\p{L}'’.-]+`;
/** What follows a place's name, and is no part of it. */
const after =
  words(`Board Council Commission Committee Department Planning Zoning School Regular Special
  Joint Meeting Agenda Minutes Notice City Town Village County`);
const ends = [...after, ...after.map((word) => word.toUpperCase())].join('|');
const place = String.raw`(${capital}(?: (?!(?:${ends})\b)${capital}){0,2})`;
const placed = [
  pattern(
    'u',
  )`\b(?:City|Town|Village|Borough|Township|CITY|TOWN|VILLAGE|BOROUGH|TOWNSHIP) (?:of|OF) ${place}`,
  pattern(
    'u',
  )`^${place} (?:(?:Unified|Independent|Public|Community|Consolidated) )?School District\b`,
  pattern('u')`^${place} (?:City|Town|Village|County) (?:Council|Commission|Board)\b`,
  pattern('u')`^${place} (?:CITY|TOWN|VILLAGE|COUNTY) (?:COUNCIL|COMMISSION|BOARD)\b`,
];
/** A body of a place has one of these in its name; an authority of many places has none. */
const ofPlace = /\b(?:city|town|village|borough|township|county|school|schools|education)\b/i;

/** What minutes are headed with before they name whose they are. */
const minutesOf = pattern('i')`${minutesHeading}\s+(?:of|for)\s+(?:the\s+)?`;

/** The body that a head names, where it is clearly another one; null where it is not. */
export function otherBody(head: Head, body: MeetingBody, others: readonly string[]): string | null {
  const there = new Set([...head.lines, head.opening].flatMap(wordsOf));
  if (hasInitials(there, body.name)) return null;
  return knownOther(head, there, { body, others }) ?? otherPlace(head, there, body);
}

type Bodies = { body: MeetingBody; others: readonly string[] };

function knownOther(
  { lines, opening }: Head,
  there: ReadonlySet<string>,
  { body, others }: Bodies,
): string | null {
  const texts = [...lines, ...sentencesSaid(opening)].map((text) => ` ${wordsOf(text).join(' ')} `);
  const own = ownWords(body);
  const isNamed = (name: string) => {
    const its = wordsOf(name);
    // 'Planning Board' may be said of any.
    if (its.every(isOfAny) || !texts.some((text) => text.includes(` ${its.join(' ')} `)))
      return false;
    const apart = own.filter((word) => !its.includes(word) && !little.has(word));
    const telling = apart.filter((word) => !general.has(word));
    const needed = telling.length > 0 ? telling : apart;
    return needed.length > 0 && !needed.some((word) => there.has(word));
  };
  return others.find(isNamed) ?? null;
}

/** A place that a heading names, where nothing of the body's own is there. */
function otherPlace(
  { lines, opening }: Head,
  there: ReadonlySet<string>,
  body: MeetingBody,
): string | null {
  const own = ownWords(body).filter((word) => !isOfAny(word));
  if (!ofPlace.test(`${body.name} ${body.description ?? ''}`) || own.length === 0) return null;
  if (own.some((word) => there.has(word))) return null;
  const headings = [
    ...lines.map((line) => placeIn(line)),
    placeIn(opening.replace(minutesOf, ''), 0),
  ];
  return headings.find((named) => named !== null) ?? null;
}

/** @param at where it has to stand, where it may not stand anywhere */
function placeIn(text: string, at?: number): string | null {
  for (const form of placed) {
    const found = form.exec(text);
    if (found === null || (at !== undefined && found.index !== at)) continue;
    if (!wordsOf(found[1] ?? '').every(isOfAny)) return found[0];
  }
  return null;
}

function ownWords({ name, description, alsoCalled, state }: MeetingBody): string[] {
  const ofState = new Set(wordsOf(state ?? ''));
  const called = [description ?? '', ...alsoCalled].flatMap(wordsOf);
  return [...wordsOf(name), ...called.filter((word) => !ofState.has(word))];
}

/** 'LA City Council', 'LAUSD'. */
function hasInitials(there: ReadonlySet<string>, name: string): boolean {
  const its = wordsOf(name).filter((word) => !little.has(word));
  const telling = its.filter((word) => !general.has(word));
  return [its, telling].some(
    (some) => some.length > 1 && there.has(some.map((word) => word.charAt(0)).join('')),
  );
}

const cue = /\b(?:welcome|meeting|session|to order)\b/i;
const sentencesSaid = (opening: string) =>
  opening.split(/(?<=[.!?])\s+/).filter((sentence) => cue.test(sentence));
