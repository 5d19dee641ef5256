import { stemsOf } from '#app/search/words.ts';

type Passage = { meetingId: string; text: string };

/** BM25's usual values. */
const [saturation, lengthShare] = [1.2, 0.75];

/**
 * What Dais's search is compared with: textbook BM25 over the same passages and the same stems, any of the
 * words, the meetings by their best passage. Rarity of words counts; kinds, closeness and age do not.
 */
export function plainBm25(passages: readonly Passage[]) {
  const documents = passages.map(({ meetingId, text }) => ({ meetingId, stems: stemsOf(text) }));
  const usual = documents.reduce((sum, { stems }) => sum + stems.length, 0) / documents.length;
  const postings = new Map<string, Map<number, number>>();
  for (const [at, { stems }] of documents.entries()) {
    for (const stem of stems) {
      const times = postings.get(stem) ?? new Map<number, number>();
      times.set(at, (times.get(at) ?? 0) + 1);
      postings.set(stem, times);
    }
  }
  return (query: string): string[] => {
    const best = new Map<string, number>();
    const scores = new Map<number, number>();
    for (const stem of new Set(stemsOf(query))) {
      const times = postings.get(stem) ?? new Map<number, number>();
      const rarity = Math.log(1 + (documents.length - times.size + 0.5) / (times.size + 0.5));
      for (const [at, count] of times) {
        const length = (documents[at]?.stems.length ?? 0) / usual;
        const worth =
          (count * (saturation + 1)) /
          (count + saturation * (1 - lengthShare + lengthShare * length));
        scores.set(at, (scores.get(at) ?? 0) + rarity * worth);
      }
    }
    for (const [at, score] of scores) {
      const meetingId = documents[at]?.meetingId ?? '';
      best.set(meetingId, Math.max(best.get(meetingId) ?? 0, score));
    }
    return [...best].sort(([, one], [, other]) => other - one).map(([meetingId]) => meetingId);
  };
}
