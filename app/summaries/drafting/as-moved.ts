import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { findDates } from '#app/proceedings/facts/dates.ts';
import { readNumbers } from '#app/proceedings/facts/numbers.ts';
import type { SpokenSentence } from '#app/proceedings/language/spoken-sentences.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import { motionIn } from '#app/proceedings/votes/motion-patterns.ts';
import { isReply } from '#app/proceedings/votes/motion-text.ts';
import { isGarbled } from './garble.ts';
import { hasMainVerb } from './main-verb.ts';
import { readableText } from './readable-text.ts';

/** In words: a longer motion is read out from a paper that says it better. */
const most = { passage: 64, sentences: 6 };

/** The sentences of a motion, and what of them is quoted. */
export type Moved = { sentences: readonly SpokenSentence[]; words: string };

/**
 * The words in which a motion was made, where they say how much, by when or on which terms, and neither the case's title
 * nor what is told of the vote does; null where they add nothing, or are not plain.
 */
export function asMoved(
  { segments, outcome, kind }: Vote,
  { spoken, told }: { spoken: readonly SpokenSentence[]; told: string },
): Moved | null {
  if (outcome === null || kind === 'procedural' || kind === 'consent') return null;
  const known = new Set(detailsOf(told));
  for (const [at, sentence] of spoken.entries()) {
    if (!sentence.segments.some((one) => segments.includes(one))) continue;
    if (motionIn(sentence.text) === null || sentence.text.endsWith('?')) continue;
    const sentences = [sentence, ...restOf(spoken, at)];
    const words = readableText(sentences.map(({ text }) => text).join(' '));
    if (words.split(' ').length > most.passage || isGarbled(words)) continue;
    if (detailsOf(words).some((detail) => !known.has(detail))) return { sentences, words };
  }
  return null;
}

/** 'I move to amend the budget. By taking out the repaving.': captions set points where a motion only pauses. */
function restOf(spoken: readonly SpokenSentence[], at: number): SpokenSentence[] {
  const rest: SpokenSentence[] = [];
  for (const sentence of spoken.slice(at + 1, at + most.sentences)) {
    const { text, speaker } = sentence;
    if (
      speaker !== spoken[at]?.speaker ||
      isReply.test(text) ||
      text.endsWith('?') ||
      hasMainVerb(tokenize(text))
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
  with the (?:\w+ )?(?:condition|exception|stipulation|understanding)s?
  effective
  until
`)})\b`;
/** How much, by when and on which terms a text says, one key each. */
function detailsOf(text: string): string[] {
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
