import { checkSentence } from '#app/checking/check-sentence.ts';
import { citedSource } from '#app/checking/cited-source.ts';
import type { Segment } from '#app/records/transcript.ts';
import type { CheckedSentence } from '../draft.ts';
import { shortName, speakerName } from './speaker-names.ts';

/** 'Kirsty Williams said …' the first time, then 'Williams said …', where that is supported too. */
export function shortenNames(
  sentences: readonly CheckedSentence[],
  segments: readonly Segment[],
  segmentAt: (index: number) => Segment | undefined,
): CheckedSentence[] {
  const names = new Set<string>();
  for (const { speaker } of segments) {
    const name = speakerName(speaker);
    if (name !== null) names.add(name);
  }
  const known = new Set<string>();
  return sentences.map((sentence) => {
    const name = [...names].find((full) => sentence.text.startsWith(`${full} said that `));
    if (name === undefined) return sentence;
    const short = known.has(name) ? shortName(name, names) : null;
    known.add(name);
    if (short === null) return sentence;
    const text = short + sentence.text.slice(name.length);
    const source = citedSource(sentence.citations, segmentAt);
    const { verdict } = checkSentence({ sentence: text, source });
    return verdict === 'supported' ? { ...sentence, text } : sentence;
  });
}
