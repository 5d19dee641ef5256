import { findNames, gatherPeople } from '#app/proceedings/facts/people.ts';
import { surnameOf } from '#app/proceedings/language/surname.ts';
import { readRollCall } from '#app/proceedings/votes/roll-call.ts';
import type { Rule } from '../rule.ts';

const personVoted =
  /\b(\p{Lu}[\p{L}'’-]+) (?:voted|votes) (yes|aye|in favou?r|for|no|nay|against)\b/gu;
const againstIt = /^(?:no|nay|against)$/i;

/** Fewer answers may be no roll: 'Any questions, Ms. Wong? No.' */
const fewestAnswers = 2;

/** 'Wong voted yes' where Wong's answer in the roll was no. */
export const rollAnswers: Rule = {
  name: 'roll answers',
  check: ({ sentence, source: { text } }) => {
    const claims = [...sentence.text.matchAll(personVoted)];
    if (claims.length === 0) return [];
    const roll = readRollCall([{ text, speaker: null }], gatherPeople(findNames(text))).votes;
    if (roll.length < fewestAnswers) return [];
    return claims.flatMap(([, name = '', side = '']) => {
      const claimed = againstIt.test(side) ? 'no' : 'yes';
      const answer = roll.find((entry) => surnameOf(entry.name) === surnameOf(name))?.vote;
      return (answer === 'yes' || answer === 'no') && answer !== claimed
        ? [`The source has ${name} voting ${answer}, the sentence says ${claimed}.`]
        : [];
    });
  },
};
