import { foldWord } from '#app/proceedings/language/tokens.ts';
import type { Statement } from './statement.ts';

type Sides = { yes: Set<string>; no: Set<string>; absent: Set<string> };

const people = "((?:[\\p{Lu}][\\p{L}'’.-]*[ ,]+(?:and )?){1,8}?)";
const list = (tail: string) => new RegExp(`${people}(?:${tail})`, 'gu');
const voters: [keyof Sides, RegExp[]][] = [
  [
    'no',
    [
      list(
        'vot(?:ing|ed|es) (?:no|nay|against)\\b|dissent(?:ed|ing)\\b|cast (?:the|a)?(?: \\w+)?(?: dissenting| opposing| negative| no| nay) votes?\\b|cast (?:the|a) (?:only|lone|sole) votes? against\\b|(?:is |was |were )?opposed(?=[.,]|$)|in opposition\\b|against(?=[.,]|$)',
      ),
    ],
  ],
  ['yes', [list('vot(?:ing|ed|es) (?:yes|aye|for|in favou?r)\\b')]],
  [
    'absent',
    [list('(?:is|was|were|are|being)? ?(?:absent|not present|excused|missed the vote)\\b')],
  ],
];
const answers: [keyof Sides, RegExp][] = [
  ['no', /(\p{Lu}[\p{L}'’-]+)(?:\?|,) (?:No|Nay|no|nay)\b(?=[.,;]|$)/gu],
  ['yes', /(\p{Lu}[\p{L}'’-]+)(?:\?|,) (?:Yes|Aye|yes|aye|Yea|yea)\b(?=[.,;]|$)/gu],
];
const notNames =
  /^(?:with|and|the|by|mr|mrs|ms|miss|dr|councilmembers?|councilman|councilwoman|commissioners?|trustees?|directors?|supervisors?|members?|board|council|senators?|representatives?|chair|mayor|vice|president|motion|passes|carries|carried|opposed|ayes|nays|any|one|it|on|of|for|to|all)$/;

// Captions of a roll: 'Dufresne yes Patel yes Wong no'.
const runOnRoll = /(\p{Lu}[\p{L}'’-]+):? (yes|aye|yea|no|nay)\b/gu;

/** Who voted how, as far as a text says it by name. */
function sidesIn(text: string): Sides {
  const sides: Sides = { yes: new Set(), no: new Set(), absent: new Set() };
  for (const [side, patterns] of voters)
    for (const pattern of patterns)
      for (const [, found = ''] of text.matchAll(pattern))
        for (const name of found.split(/[\s,.]+/).map(foldWord))
          if (name.length > 1 && !notNames.test(name)) sides[side].add(name);
  for (const [side, pattern] of answers)
    for (const [, name = ''] of text.matchAll(pattern))
      if (!notNames.test(foldWord(name))) sides[side].add(foldWord(name));
  const roll = [...text.matchAll(runOnRoll)].filter(
    ([, name = '']) => !notNames.test(foldWord(name)),
  );
  if (roll.length >= 3)
    for (const [, name = '', answer = ''] of roll)
      sides[/^n/.test(answer) ? 'no' : 'yes'].add(foldWord(name));
  return sides;
}

const words: Record<keyof Sides, string> = {
  yes: 'voting for it',
  no: 'voting against it',
  absent: 'being absent',
};

/** 'Ibarra voted against' where the source names those who did, and Ibarra is not among them. */
export function checkVoters(sentence: Statement, source: Statement): string[] {
  if (!/\b(?:vot|dissent|oppos|absent|present|excused)/i.test(sentence.text)) return [];
  const claimed = sidesIn(sentence.text);
  const said = sidesIn(source.text);
  const reasons: string[] = [];
  for (const side of ['yes', 'no', 'absent'] as const) {
    for (const name of claimed[side]) {
      if (said[side].has(name) || !source.words.has(name)) continue;
      const other = (['yes', 'no', 'absent'] as const).find((at) => said[at].has(name));
      const isNamedOtherwise = said[side].size > 0 && side !== 'yes';
      if (other === undefined && !isNamedOtherwise) continue;
      const shown = name.charAt(0).toUpperCase() + name.slice(1);
      reasons.push(
        other
          ? `The source has ${shown} ${words[other]}, the sentence ${words[side]}.`
          : `The source does not have ${shown} ${words[side]}.`,
      );
    }
  }
  return reasons;
}
