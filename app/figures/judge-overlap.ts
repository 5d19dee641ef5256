import { readSpokenSentences } from '#app/proceedings/language/spoken-sentences.ts';
import type { Transcript } from '#app/records/transcript.ts';
import { sections } from '#app/summaries/draft.ts';
import { draftExtractively } from '#app/summaries/drafting/extractive-drafter.ts';
import { leadSummary, oracleSummary, randomSummary, textRankSummary } from './baselines.ts';
import { type Rouge, rouge } from './rouge.ts';
import { seededRandom } from './seeded-random.ts';

const methods = ['dais', 'lead', 'random', 'textrank', 'oracle'] as const;
export type Method = (typeof methods)[number];

export type Overlap = { words: number; draftedWords: number; scores: Record<Method, Rouge> };

const randomRuns = 20;
const fewestWords = 4;

/** The draft at the length of the human summary, beside what stands in the record anyway. */
export async function judgeOverlap(
  transcript: Transcript,
  reference: string,
  seed: number,
): Promise<Overlap> {
  const words = reference.trim().split(/\s+/).length;
  const sentences = readSpokenSentences(transcript.segments)
    .map(({ text }) => text)
    .filter((text) => text.split(/\s+/).length >= fewestWords);
  const draft = await draftExtractively(transcript, { words });
  // The opening says again what stands below it; no human summary tells a thing twice.
  const drafted = draft.sentences
    .filter(({ section }) => section === sections.cases)
    .map(({ text }) => text)
    .join(' ');
  const random = Array.from({ length: randomRuns }, (_, run) =>
    rouge(randomSummary(sentences, words, seededRandom(seed + run)), reference),
  );
  return {
    words,
    draftedWords: drafted.split(/\s+/).length,
    scores: {
      dais: rouge(drafted, reference),
      lead: rouge(leadSummary(sentences, words), reference),
      random: meanRouge(random),
      textrank: rouge(textRankSummary(sentences, words), reference),
      oracle: rouge(oracleSummary(sentences, words, reference), reference),
    },
  };
}

function meanRouge(scores: readonly Rouge[]): Rouge {
  const mean = (part: keyof Rouge) =>
    scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score[part], 0) / scores.length;
  return { one: mean('one'), two: mean('two'), longest: mean('longest') };
}

/** The mean over meetings, method by method. */
export function meanOverlap(overlaps: readonly Overlap[]): Record<Method, Rouge> {
  const mean = (method: Method) => meanRouge(overlaps.map(({ scores }) => scores[method]));
  return {
    dais: mean('dais'),
    lead: mean('lead'),
    random: mean('random'),
    textrank: mean('textrank'),
    oracle: mean('oracle'),
  };
}
