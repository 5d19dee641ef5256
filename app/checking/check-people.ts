import { splitSentences } from '#app/platform/language/sentences.ts';
import { findNames, gatherPeople, type People } from '#app/proceedings/facts/people.ts';
import { foldWord } from '#app/proceedings/language/tokens.ts';
import { moverIn, seconderIn } from '#app/proceedings/votes/motions.ts';
import { readRollCall } from '#app/proceedings/votes/roll-call.ts';
import { turnsOf } from './passages.ts';
import { type Statement, takeApartSource } from './statement.ts';

const asWritten: People = {
  sameAs: (key) => key,
  count: () => 0,
  spell: (mention) => `${mention.title} ${mention.name}`,
};
const surname = (name: string) => foldWord(name.split(/[\s-]/).at(-1) ?? name);

/** Reasons why a sentence gives somebody a part that the source gives to another. */
export function checkPeople(sentence: Statement, source: Statement): string[] {
  return [
    ...motionReasons(sentence.text, source.text),
    ...voteReasons(sentence.text, source.text),
    ...titleReasons(sentence, source),
  ];
}

function motionReasons(sentence: string, source: string): string[] {
  if (!/\b(?:mov|motion|second)/i.test(sentence)) return [];
  const mover = moverIn(sentence, asWritten);
  const seconder = seconderIn(sentence, asWritten);
  if (mover === null && seconder === null) return [];
  const said = partsIn(source);
  const reasons: string[] = [];
  // 'I move' without a name may be the one the sentence names, unless they are named otherwise.
  const isOpen = said.unnamed && mover !== null && !said.seconders.has(surname(mover));
  if (mover !== null && !isOpen && said.movers.size > 0 && !said.movers.has(surname(mover)))
    reasons.push(`The source names another mover than ${mover}.`);
  if (seconder !== null && said.seconders.size > 0 && !said.seconders.has(surname(seconder)))
    reasons.push(`The source names another seconder than ${seconder}.`);
  return reasons;
}

const labelled =
  /^([\p{L}.' -]{2,40}):\s+(?:so |(?:I|I'll|I'd|I would|I will)(?: also)?(?: so)?(?: like to)? ?)?(?:make (?:a|the|that) )?(move|motion|second)/iu;

type Parts = { movers: Set<string>; seconders: Set<string>; unnamed: boolean };

function partsIn(text: string): Parts {
  let unnamed = false;
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
    const label = labelled.exec(sentence);
    if (!label && /\bI (?:\w+ ){0,3}move\b/.test(sentence)) unnamed = true;
    if (label?.[1])
      (label[2]?.toLowerCase() === 'second' ? seconders : movers).add(surname(label[1]));
  }
  const source = takeApartSource(text);
  for (const { from, to, label } of turnsOf(source)) {
    if (label === null || from >= to) continue;
    const said = source.text.slice(
      source.tokens[from]?.start ?? 0,
      source.tokens[to - 1]?.end ?? 0,
    );
    if (!/\bI(?:'d|'ll| would| will)?(?: \w+){0,2} move\b|^so moved\b|^move to\b/i.test(said))
      continue;
    movers.add(surname(label));
    unnamed = false;
  }
  return { movers, seconders, unnamed };
}

const personVoted =
  /\b(\p{Lu}[\p{L}'’-]+) (?:voted|votes) (yes|aye|in favou?r|for|no|nay|against)\b/gu;

/** 'Wong voted yes' where Wong's answer in the roll was no. */
function voteReasons(sentence: string, source: string): string[] {
  const claims = [...sentence.matchAll(personVoted)];
  if (claims.length === 0) return [];
  const roll = readRollCall(
    [{ text: source, speaker: null }],
    gatherPeople(findNames(source)),
  ).votes;
  if (roll.length < 2) return [];
  const reasons: string[] = [];
  for (const [, name = '', side = ''] of claims) {
    const claimed = /^(?:no|nay|against)$/i.test(side) ? 'no' : 'yes';
    const answer = roll.find((entry) => surname(entry.name) === surname(name))?.vote;
    if ((answer === 'yes' || answer === 'no') && answer !== claimed)
      reasons.push(`The source has ${name} voting ${answer}, the sentence says ${claimed}.`);
  }
  return reasons;
}

const courtesy = /^(?:Mr\.|Mrs\.|Ms\.|Miss|Dr\.|Member|Chair\w*)$/;

/** 'Superintendent Brown' where the source has a Chair Brown and a Superintendent Hale. */
function titleReasons(sentence: Statement, source: Statement): string[] {
  const claimed = findNames(sentence.text, [...sentence.tokens]).filter(
    ({ title }) => !courtesy.test(title),
  );
  if (claimed.length === 0) return [];
  const named = findNames(source.text, [...source.tokens]);
  const reasons: string[] = [];
  for (const { title, name, key } of claimed) {
    const sameTitle = named.filter((other) => other.title.toLowerCase() === title.toLowerCase());
    const samePerson = named.filter((other) => other.key === key);
    const holder = sameTitle[0];
    if (!holder || sameTitle.some((other) => other.key === key) || samePerson.length === 0)
      continue;
    reasons.push(`The source says ${holder.title} ${holder.name}, the sentence ${title} ${name}.`);
  }
  return reasons;
}
