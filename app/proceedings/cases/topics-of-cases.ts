import { TopicTitles } from '../items/topic-title.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { FoundCase } from './found-case.ts';

/** A title that says only that something was taken up. */
const saysNothing = /^(?:Discussion|Agenda item \S+)$/;
/** In sentences: of less there is no topic, only procedure. */
const fewest = 25;
const topics = 2;

/** Cases whose record gives them no title, named by what was spoken of: 'Discussion: parking'. */
export function withTopics(
  cases: readonly FoundCase[],
  sentences: readonly SpokenSentence[],
): FoundCase[] {
  if (!cases.some(isUntold)) return [...cases];
  const texts = sentences.map(({ text, index }) => ({
    index,
    text,
    speaker: null,
    startSeconds: null,
    endSeconds: null,
  }));
  const spans = cases.map(({ from, to }) => ({ firstSegment: from, lastSegment: to }));
  const titles = new TopicTitles(texts, spans);
  return cases.map((one, index) => {
    const span = spans[index];
    const topic = span && isUntold(one) ? titles.title(span, topics) : null;
    return topic === null ? one : { ...one, title: `${one.title}: ${topic}` };
  });
}

const isUntold = ({ title, from, to }: FoundCase) => saysNothing.test(title) && to - from >= fewest;
