import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { foldWord } from '#app/proceedings/language/tokens.ts';
import type { Rule } from '../rule.ts';

type Sides = { yes: Set<string>; no: Set<string>; absent: Set<string> };

// A name is tried from its first letter only, so that one endless word is read once.
const begins = /(?<![\p{L}'’.-])/u;
const people = /((?:[\p{Lu}][\p{L}'’.-]*[ ,]+(?:and )?){1,8}?)/u;
const against = phrases(String.raw`
  vot(?:ing|ed|es) (?:no|nay|against)\b
  dissent(?:ed|ing)\b
  cast (?:the|a)?(?: \w+)?(?: dissenting| opposing| negative| no| nay) votes?\b
  cast (?:the|a) (?:only|lone|sole) votes? against\b
  (?:is |was |were )?opposed(?=[.,]|$)
  in opposition\b
  against(?=[.,]|$)
`);
const inFavour = phrases(String.raw`vot(?:ing|ed|es) (?:yes|aye|for|in favou?r)\b`);
const away = phrases(`
  absent
  not present
  excused
  missed the vote
`);
const told: [keyof Sides, RegExp][] = [
  ['no', pattern('gu')`${begins}${people}${against}`],
  ['yes', pattern('gu')`${begins}${people}${inFavour}`],
  ['absent', pattern('gu')`${begins}${people}(?:(?:is|was|were|are|being)? ?${away}\b)`],
];
/** 'Weiss? Yes.', 'Weiss, aye' */
const called = /(?<![\p{L}'’-])(\p{Lu}[\p{L}'’-]+)(?:\?|,) /u;
const answers: [keyof Sides, RegExp][] = [
  ['no', pattern('gu')`${called}(?:No|Nay|no|nay)\b(?=[.,;]|$)`],
  ['yes', pattern('gu')`${called}(?:Yes|Aye|yes|aye|Yea|yea)\b(?=[.,;]|$)`],
];
const notNames = pattern()`^${words(`
  with and the by mr mrs ms miss dr councilmembers? councilman councilwoman commissioners? trustees?
  directors? supervisors? members? board council senators? representatives? chair mayor vice
  president motion passes carries carried opposed ayes nays any one it on of for to all
`)}$`;

// Captions of a roll: 'Dufresne yes Patel yes Wong no'.
const runOnRoll = /(?<![\p{L}'’-])(\p{Lu}[\p{L}'’-]+):? (yes|aye|yea|no|nay)\b/gu;

const pointedRoll = /(?<![\p{L}'’-])(\p{Lu}[\p{L}'’-]+)\. (Yes|Aye|Yea|No|Nay)[.,]/gu;

/** Fewer names with an answer after each are no roll. */
const fewestAnswers = 3;

/** Who voted how, as far as a text says it by name. */
function sidesIn(text: string): Sides {
  const sides: Sides = { yes: new Set(), no: new Set(), absent: new Set() };
  for (const [side, named] of told)
    for (const [, found = ''] of text.matchAll(named))
      for (const name of found.split(/[\s,.]+/).map(foldWord))
        if (name.length > 1 && !notNames.test(name)) sides[side].add(name);
  for (const [side, answered] of answers)
    for (const [, name = ''] of text.matchAll(answered))
      if (!notNames.test(foldWord(name))) sides[side].add(foldWord(name));
  const roll = [...text.matchAll(runOnRoll), ...text.matchAll(pointedRoll)].filter(
    ([, name = '']) => !notNames.test(foldWord(name)),
  );
  if (roll.length >= fewestAnswers)
    for (const [, name = '', answer = ''] of roll)
      sides[/^n/i.test(answer) ? 'no' : 'yes'].add(foldWord(name));
  return sides;
}

const shown: Record<keyof Sides, string> = {
  yes: 'voting for it',
  no: 'voting against it',
  absent: 'being absent',
};
const everySide = ['yes', 'no', 'absent'] as const;

/** 'Ibarra voted against' where the source names those who did, and Ibarra is not among them. */
export const voters: Rule = {
  name: 'voters',
  check: ({ sentence, source }) => {
    if (!/\b(?:vot|dissent|oppos|absent|present|excused)/i.test(sentence.text)) return [];
    const claimed = sidesIn(sentence.text);
    const said = sidesIn(source.text);
    return everySide.flatMap((side) =>
      [...claimed[side]].flatMap((name) => {
        if (said[side].has(name) || !source.words.has(name)) return [];
        const other = everySide.find((at) => said[at].has(name));
        const isNamedOtherwise = said[side].size > 0 && side !== 'yes';
        if (other === undefined && !isNamedOtherwise) return [];
        const person = name.charAt(0).toUpperCase() + name.slice(1);
        return other
          ? `The source has ${person} ${shown[other]}, the sentence ${shown[side]}.`
          : `The source does not have ${person} ${shown[side]}.`;
      }),
    );
  },
};
