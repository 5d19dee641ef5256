import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { findNames } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import { anyTitle, listsOffices, memberTitle, toAll } from '../facts/title-vocabulary.ts';
import { personAt, personBefore } from './person-named.ts';

const moved = words('motion amendment moved offered made first');
const anyDeed =
  'approve|adopt|accept|adjourn|deny|pass|table|continue|recommend|amend|second|open|close|reopen|withdraw|receive and file';
const between = phrases(String.raw`
  was
  is
  (?:has|had|have) been
  made
  offered
  and a second
  on the (?:floor|table)
  to (?:${anyDeed})(?: (?:it|this|that|as \w+|(?:the )?(?:item|minutes|agenda|resolution|ordinance|(?:public )?hearing)))?
`);
/** 'Motion was made by', 'amendment offered by', 'motion on the floor from', 'motion to approve from'. */
const made = pattern('gi')`\b${moved}(?:'s been)?(?: ${between})*,? (?:by|from)\s`;
const madeMotion = pattern('gi')`\bmotion(?:'s been)?(?: ${between})*,? (?:by|from)\s`;
/** 'On the motion of Mr. Ortiz', 'motion for Mr. Ortiz' as captions of 'from': believed before a title. */
const madeFor = pattern('gi')`\bmotion (?:for|of) (?=${anyTitle}\s)`;
/** 'Trustee Fox moved', 'Diaz made the motion', 'Ms. Hale motions'. */
const movesIt = pattern('i')`\b${phrases(String.raw`
  (?:has |have )?moved
  moves
  motioned
  motions(?= (?:to|for|that))
  (?:has |have )?made (?:(?:a|the|that|this)(?: first)? motion|the first)
  so moves
  makes (?:a|the|that|this) motion
  (?:['’]s )?with (?:a|the) motion|['’]s with motion
  's motions?(?= (?:to|for|that)\b)
  on the motion
`)}\b`;
const name = String.raw`(?!${toAll}\b)((?:${anyTitle} )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)`;
/** 'Robert, we have a motion', said as the chair sees who makes it. */
const called = new RegExp(
  String.raw`^(?:(?:[Oo]kay|[Aa]ll right|[Ss]o|[Aa]nd)[,.]? )*${name},? (?:we have|we've got|I have|that's|has|makes|made) (?:a|the) motion\b`,
  'u',
);
const moves = String.raw`(?:(?:I(?:'ll| will)? )?so move(?:d)?|I(?:'ll| will| would|'d)?(?: like to)? (?:move|motion|make (?:a|the|that) motion))\b`;
/** 'Director Amos, I'll move approval': members who say who they are before they move. */
const saysOwnName = new RegExp(
  String.raw`^(?:[Yy]es,? )?(${memberTitle} \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?),? ${moves}`,
  'u',
);
/** 'So moved, Castle.', 'I'll make that motion, Ms. Hale.' */
const namedLast = new RegExp(
  String.raw`(?:^|[.,] )(?:[Ss]o moved?|[Ii](?:'ll| will)? (?:so move|move (?:it|that|this)(?: one)?|make (?:that|the|a) motion)|[Mm]otion),? ${name}[.!]*$`,
  'u',
);
/** 'To refer it to the budget committee by Ms. Hale, seconded by Mr. Roy': whatever is moved. */
const beforeSecond = new RegExp(
  String.raw`\b(?:[Bb]y|[Ff]rom) (?:the )?${name},? (?:and )?(?:a )?second(?:ed)?,? (?:by|from)\b`,
  'u',
);
/** 'The motion to table, Councilor Ortiz, seconded by Ms. Hale': named between commas. */
const commaSecond = new RegExp(
  String.raw`(?:^|, )((?:${anyTitle}) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?),? (?:and )?(?:seconded|supported|second) (?:by|from)\b`,
  'u',
);
/** 'On the motion, I have Vice President Ames', 'first I have Mr. Roy'. */
const iHave = new RegExp(
  String.raw`\bmotion,? (?:I|[Ww]e) have ((?:${anyTitle}) \p{Lu}[\p{L}'’-]+)`,
  'u',
);
/** 'By Ms. Hale, seconded by?': whom the chair names after the words of a motion. */
const onlyBy = new RegExp(String.raw`^(?:[Aa]nd )?[Bb]y ${name}[,.]`, 'u');
const toDo = String.raw`(?:to|for) \p{L}+(?: [\p{L}\d'’-]+){0,6}?`;
const otherKinds = words(
  'Substitute Main Consent Amended Second First Final Previous Same New Next',
);
/** 'Robert, motion to approve', 'Ms. Hale, motion', said as the chair sees who makes it. */
const namedFirst = pattern(
  'u',
)`(?:^|[.?!] )(?:(?:[Oo]kay|[Aa]ll right|[Ss]o|[Aa]nd|[Tt]hen)[,.]? )*(?!${otherKinds} )${name},? motion(?:ed|s)?\b(?! (?:is|was|has|carr|pass|fail|from|by))`;
/** 'Motion to adjourn, Diana.' */
const namedAfterIt = new RegExp(
  String.raw`(?:^|[.?!] )(?:[Ss]o )?[Mm]otion(?: ${toDo})?, ${name}[.!]*$`,
  'u',
);
/** 'Robert Hale, do we have a second?', 'I heard Alex, is there a second?' */
const asksNext = new RegExp(
  String.raw`${name}(?: actually| then| there)?,? (?:and )?(?:do|can|may|could|is) (?:we|I|there)(?: have| get)? (?:a )?second\b`,
  'u',
);
/** 'I heard Melissa motion to approve'. */
const heard = new RegExp(
  String.raw`\b(?:[Hh]eard|[Hh]ear|[Hh]ave|[Gg]ot|[Ss]ee) ${name}(?:'s)? (?:motion|mov(?:e|ing|es)|mak(?:e|ing|es)|made)\b`,
  'u',
);
/** 'Motion to adjourn, Melissa, and Robert, second', 'motion Diaz, second Lee'. */
const listed = new RegExp(
  String.raw`\b(?:[Mm]otion|[Mm]oved|[Ff]irst)(?:\b[^,.;]{0,60},|:)? ${name},? (?:and )?(?:a )?(?:${name},? second(?:s|ed)?\b|second(?:ed)?,? ${name})`,
  'u',
);

/** 'Robert motion and Alex second', 'Hale first, Voss with the second'. */
const movesFirst = words('motion motions motioned move moves moved first');
const secondsIt = words('second seconds seconded support supports supported');
const paired = pattern(
  'u',
)`${name},? (?:${movesFirst}|with (?:a|the) (?:motion|first)),? (?:and )?${name},? (?:with (?:a|the) )?${secondsIt}\b`;
/** 'Ms. Hale moves', 'Ames has moved and Birch has seconded', but not 'Ames moved to Ohio'. */
const hasMoved = pattern()`(?:${phrases(`
  (?:has |have )?moved
  moves
  motioned
  motions
  (?:(?:has |have )?made|makes) (?:a|the|that|this)(?: first)? motion
`)})`;
/** 'Ms. Hale's motion to accept': captions of 'motions'. */
const ownMotion = new RegExp(String.raw`\b${name}['’]s? motions? (?:to|for|that)\b`, 'u');
const todo = words(`
  approve adopt accept deny table continue postpone recommend adjourn amend award authorize grant
  pass reject appoint
`);
const tellsMover = pattern(
  'u',
)`${name} ${hasMoved}(?:[,.;]| and\b| for (?:approval|adoption)\b| that\b| (?:to|we) ${todo}\b|$)`;
/** In words: a longer sentence tells of other things too. */
const longestTelling = 30;

/** Whether a sentence names who moves, in a way that only names show. */
export function namesMover(text: string, people: People): boolean {
  if (text.split(' ').length > longestTelling || listsOffices.test(text)) return false;
  const isTold =
    tellsMover.test(text) ||
    ownMotion.test(text) ||
    saysOwnName.test(text) ||
    namedLast.test(text) ||
    namedFirst.test(text) ||
    namedAfterIt.test(text) ||
    beforeSecond.test(text) ||
    listed.test(text) ||
    paired.test(text);
  return (
    (isTold && moverIn(text, people) !== null) || namedAfter(text, madeMotion, people) !== null
  );
}

/** Who is named as making a motion: 'motion by Mr. X', 'amendment from Mr. X', 'X moved'. */
export function moverIn(text: string, people: People): string | null {
  return (
    matched(text, called, people) ??
    matched(text, saysOwnName, people) ??
    inList(text, people, 1) ??
    namedAfter(text, made, people) ??
    namedAfter(text, madeFor, people) ??
    matched(text, beforeSecond, people) ??
    matched(text, commaSecond, people) ??
    matched(text, iHave, people) ??
    matched(text, onlyBy, people) ??
    matched(text, namedFirst, people) ??
    matched(text, namedAfterIt, people) ??
    matched(text, asksNext, people) ??
    matched(text, heard, people) ??
    namedBefore(text, movesIt, people) ??
    matched(text, namedLast, people)
  );
}

const by = '(?:by|from|five|buy)';
const seconded = pattern(
  'gi',
)`\bsecond(?:ed|s)?(?: (?:was|is|has|had|and|comes?|came|there))*,? ${by},?\s`;
// Michigan's boards 'support' a motion.
const supported = pattern('gi')`\bsupport(?:ed)?(?: (?:was|is))? (?:by|from)\s`;
const saysSecond =
  /\b(?:seconded it|seconds|(?:will|would|can) second|has the second|(?:has )?seconded(?! by))\b/i;
/** 'Ms. Gault supported.' */
const endsInSupport = new RegExp(String.raw`\b${name} (?:has )?support(?:ed|s)[.!]*$`, 'u');
/** 'Robert, second.', 'and Ms. Hale second', 'Okay, Sherry with the second.' */
const endsInSecond = pattern('u')`(?:^|[\s,])${name},? (?:with \S+ )?second(?:s|ed)?[.!]*$`;
/** 'We have a second, Robert Hale.' */
const hasSecond = new RegExp(
  String.raw`\b(?:have|got|see|hear|heard|there's) (?:a|the) second,? ${name}(?:[.,!]|$)`,
  'u',
);
/** 'Second, Melissa.', 'Support, Brandt.' */
const onlySecond = new RegExp(
  String.raw`^(?:[Aa]nd )?(?:a )?(?:[Ss]econd|[Ss]upport)(?:ed)?,? ${name}[.!]*$`,
  'u',
);

export function seconderIn(text: string, people: People): string | null {
  return (
    namedAfter(text, seconded, people) ??
    (/\bmov(?:ed|es)\b|\bmotion\b|^support/i.test(text)
      ? namedAfter(text, supported, people)
      : null) ??
    inList(text, people, 2) ??
    titledAfter(text, /\bsecond(?:ed)?[,:]? (?:(?:for|of) )?/gi, people) ??
    namedBefore(text, saysSecond, people) ??
    matched(text, endsInSecond, people) ??
    matched(text, hasSecond, people) ??
    (/\bmotion\b|\bmov(?:ed|es)\b/i.test(text) ? matched(text, endsInSupport, people) : null) ??
    matched(text, onlySecond, people)
  );
}

/** Whether a sentence names who seconds, in a way that only names show. */
export function namesSeconder(text: string): boolean {
  if (listsOffices.test(text)) return false;
  return (
    paired.test(text) ||
    endsInSecond.test(text) ||
    hasSecond.test(text) ||
    endsInSupport.test(text) ||
    onlySecond.test(text) ||
    listed.test(text)
  );
}

function inList(text: string, people: People, which: 1 | 2): string | null {
  const match = listed.exec(text) ?? paired.exec(text);
  const found = which === 1 ? match?.[1] : (match?.[2] ?? match?.[3]);
  return found ? personAt(found, people) : null;
}

function matched(text: string, said: RegExp, people: People): string | null {
  const found = said.exec(text)?.[1];
  return found ? personAt(found, people) : null;
}

/** 'Second Council Member Lee': without 'by', only a title makes it a name. */
function titledAfter(text: string, said: RegExp, people: People): string | null {
  for (const match of text.matchAll(said)) {
    const rest = text.slice(match.index + match[0].length);
    const found = findNames(rest.slice(0, 60))[0];
    if (found && found.from <= 1 && /^\p{Lu}/u.test(found.name)) return people.spell(found);
  }
  return null;
}

function namedAfter(text: string, said: RegExp, people: People): string | null {
  for (const match of text.matchAll(said)) {
    const found = personAt(text.slice(match.index + match[0].length), people);
    if (found) return found;
  }
  return null;
}

function namedBefore(text: string, said: RegExp, people: People): string | null {
  const match = said.exec(text);
  return match ? personBefore(text.slice(0, match.index), people) : null;
}
