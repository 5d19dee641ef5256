import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { foldWord } from '#app/proceedings/language/tokens.ts';
import type { Rule } from '../rule.ts';
import { namesSpeakers, turnsOf } from '../statement/passages.ts';
import { bareWord, isName } from '../vocabulary/names.ts';

const consents = pattern()`^${words(`
  agreed accepted promised pledged committed conceded consented volunteered
`)}$`;
/** So somebody else may tell that it was agreed to. */
const reported = pattern('i')`\b(?:${phrases(String.raw`
  agree\w*|accept\w*|promise\w*|pledge\w*|committed|consent\w*|willing|offer\w*|(?:said|says|told \w+) (?:that )?(?:it|s?he|they)(?:['’]d| would| will|['’]ll)|okay with|fine with
`)})\b`;

/** 'Ms. Hale agreed to …' where she says nothing, and nobody says it of her. */
export const consentsTold: Rule = {
  name: 'consents told',
  check: ({ sentence, source }) => {
    const turns = turnsOf(source);
    if (!namesSpeakers(turns)) return [];
    const labels = turns.flatMap(({ label }) => (label === null ? [] : [label]));
    for (const [at, { word }] of sentence.tokens.entries()) {
      const before = sentence.tokens[at - 1];
      if (!consents.test(word) || !before || !isName(sentence, at - 1)) continue;
      const name = bareWord(before.word);
      const speaks = labels.some((label) =>
        label.split(/[^\p{L}'’-]+/u).some((part) => bareWord(foldWord(part)) === name),
      );
      const isTold = source.text
        .split(/[.?!]/)
        .some((part) => part.toLowerCase().includes(name) && reported.test(part));
      if (!speaks && !isTold && source.words.has(name))
        return [`In the source ${before.text} says nothing, and is not said to have ${word}.`];
    }
    return [];
  },
};
