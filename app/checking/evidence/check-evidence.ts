import { isStopWord } from '#app/proceedings/language/stop-list.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import type { Segment } from '#app/records/transcript.ts';
import { claimedSpeakers } from './claimed-speakers.ts';

/** The words of the record that a clause of a sentence rests on, and where they stand. */
export type Evidence = { clause: string; quote: string; segment: number };

/** Fewer words stand anywhere. */
const fewestWords = 3;

const wordsOf = (text: string) => tokenize(text).map(({ word }) => word);

/** Whether words stand in a passage one after the other; points, case and hesitations aside. */
export function standsIn(quote: string, passage: string): boolean {
  const needle = wordsOf(quote).filter((word) => !isHesitation(word));
  const hay = wordsOf(passage).filter((word) => !isHesitation(word));
  return needle.length > 0 && ` ${hay.join(' ')} `.includes(` ${needle.join(' ')} `);
}

type SegmentAt = (index: number) => Pick<Segment, 'text'> | undefined;

/** Whether words stand in a segment, or run on from it into the next. */
export function standsAt(
  { quote, segment }: Pick<Evidence, 'quote' | 'segment'>,
  segmentAt: SegmentAt,
): boolean {
  const [own, next] = [segmentAt(segment)?.text ?? '', segmentAt(segment + 1)?.text ?? ''];
  return standsIn(quote, own) || standsIn(quote, `${own} ${next}`);
}

const isHesitation = (word: string) => /^(?:um+|uh+|er|ah)$/.test(word);

/**
 * What is wrong with the evidence that is given for a sentence: quotes that do not stand where they
 * are said to, parts of the sentence for which none is given, words put into another's mouth. Empty
 * where each clause has words of the record behind it.
 */
export function checkEvidence(
  sentence: string,
  evidence: readonly Evidence[],
  segmentAt: (index: number) => Segment | undefined,
): string[] {
  const reasons: string[] = [];
  const sound = evidence.filter(({ quote, segment }) => {
    const passage = segmentAt(segment)?.text ?? '';
    if (!standsAt({ quote, segment }, segmentAt))
      reasons.push(`“${shorten(quote)}” does not stand in the record there.`);
    else if (wordsOf(quote).length < fewestWords && wordsOf(passage).length > fewestWords)
      reasons.push(`“${quote}” is too little to rest a clause on.`);
    else return true;
    return false;
  });
  const covered = new Set(sound.flatMap(({ clause }) => wordsOf(clause)));
  const bare = wordsOf(sentence).filter((word) => !isStopWord(word) && !covered.has(word));
  if (bare.length > 0) reasons.push(`Nothing of the record is given for: ${bare.join(', ')}.`);
  for (const { name, verb } of claimedSpeakers(sentence)) {
    const speakers = sound.flatMap(({ segment }) => segmentAt(segment)?.speaker ?? []);
    const isOther =
      speakers.length > 0 &&
      speakers.length === sound.length &&
      !speakers.some((speaker) => sharesName(speaker, name));
    if (isOther)
      reasons.push(`The record has ${speakers[0]} speak there, not ${name} (“${verb}”).`);
  }
  return reasons;
}

const sharesName = (speaker: string, name: string) => {
  const own = new Set(wordsOf(speaker));
  return wordsOf(name).some((word) => own.has(word));
};

const shorten = (text: string) => (text.length > 90 ? `${text.slice(0, 87).trimEnd()}…` : text);
