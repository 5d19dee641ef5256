import { moverIn, seconderIn } from '../facts/motions.ts';
import { findNames, gatherPeople, type People } from '../facts/people.ts';
import { splitSentences } from '../language/sentences.ts';
import { foldWord } from '../language/tokens.ts';
import type { Statement } from './statement.ts';

const nobody: People = {
  sameAs: (key) => key,
  count: () => 0,
  spell: (mention) => `${mention.title} ${mention.name}`,
};
const surname = (name: string) => foldWord(name.split(/[\s-]/).at(-1) ?? name);

/** Reasons why mover and seconder, outcome or unanimity of a sentence are not the source's. */
export function checkRoles(sentence: Statement, source: Statement): string[] {
  const reasons: string[] = [];
  const outcome = outcomeReason(sentence.text, source.text);
  if (outcome) reasons.push(outcome);
  if (/\bunanimous(?:ly)?\b/i.test(sentence.text) && !isUnanimous(source)) {
    reasons.push('The source does not say that it was unanimous.');
  }
  if (!/\b(?:mov|motion|second)/i.test(sentence.text)) return reasons;
  const mover = moverIn(sentence.text, nobody);
  const seconder = seconderIn(sentence.text, nobody);
  if (mover === null && seconder === null) return reasons;
  const said = rolesIn(source.text);
  if (mover !== null && said.movers.size > 0 && !said.movers.has(surname(mover)))
    reasons.push(`The source names another mover than ${mover}.`);
  if (seconder !== null && said.seconders.size > 0 && !said.seconders.has(surname(seconder)))
    reasons.push(`The source names another seconder than ${seconder}.`);
  return reasons;
}

function rolesIn(text: string): { movers: Set<string>; seconders: Set<string> } {
  const people = gatherPeople(findNames(text));
  const movers = new Set<string>();
  const seconders = new Set<string>();
  for (const { text: sentence } of splitSentences(text)) {
    if (!/\b(?:mov|motion|amendment|second)/i.test(sentence)) continue;
    const mover = moverIn(sentence, people);
    if (mover) movers.add(surname(mover));
    const seconder = seconderIn(sentence, people);
    if (seconder) seconders.add(surname(seconder));
    // 'TRUSTEE PATEL: I move to adopt'
    const label = /^([\p{L}.' -]{2,40}):\s+(?:so |I (?:so |would )?|I'll )?(move|second)/iu.exec(
      sentence,
    );
    if (label?.[1])
      (label[2]?.toLowerCase() === 'second' ? seconders : movers).add(surname(label[1]));
  }
  return { movers, seconders };
}

const adopted =
  /\b(?:adopt(?:s|ed)?|approv(?:es|ed|e)|pass(?:es|ed)|carri(?:es|ed)|agreed to|is agreed|was agreed|ayes have it|eyes have it|yeas have it|accepted|prevails)\b/gi;
const rejected =
  /\b(?:reject(?:s|ed)?|fail(?:s|ed)|defeat(?:s|ed)?|denied|denies|voted down|noes have it|nos have it|nays have it|lost)\b/gi;
const negatedAdoption =
  /\b(?:not|n't|never)\s+(?:\w+\s+){0,2}?(?:adopt\w*|approv\w*|pass\w*|carr(?:y|ied)|agreed?)\b/gi;

function outcomes(text: string): { yes: number; no: number } {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const denied = count(negatedAdoption);
  return { yes: Math.max(0, count(adopted) - denied), no: count(rejected) + denied };
}

const voteWords =
  /\b(?:motion|amendment|vote|resolution|ordinance|bill|measure|H\.R\.|item|appeal|proposal|agenda|minutes|request|contract|rezoning)\b/i;

function outcomeReason(sentence: string, source: string): string | null {
  if (!voteWords.test(sentence)) return null;
  const said = outcomes(sentence);
  const given = outcomes(source);
  if (said.yes > 0 && said.no === 0 && given.no > 0 && given.yes === 0)
    return 'The source says that it was not adopted, the sentence says that it was.';
  if (
    said.no > 0 &&
    said.yes === 0 &&
    given.yes > 0 &&
    given.no === 0 &&
    !/\bno one\b/i.test(sentence)
  )
    return 'The source says that it was adopted, the sentence says that it was not.';
  return null;
}

function isUnanimous(source: Statement): boolean {
  if (
    /\bunanim|\bwithout (?:objection|opposition|dissent)|\b(?:all|everyone) (?:voted|in favou?r|approved|agreed)|\bnone opposed|\bno (?:one|opposition|objections?)|\bhearing none|\bseeing none/i.test(
      source.text,
    )
  )
    return true;
  return source.tallies.some(
    (tally) => tally.no === 0 || (tally.yes !== null && tally.no === null),
  );
}
