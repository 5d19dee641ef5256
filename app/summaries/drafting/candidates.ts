import { splitSentences } from '#app/platform/language/sentences.ts';
import { statesDeadline } from '#app/proceedings/facts/dates.ts';
import { readNumbers } from '#app/proceedings/facts/numbers.ts';
import { findReferences } from '#app/proceedings/facts/references.ts';
import type { SpokenSentence } from '#app/proceedings/language/spoken-sentences.ts';
import { stem } from '#app/proceedings/language/stem.ts';
import { isMeetingWord, isStopWord } from '#app/proceedings/language/stop-list.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import { hasMainVerb } from './main-verb.ts';
import { isProcedureTalk } from './procedure-talk.ts';
import { readableText } from './readable-text.ts';

/** A sentence of the record that could stand in a summary, as a reader would read it. */
export type Candidate = {
  /** Its number among the record's sentences. */
  at: number;
  text: string;
  words: number;
  segments: number[];
  item: number;
  stems: string[];
  /** Neighbouring words, of which at least one has content. */
  pairs: string[];
  /** How well it reads by itself, from 0 to 1. */
  clarity: number;
  /** How much it tells of money, dates, numbers, bills and what will be done, from 0 up. */
  consequence: number;
  deadline: boolean;
  isQuote: boolean;
};

const procedural =
  /\b(?:yields? back|yield (?:my|the|to|back|such|myself|\w+ minutes)|reserve the balance|you(?:'re| are) (?:now )?recogni[sz]ed|recogni[sz]e(?:s|d)? (?:the|mr|mrs|ms|miss|myself|for)|minutes? (?:remaining|left)|time has expired|without objection|unanimous consent|so ordered|your (?:written|full) statements?|made part of the (?:hearing )?record|thank(?:s| you)|appreciate|welcome|good (?:morning|afternoon|evening)|come to order|stands? (?:adjourned|in recess)|declare a recess|privilege|honored|please(?:d)? to|pledge|mute|microphone|audio|can you hear|sorry|apologi[sz]e|excuse me|next question|my question|question is|i would like to ask|can i (?:ask|just)|could i (?:ask|just)|let me ask|go ahead|look forward|happy birthday|congratulat\w+|applause|laughter|all those in favor|signify|say aye|call the roll|moved to|moves to|i move|seconded|second by|motion (?:by|passes|carries|fails)|will report the|ayes have it|noes have it|roll call|having said that|gentle(?:man|lady|woman) (?:from|yields?)|as i said|my time|your time|correct me|translation|interpret(?:er|ation)|simultaneous|declarations? of interest|apologies|move on|moving on|come (?:back|on) to|turn to|we'll go|bring (?:in|you)|your testimony|point of order)\b/i;
const fragment =
  /^(?:grant|strike|insert|secretary told|which|who|whose|whom|where|when|while|although|though|unless|whether|as|than|of|to|for|with|by|from|including|such|especially|particularly|not|nor|also|even|that's|it's|there's|here's|he's|she's|i'm|i've|i'd)\b/i;
const danglingEnd =
  /\b(?:the|a|an|of|to|and|or|for|in|on|with|that|which|is|are|was|by|as|our|their|his|its|from|this|these|if|than|but|we|they|i|you)[.!]$/i;
const pronounStart =
  /^(?:they|he|she|it|this|that|these|those|his|her|their|them|there|here|one|some|both|you|what|your)\b/i;
const firstPerson = /\b(?:I|I'm|I've|I'd|I'll|me|[Mm]y|mine|myself)\b/;
const ourselves = /\b(?:we|we're|we've|we'll|us|our|ours)\b/i;
const secondPerson = /\b(?:you|your|you're|you've|yours)\b/i;
const decided =
  /\b(?:will|shall|must|requires?|required|prohibits?|approv\w+|adopt\w+|reject\w+|fund(?:s|ed|ing)?|cuts?|increas\w+|decreas\w+|reduc\w+|eliminat\w+|extend\w*|expir\w+|establish\w*|authoriz\w+|reauthoriz\w+|repeal\w*|propos\w+|recommend\w*|award\w*|contract|budget|tax(?:es)?|fees?|rates?|construct\w*|replac\w+|launch\w*|clos(?:e|es|ed|ure)|open(?:s|ed|ing)?|deadline|law|lawsuit|settlement|vot(?:e|es|ed|ing))\b/gi;

/** What of a spoken sentence a summary could use, or null where it would not read well. */
export function candidateOf(sentence: SpokenSentence, item: number): Candidate | null {
  const spoken = sentence.text;
  if (spoken.length < 30 || spoken.length > 420 || spoken.endsWith('?')) return null;
  if (!/[.!…]["”’')]*$/.test(spoken) && sentence.segments.length < 2) return null;
  if (procedural.test(spoken) || /\[inaudible|\binaudible\b|\bquote\b.*\bunquote\b/i.test(spoken))
    return null;
  if (isProcedureTalk(spoken)) return null;
  const text = readableText(spoken);
  const words = text.split(' ').length;
  if (words < 7 || words > 46 || fragment.test(text) || danglingEnd.test(text)) return null;
  if (splitSentences(text).length !== 1) return null;
  if ((text.match(/["“”]/g)?.length ?? 0) % 2 === 1) return null;
  const tokens = tokenize(text);
  if (!hasMainVerb(tokens)) return null;
  const stems = [
    ...new Set(
      tokens
        .filter(({ word }) => word.length > 2 && !isStopWord(word) && !/^\d/.test(word))
        .map(({ word }) => stem(word)),
    ),
  ];
  if (stems.length < 4) return null;
  const pairs = new Set<string>();
  for (let index = 1; index < tokens.length; index += 1) {
    const [left, right] = [tokens[index - 1], tokens[index]];
    if (!left || !right || right.gap !== 'none') continue;
    if (!isStopWord(left.word) || !isStopWord(right.word)) pairs.add(`${left.word} ${right.word}`);
  }
  const isQuote = firstPerson.test(text);
  let clarity = 1;
  if (isQuote) clarity *= 0.45;
  else if (ourselves.test(text)) clarity *= 0.8;
  if (secondPerson.test(text)) clarity *= 0.5;
  if (pronounStart.test(text)) clarity *= 0.55;
  if (words > 34) clarity *= 0.85;
  const commas = text.split(',').length - 1;
  if (commas > 5) clarity *= 0.8;
  const numbers = readNumbers(tokens);
  const consequence =
    Math.min(2, numbers.filter(({ unit, value }) => unit !== 'plain' || value > 12).length) * 0.35 +
    (numbers.some(({ unit }) => unit === 'money') ? 0.4 : 0) +
    Math.min(2, findReferences(text, tokens).length) * 0.3 +
    Math.min(3, text.match(decided)?.length ?? 0) * 0.25;
  const common = tokens.filter(({ word }) => isMeetingWord(word)).length / tokens.length;
  return {
    at: sentence.index,
    text,
    words,
    segments: sentence.segments,
    item,
    stems,
    pairs: [...pairs],
    clarity: clarity * (1 - common * 0.3),
    consequence,
    deadline: statesDeadline(text),
    isQuote,
  };
}
