import type { SpokenSentence } from '#app/proceedings/language/spoken-sentences.ts';
import { speakerIn } from '#app/proceedings/minutes/written-people.ts';
import type { Candidate } from './candidates.ts';

type Around = {
  spoken: readonly SpokenSentence[];
  candidates: ReadonlyMap<number, Candidate>;
  /** Sentences that are quoted already, by their number. */
  quoted: ReadonlySet<number>;
  /** In words: a passage is no longer. */
  longest: number;
};

/** In sentences. */
const farthestBack = 3;

/**
 * 'Ms. Roth stated that it leaks. The dam is old. She said …': the sentences before a clerk's 'she', back to
 * the one that names her; none where they do not tell, or are quoted already.
 */
export function whoIsMeant(candidate: Candidate, around: Around): Candidate[] {
  const { at, text, item, voice } = candidate;
  if (!voice.isWritten || !/^(?:He|She)\b/.test(text)) return [];
  const passage: Candidate[] = [];
  for (let place = at - 1; place >= at - farthestBack; place -= 1) {
    const part = around.candidates.get(place) ?? between(place, candidate, around);
    if (!part || part.item !== item || around.quoted.has(place)) return [];
    passage.unshift(part);
    const words = passage.reduce((sum, one) => sum + one.words, candidate.words);
    if (words > around.longest) return [];
    if (speakerIn(part.text) !== null) return passage;
  }
  return [];
}

/** A sentence of the same paragraph that would not be quoted by itself. */
function between(place: number, candidate: Candidate, { spoken }: Around): Candidate | undefined {
  const sentence = spoken[place];
  const isNear = sentence?.segments[0] === candidate.segments[0];
  if (!sentence || !isNear) return undefined;
  const { text, segments } = sentence;
  return { ...candidate, at: place, text, segments, words: text.split(' ').length };
}
