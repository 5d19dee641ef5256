import { pattern, phrases, words } from '#app/platform/language/pattern.ts';

/** What a change to the matter at hand goes by: 'Dunne amendment 1', 'CBA 12', 'walk-on amendment A'. */
export type AmendmentName = {
  name: string;
  /** By which the others of its series are told from it. */
  number: string;
  /** Where the name stands in its text. */
  from: number;
  to: number;
};

const counts = words(`
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty
`);
/** '4', '12B', 'seven', and a letter where nothing goes on after it. */
const number = String.raw`(?:#?\d{1,3}(?:-?[A-Z]\b)?(?![\d.,%]*\d|%)|${`(?:${counts.join('|')})`}\b|[A-Z](?=[.,;:?!]|$))`;
const kind = pattern()`(?:${phrases(String.raw`
  (?:[Ww]alk-on )?[Aa]mendment
  (?:[Cc]ouncil )?[Bb]udget (?:[Aa]ction|[Aa]mendment|[Rr]ider)
  CBA
  [Rr]ider
  [Pp]roviso
`)})`.source;
/** Whose it is: 'Dunne amendment 1'. */
const sponsor = String.raw`(?:\p{Lu}[\p{Ll}'’]+\p{Ll} )?`;
const no = '(?:[Nn]umber |[Nn]o\\.? )?';
const named = new RegExp(
  String.raw`(?<![\p{L}\d-])(?<name>${sponsor}${kind} ${no}(?<number>${number}))(?![\p{L}\d-])`,
  'gu',
);
const onlyNumber = new RegExp(
  String.raw`(?<![\p{L}\d-])(?<name>[Nn]umber (?<number>${number}))(?![\p{L}\d-])`,
  'gu',
);
/** 'The amendment one more time' names none. */
const counted = pattern('i')`\b(?:the|an?|this|that|my|our|your|another) \w*\W*$`;
/** 'Amendment 2 to the agreement with the county' is a matter of its own. */
const ofContract = pattern('i')`^ (?:to|of|for|with) [^.?]{0,80}?\b${words(`
  contracts? agreements? lease services? grant licen[sc]e memorandum mou easement constitution
`)}\b`;

/** The numbered amendments that a text names; a bare number only where `inSeries`. */
export function amendmentsNamed(text: string, inSeries = false): AmendmentName[] {
  const found = [named, ...(inSeries ? [onlyNumber] : [])].flatMap((one) => [
    ...text.matchAll(one),
  ]);
  return found.flatMap(({ index: from, groups }) => {
    const [name, said] = [groups?.name, groups?.number];
    if (!name || !said) return [];
    const to = from + name.length;
    const isWord = /^[a-z]+$/.test(said) && !/\bnumber\b/i.test(name);
    if (ofContract.test(text.slice(to)) || (isWord && counted.test(text.slice(0, from + 1))))
      return [];
    return [{ name, number: numberOf(said), from, to }];
  });
}

function numberOf(said: string): string {
  const at = counts.indexOf(said.toLowerCase());
  return at < 0 ? said.replace('#', '').toUpperCase() : `${at + 1}`;
}

const around = /^(?:(?:to|the|adopt|adoption|approve|approval|passage|of|item|proposed|it) )*$/i;
const version = /^(?:,? (?:version \w+|as (?:amended|presented|written|shown)))*[.,;!?]*$/i;

/** Whether words name an amendment by its number and say no more of it. */
export function onlyNamesAmendment(text: string): boolean {
  const [first] = amendmentsNamed(text, true);
  return (
    first !== undefined &&
    around.test(text.slice(0, first.from)) &&
    version.test(text.slice(first.to))
  );
}

/** Whether a text has it that an amendment was amended itself: 'amendment 4 as amended'. */
export const isAmendedAmendment = (text: string): boolean =>
  amendmentsNamed(text, true).some(({ to }) => /^,?(?: \w+)? as amended\b/i.test(text.slice(to)));

const secondary = pattern('i')`${phrases(String.raw`
  \bamendment to (?:the|this|that|my|your|our|his|her) amendment\b
  \bamend (?:the|this|that|my|your) (?:\w+ )?amendment\b
`)}`;

/** Whether what is moved amends an amendment. */
export function amendsAmendment(text: string): boolean {
  const [first] = amendmentsNamed(text, true);
  return (
    secondary.test(text) ||
    (first !== undefined && /\b(?:amend|amendment to) $/i.test(text.slice(0, first.from)))
  );
}
