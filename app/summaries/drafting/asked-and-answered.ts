import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { readNumbers } from '#app/proceedings/facts/numbers.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import type { Candidate } from './candidates.ts';
import { clarityOf, couldBeTold, isOfMatter, pairsOf, stemsOf } from './candidates.ts';
import type { FinerSentence } from './finer-sentences.ts';
import { isGarbled } from './garble.ts';
import { readableText } from './readable-text.ts';
import { countsSomething, tellingOf } from './telling.ts';
import { nobody, type Voice } from './voice.ts';

/** In words and sentences: what a reader takes in as one question with its answer. */
const most = { question: 30, answer: 24, between: 1, all: 64, bare: 8 };
const fewest = { question: 5, stems: 2 };

const asksHowMuch = pattern('i')`\b${phrases(`
  how (?:many|much|long|far|big|large|often|old|high|wide|does that compare)
  what(?:'s| is| was| are| were| does| did| do| would| will| kind| percentage| amount)
  when (?:is|was|will|would|does|did|do|are)
  where (?:is|was|are|were|will)
  which
`)}\b`;

/** 'Which is- How many are there?' */
const brokenOff = /\p{L}[-–—] /u;

/** What a chair asks to move the meeting along. */
const ofFloor = /\b(?:motion|second|in favou?r|opposed|vot(?:e[ds]?|ing)|speakers?)\b/i;

type Around = { finer: readonly FinerSentence[]; voices: readonly Voice[]; item: number };

/**
 * 'How many days could the city pay for? The benchmark is 60. This year you have 177 days.': an answer that says how much,
 * with the question that says of what; null where the sentence is no such answer.
 */
export function askedAndAnswered(at: number, { finer, voices, item }: Around): Candidate | null {
  const answer = finer[at];
  const asked = questionBefore(finer, at);
  if (!answer || asked === null || !isAnswerOf(answer)) return null;
  const sentences = finer.slice(asked, at + 1);
  if (!answers(answer.text, finer[asked]?.text ?? '')) return null;
  const text = readableText(sentences.map((sentence) => sentence.text).join(' '));
  const words = text.split(' ').length;
  if (words > most.all || isGarbled(text)) return null;
  const tokens = tokenize(text);
  const voice = ofOne(sentences.map(({ index }) => voices[index]));
  return {
    at,
    text,
    words,
    segments: [...new Set(sentences.flatMap(({ segments }) => segments))],
    item,
    stems: stemsOf(tokens),
    pairs: pairsOf(tokens),
    clarity: clarityOf(text, tokens, voice),
    telling: tellingOf(text, tokens),
    leansBack: false,
    voice,
  };
}

const lengthOf = ({ text }: { text: string }) => text.split(' ').length;

const isAnswerOf = (sentence: FinerSentence) =>
  lengthOf(sentence) <= most.answer &&
  !sentence.text.endsWith('?') &&
  /[.!]$/.test(sentence.text) &&
  isOfMatter(sentence.text) &&
  !ofMeeting.test(sentence.text) &&
  countsSomething(sentence.text, tokenize(sentence.text));

/** Whether what is asked for is what is said: money for what it costs, a count of what is counted. */
function answers(answer: string, question: string): boolean {
  const numbers = readNumbers(tokenize(answer)).filter(
    ({ unit, value }) => unit !== 'plain' || !isYear(value),
  );
  if (asksPrice.test(question)) return numbers.some(({ unit }) => unit !== 'plain');
  if (numbers.length === 0) return false;
  const asked = new Set(stemsOf(tokenize(question)));
  const isBare = answer.split(' ').length <= most.bare;
  return isBare || stemsOf(tokenize(answer)).some((stem) => asked.has(stem));
}

const asksPrice = /\bhow much\b|\bcosts?\b|\bprice\b|\bspend\w*\b/i;
const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2099;
/** 'Item 14 on page 2026', 'you have 30 seconds': numbers of the meeting itself. */
const ofMeeting = /\b(?:items?|pages?) (?:number )?\d|\b(?:seconds?|minutes?)\b/i;

/** The nearest question that says what is counted, with nothing between but short statements. */
function questionBefore(finer: readonly FinerSentence[], at: number): number | null {
  for (let before = at - 1; before >= 0 && before >= at - 1 - most.between; before -= 1) {
    const sentence = finer[before];
    if (!sentence || sentence.isClause) return null;
    if (sentence.text.endsWith('?')) return isAsked(sentence) ? before : null;
    if (lengthOf(sentence) > most.answer) return null;
  }
  return null;
}

function isAsked(sentence: FinerSentence): boolean {
  const words = lengthOf(sentence);
  if (words < fewest.question || words > most.question) return false;
  if (!asksHowMuch.test(sentence.text) || brokenOff.test(sentence.text)) return false;
  if (ofFloor.test(sentence.text)) return false;
  // What would not be quoted as a statement is no question about a matter.
  const said = { ...sentence, text: sentence.text.replace(/\?$/, '.') };
  return couldBeTold(said) && stemsOf(tokenize(sentence.text)).length >= fewest.stems;
}

/** Whose words they are, where all are of one. */
function ofOne(voices: readonly (Voice | undefined)[]): Voice {
  const [first] = voices;
  const isOne = voices.every((voice) => voice?.name === first?.name);
  return isOne && first ? first : nobody;
}
