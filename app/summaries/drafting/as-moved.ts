import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { findDates } from '#app/proceedings/facts/dates.ts';
import { readNumbers } from '#app/proceedings/facts/numbers.ts';
import type { SpokenSentence } from '#app/proceedings/language/spoken-sentences.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import { motionIn } from '#app/proceedings/votes/motion-patterns.ts';
import { goesOnTo, isReply } from '#app/proceedings/votes/motion-text.ts';
import { isGarbled } from './garble.ts';
import { hasMainVerb } from './main-verb.ts';
import { readableText } from './readable-text.ts';

/** In words: a longer motion is read out from a paper that says it better. */
const most = { passage: 64, sentences: 6 };

/** The sentences of a motion, and what of them is quoted. */
export type Moved = { sentences: readonly SpokenSentence[]; words: string };

type Around = {
  /** What was said while the case was open. */
  spoken: readonly SpokenSentence[];
  /** How much, by when and on which terms a reader is told already; grows with what is quoted. */
  known: Set<string>;
};

/**
 * The words in which a motion that carried was made, where they say how much, by when or on which terms, and nothing
 * told before does; null where they add nothing, are not plain, or were changed before the vote.
 */
export function asMoved(
  { segments, outcome, kind, motion }: Vote,
  { spoken, known }: Around,
): Moved | null {
  if (outcome !== 'adopted' || kind === 'procedural' || kind === 'consent') return null;
  const cited = new Set(segments);
  const begins = plain(motion).split(' ').slice(0, ownWords).join(' ');
  for (const [at, sentence] of spoken.entries()) {
    if (!sentence.segments.some((one) => cited.has(one))) continue;
    const { text } = sentence;
    if (motionIn(text) === null || !plain(text).includes(begins) || isAsked.test(text)) continue;
    if (spoken.slice(at + 1, at + changedWithin).some((after) => changes.test(after.text)))
      return null;
    const sentences = [sentence, ...restOf(spoken, at)];
    const words = readableText(sentences.map((one) => one.text.replace(askedFirst, '')).join(' '));
    if (words.split(' ').length > most.passage || isGarbled(words)) continue;
    const details = detailsOf(words);
    if (details.every((detail) => known.has(detail))) continue;
    for (const detail of details) known.add(detail);
    return { sentences, words };
  }
  return null;
}

/** In words: so many of a motion know the sentence that made it. */
const ownWords = 4;
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
/** 'I would entertain a motion to': asked for, and not made. */
const isAsked = /\?$|\b(?:entertain|looking for|ask(?:ing)? for|call(?:ing)? for|need)\b/i;
/** 'Seeing none, is there a motion, I move that': what captions put before it, of who asked. */
const askedFirst =
  /^[^.?!]{0,60}\bis there a motion,? (?=I (?:would |'ll )?(?:like to )?(?:move|make)\b)/i;
/** In sentences: so soon behind a motion somebody agrees to change it. */
const changedWithin = 7;
const changes =
  /\bfriendly amendment\b|\bif (?:we|you) (?:make|change) it\b|\bwould you (?:take|accept|consider)\b|\bI(?:'ll| will)? accept (?:that|it)\b/i;

/** 'I move to amend the budget. By taking out the repaving.': captions set points where a motion only pauses. */
function restOf(spoken: readonly SpokenSentence[], at: number): SpokenSentence[] {
  const rest: SpokenSentence[] = [];
  for (const sentence of spoken.slice(at + 1, at + most.sentences)) {
    const { text, speaker } = sentence;
    if (
      speaker !== spoken[at]?.speaker ||
      isReply.test(text) ||
      text.endsWith('?') ||
      (hasMainVerb(tokenize(text)) && !goesOnTo.test(text))
    )
      break;
    rest.push(sentence);
  }
  return rest;
}

const terms = pattern('i')`\b(${phrases(String.raw`
  subject to
  contingent (?:up)?on
  conditioned (?:up)?on
  on (?:the )?condition
  provided that
  not to exceed
  pending
  except
  with the (?:\w+ )?(?:condition|exception|stipulation|understanding|addition)s?
  with (?:adding|removing|striking|changing)
  effective
  until
`)})\b`;
/** How much, by when and on which terms a text says, one key each. */
export function detailsOf(text: string): string[] {
  const tokens = tokenize(text);
  const amounts = readNumbers(tokens).filter(({ unit }) => unit === 'money' || unit === 'percent');
  const days = findDates(text, tokens).filter(({ day }) => day !== null);
  const term = terms.exec(text)?.[1]?.toLowerCase();
  return [
    ...amounts.map(({ value }) => `${value}`),
    ...days.map(({ month, day }) => `${month}/${day}`),
    ...(term ? [term] : []),
  ];
}
