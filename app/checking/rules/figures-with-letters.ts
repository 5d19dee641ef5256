import { judgedApart } from '../comparison/judged-apart.ts';
import type { Rule } from '../rule.ts';
import { numberAt, numbersOf, numberTokens } from '../statement/number-places.ts';
import { otherReadingsOf } from '../statement/other-readings.ts';
import { perStatement } from '../statement/per-statement.ts';
import type { Statement } from '../statement/statement.ts';

const bare = (word: string) => word.replace(/[:.,$£€%]/g, '');

const bareWords = perStatement(({ tokens }) => new Set(tokens.map(({ word }) => bare(word))));

const named: Readonly<Record<string, RegExp>> = {
  '12:00': /\b(?:noon|midnight)\b/i,
};

/** '6:30' where the source says 'six thirty', '7:00' where it says 'seven o'clock'. */
function isTimeSaid(word: string, source: Statement): boolean {
  const [, hour, minute] = /^(\d{1,2}):(\d\d)$/.exec(word) ?? [];
  if (hour === undefined || minute === undefined) return false;
  if (named[word]?.test(source.text)) return true;
  // 'Ten thirty' is read as one number.
  if (numbersOf(source, Number(hour) * 100 + Number(minute)).length > 0) return true;
  const hours = numbersOf(source, Number(hour));
  if (Number(minute) === 0) return hours.some((said) => isHour(said, source));
  return hours.some(({ to }) => numberAt(source, to)?.value === Number(minute));
}

/** 'At seven', 'by 7 p.m.', 'seven o'clock', and not 'seven members'. */
function isHour({ from, to }: { from: number; to: number }, { tokens }: Statement): boolean {
  const next = tokens[to]?.word ?? '';
  if (/^(?:o|o['’]clock|[ap]\.?m\.?|a|p)$/.test(next)) return true;
  const isAlone = tokens[to]?.gap !== 'none' || /^(?:on|in|and|to|until|this|that|for)$/.test(next);
  return (
    isAlone &&
    /^(?:at|by|until|till|from|to|after|before|around|about)$/.test(tokens[from - 1]?.word ?? '')
  );
}

/** From here on a road's number is enough: 'US192' where the source says 'Highway 192'. */
const fewestOfRoad = 10;

/** 'R3' where the source says 'r three', 'I4' where it says 'interstate 4'. */
function isSaidApart(word: string, source: Statement): boolean {
  const [, letters, digits] = /^(\p{L}+)(\d+)$/u.exec(word) ?? [];
  if (letters === undefined || digits === undefined) return false;
  const value = Number(digits);
  const isRoad = /^(?:us|i|sr|cr|la|fl|wa|hwy|covid)$/.test(letters) && value >= fewestOfRoad;
  return numbersOf(source, value).some(
    ({ from }) => isRoad || source.tokens[from - 1]?.word === letters,
  );
}

/** 'FY25' where the source says 'fiscal year 2025'. */
function isYearSaid(word: string, source: Statement): boolean {
  const [, year] = /^fy(?:20)?(\d\d)$/.exec(word) ?? [];
  if (year === undefined) return false;
  const value = 2000 + Number(year);
  return numbersOf(source, value).length > 0 || otherReadingsOf(source, value).length > 0;
}

/** Numbers written with letters or colons, such as '6:10', '4F' and 'FY26'. */
export const figuresWithLetters: Rule = {
  name: 'figures with letters',
  check: (compared) => {
    const { sentence, source } = compared;
    const apart = judgedApart(compared);
    return sentence.tokens.flatMap((token, index) => {
      if (apart.has(index) || !/\d/.test(token.word)) return [];
      if (numberTokens(sentence).has(index)) return [];
      const isSaid =
        source.words.has(token.word) ||
        bareWords(source).has(bare(token.word)) ||
        isTimeSaid(token.word, source) ||
        isSaidApart(token.word, source) ||
        isYearSaid(token.word, source);
      return isSaid ? [] : [`“${token.text}” is not in the source.`];
    });
  },
};
