import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { nameAt, nameBefore } from './written-name.ts';

const lookingBack = 90;

const makes = phrases(`
  made|makes|making|offered|offers|introduced|introduces
  put forward
  entered|gave
`);
const whichMotion = '(?:a|the|his|her) (?:substitute |main |second |same |following )?motion';
/** 'Hale moved', 'Ms. Kim made a motion', 'Dick motion, Gary second' */
const moves = pattern('giu')`(?<=[\p{L}.,)]) (?:then |also |subsequently |so )?${[
  ...words('moved moves motioned motions'),
  'motion(?=[,;.]| to [a-z])',
  pattern()`${makes} ${whichMotion}`.source,
]}\b`;
/** 'Motion by Hale', 'on motion of', 'it was moved by', 'proposed by', 'MOVER:', 'Motion to adjourn by Novak' */
const movedBy = pattern('giu')`\b${[
  String.raw`(?:motion|motioned|moved|offered|introduced|made)\b[^.;:]{0,160}?(?<!second )(?<!seconded )(?<!supported )\bby(?:\s?[:–-])?`,
  '(?:motion|moved) (?:of|from|made by)',
  'proposed by',
  String.raw`(?<!votes? on )(?<!votes? on the )(?<!vote for )(?:mover|proposer|1 ?st|first|motion made by|moved by|motion by|made by|motion made|moved|proposed|motion(?: to [^.:;]{2,60})?)\s?[:–-]`,
]},?\s{1,4}`;
const given = '(?: the motion)?(?: was)?(?: made| given| offered)?(?: by,?| from| of)?';
/** 'The 2nd Year of the lease': one of several. */
const ofRow = pattern()`(?! ${words(
  'year reading floor avenue quarter district grade phase amendment period draft half',
)}\b)`.source;
const secondedBy = pattern('giu')`${phrases(String.raw`
  \b(?:seconded|second${ofRow}|seconds|2nd${ofRow}|supported|support)${given}(?:\s?[:–-])?\s{1,4}
  \b(?:seconder|2 ?nd)\s?[:–-]\s{1,4}
  \bsecond(?:ed)?(?: by)?\s?[:–-]\s{1,4}
`)}`;
const seconds = pattern(
  'giu',
)` (?:then |also |duly )?(?:seconded|seconds|seconding|second|the second|2nd|supported the motion|made the second|offered the second|gave the second)\b`;

const person = String.raw`\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|la|van|von)){0,3}`;
/** 'Moved Tremblay, seconded Haas', 'Motion Smith, second Jones', 'Proposed Cllr Unwin' */
const bare = pattern(
  'gu',
)`(?:^|[.;:,] )(?:(?:[Ii]t was )?[Mm]oved|MOVED|Motion|MOTION|Proposed) (?=${person}(?:[,;/.]| to | that | and )?.{0,40}\b[Ss][Ee][Cc][Oo][Nn][Dd])`;

/** 'Motion to approve Gary, Dick second' */
const between = pattern(
  'gu',
)`\b(?:[Mm]otion|MOTION|[Mm]oved|MOVED) to [^.;:]{3,120}?[ ,] ?(?=${person}(?:,| and|\.)? ${person},? (?:[Ss]econd|SECOND|2nd))`;

type Movers = { mover: string | null; seconder: string | null };

const pairs = [
  // 'M/S/C (Okafor/Lindqvist)', 'MSC: Okafor, Lindqvist'
  pattern(
    'u',
  )`\b(?:M{1,2}\/?S\/?[ACPU](?:\/?[A-Z])?|m\/s\/[acpu])\b[:,.–-]?\s?\(?\s?(${person})\s?(?:\/|,|&|-|–|and|then)\s?(${person})`,
  // 'Motion carried (Okafor/Lindqvist)', 'Moved: Okafor/Lindqvist'
  pattern(
    'u',
  )`\b(?:[Mm]otion|MOTION|[Mm]oved|MOVED|[Cc]arried|CARRIED|[Aa]pproved|[Pp]assed)\b[^.;()]{0,80}?[(:]\s?(${person})\s?\/\s?(${person})`,
  // 'Motion by Frahm/Voss to approve the minutes', 'Moved Frahm/Voss'
  pattern(
    'u',
  )`\b(?:[Mm]otion|MOTION|[Mm]oved|MOVED)(?: made)?(?: by| BY| of| from)?:? (${person})\s?\/\s?(${person})`,
  // 'Agu/Blix to end all fines'
  pattern('u')`^\(?(${person})\s?\/\s?(${person})\)?(?:,|:| -| –)? (?:to|that|moved|motion|m\/s)\b`,
];

/** Mover and seconder who are named as one: '(Okafor/Lindqvist)'. */
export function pairIn(sentence: string): Movers | null {
  for (const each of pairs) {
    const [, first = '', second = ''] = each.exec(sentence) ?? [];
    const [mover, seconder] = [nameAt(first), nameAt(second)];
    if (mover && seconder) return { mover, seconder };
  }
  return null;
}

/** 'Ms. Titus, I move to approve': what somebody said, behind their name. */
const saidSo = /^(.{3,60}?), I (?:would like to )?(?:so )?(?:move|make)\b/u;

/** 'Dorsey introduced Resolution 25-19, setting wages, and moved for its adoption.' */
const introducedIt = pattern(
  'u',
)`^(?:[^.;]{0,40}, )?(${person}) (?:then )?(?:introduced|offered|presented|read) .{3,400}? and moved\b`;

/** Who moves, in a sentence that tells of that. */
export function moverIn(sentence: string): string | null {
  const said = nameAt(saidSo.exec(sentence)?.[1] ?? introducedIt.exec(sentence)?.[1] ?? '');
  if (said) return said;
  for (const match of sentence.matchAll(moves)) {
    const before = sentence.slice(Math.max(0, match.index - lookingBack), match.index);
    const name = nameBefore(before.replace(/,$/, ''));
    if (name) return name;
  }
  for (const each of [movedBy, bare, between]) {
    for (const match of sentence.matchAll(each)) {
      const name = nameAt(sentence.slice(match.index + match[0].length));
      if (name) return name;
    }
  }
  return null;
}

/** Who seconds, in a sentence that tells of that. */
export function seconderIn(sentence: string): string | null {
  const pair = pairIn(sentence);
  if (pair) return pair.seconder;
  for (const match of sentence.matchAll(secondedBy)) {
    const name = nameAt(sentence.slice(match.index + match[0].length));
    if (name) return name;
  }
  for (const match of sentence.matchAll(seconds)) {
    const before = sentence.slice(Math.max(0, match.index - lookingBack), match.index);
    const name = nameBefore(before.replace(/,$/, ''));
    if (name) return name;
  }
  return null;
}

const reports = pattern('iu')` (?:${words(
  'stated said noted added explained commented mentioned expressed felt believed thanked',
)})\b`;

/** Whose words a sentence reports: 'Commissioner Hale stated that …'. */
export function speakerIn(sentence: string): string | null {
  const told = reports.exec(sentence);
  const name = told && told.index < lookingBack ? nameBefore(sentence.slice(0, told.index)) : null;
  return name !== null && sentence.startsWith(name) ? name : null;
}
