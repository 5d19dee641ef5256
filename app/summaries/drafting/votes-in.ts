import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '#app/proceedings/language/spoken-sentences.ts';

const ofVote = pattern('i')`\b${phrases(String.raw`
  all (?:those )?in favor
  (?:any|all|those) opposed
  call (?:the|for the|for a) (?:roll|vote|question)
  how do you vote
  motion (?:carries|passes|passed|carried|fails|failed|is adopted|is approved)
  (?:so moved|i move|motion to|motion by|motion from|second(?:ed)? by)
  unanimous(?:ly)?
  ayes? have it
  roll call vote
`)}\b|^\W*(?:aye|second)\W*$`;

/** Whether anything is said as in a vote: then it cannot be told that none was taken. */
export const votesIn = (said: readonly SpokenSentence[]): boolean =>
  said.some(({ text }) => ofVote.test(text));
