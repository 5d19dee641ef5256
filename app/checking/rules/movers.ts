import { pattern } from '#app/platform/language/pattern.ts';
import { splitSentences } from '#app/platform/language/sentences.ts';
import { findNames, gatherPeople, type People } from '#app/proceedings/facts/people.ts';
import { surnameOf } from '#app/proceedings/language/surname.ts';
import { moverIn, seconderIn } from '#app/proceedings/votes/motions.ts';
import { soundsAlike } from '../comparison/sounds-alike.ts';
import type { Rule } from '../rule.ts';
import { turnsOf } from '../statement/passages.ts';
import { type Statement, wordsOf } from '../statement/statement.ts';

const asWritten: People = {
  sameAs: (key) => key,
  officer: (office) => office,
  keyOf: ({ key }) => key,
  member: () => null,
  count: () => 0,
  spell: (mention) => `${mention.title} ${mention.name}`,
};

/** A motion made or seconded by another than the source says. */
export const movers: Rule = {
  name: 'movers',
  check: ({ sentence, source }) => {
    if (!/\b(?:mov|motion|second)/i.test(sentence.text)) return [];
    const mover = moverIn(sentence.text, asWritten);
    const seconder = seconderIn(sentence.text, asWritten);
    if (mover === null && seconder === null) return [];
    const said = partsIn(source);
    const reasons: string[] = [];
    // 'I move' without a name may be the one the sentence names, unless they are named otherwise.
    const isOpen = said.unnamed && mover !== null && !said.seconders.has(surnameOf(mover));
    if (mover !== null && !isOpen && said.movers.size > 0 && !isAmong(mover, said.movers))
      reasons.push(`The source names another mover than ${mover}.`);
    if (seconder !== null && said.seconders.size > 0 && !isAmong(seconder, said.seconders))
      reasons.push(`The source names another seconder than ${seconder}.`);
    return reasons;
  },
};

const label = /^([\p{L}.' -]{2,40}):\s+/u;
const intent = /(?:so |(?:I|I'll|I'd|I would|I will)(?: also)?(?: so)?(?: like to)? ?)?/u;
/** 'TRUSTEE PATEL: I move to adopt' */
const labelled = pattern('iu')`${label}${intent}(?:make (?:a|the|that) )?(move|motion|second)`;
const moves = /\bI(?:'d|'ll| would| will)?(?: \w+){0,2} move\b|^so moved\b|^move to\b/i;

/** Captions spell a name as it sounds. */
const isAmong = (name: string, known: ReadonlySet<string>) =>
  known.has(surnameOf(name)) || [...known].some((other) => soundsAlike(surnameOf(name), other));

type Parts = { movers: Set<string>; seconders: Set<string>; unnamed: boolean };

/** Who moves and who seconds in a source, by surname. */
function partsIn(source: Statement): Parts {
  let unnamed = false;
  const people = gatherPeople(findNames(source.text));
  const movers = new Set<string>();
  const seconders = new Set<string>();
  for (const { text: sentence } of splitSentences(source.text)) {
    if (!/\b(?:mov|motion|amendment|second)/i.test(sentence)) continue;
    const mover = moverIn(sentence, people);
    if (mover) movers.add(surnameOf(mover));
    const seconder = seconderIn(sentence, people);
    if (seconder) seconders.add(surnameOf(seconder));
    const said = labelled.exec(sentence);
    if (!said && /\bI (?:\w+ ){0,3}move\b/.test(sentence)) unnamed = true;
    if (said?.[1])
      (said[2]?.toLowerCase() === 'second' ? seconders : movers).add(surnameOf(said[1]));
  }
  for (const { from, to, label: speaker } of turnsOf(source)) {
    if (speaker === null || from >= to || !moves.test(wordsOf(source, from, to))) continue;
    movers.add(surnameOf(speaker));
    unnamed = false;
  }
  return { movers, seconders, unnamed };
}
