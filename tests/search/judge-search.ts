import { stemsOf } from '#app/search/words.ts';
import type { Question } from './search-questions.ts';

/** What was found for a question: the meetings, best first, and what was shown of the first five. */
export type Answer = { meetings: readonly string[]; shown: readonly string[] };

export type Figures = {
  questions: number;
  /** What was wanted is the first meeting */
  first: number;
  /** It is among the first five */
  firstFive: number;
  /** Of the questions with quotes: one of them is shown, or what stands beside it */
  quoted: number;
  withQuotes: number;
  /** Questions that no record answers, and nothing was found */
  nothing: number;
  ofNothing: number;
};

/** So many words of a quote on the page are the quote: what is shown is cut. */
const quoteShare = 0.6;

export function judgeSearch(
  questions: readonly Question[],
  answerTo: (question: Question) => Answer,
  meetingOf: ReadonlyMap<string, string>,
): Figures {
  const figures = { questions: 0, first: 0, firstFive: 0, quoted: 0, withQuotes: 0 };
  const none = { nothing: 0, ofNothing: 0 };
  for (const question of questions) {
    const { meetings, shown } = answerTo(question);
    const wanted = question.relevant.filter(({ grade }) => grade === 2);
    if (wanted.length === 0) {
      none.ofNothing += 1;
      none.nothing += meetings.length === 0 ? 1 : 0;
      continue;
    }
    const ids = wanted.map(({ record }) => meetingOf.get(record));
    figures.questions += 1;
    figures.first += ids.includes(meetings[0]) ? 1 : 0;
    figures.firstFive += meetings.slice(0, 5).some((id) => ids.includes(id)) ? 1 : 0;
    const quotes = wanted.flatMap((one) => one.quotes);
    if (quotes.length === 0) continue;
    figures.withQuotes += 1;
    figures.quoted += quotes.some((quote) => shown.some((text) => shows(text, quote))) ? 1 : 0;
  }
  return { ...figures, ...none };
}

function shows(text: string, quote: string): boolean {
  const words = new Set(stemsOf(text));
  const wanted = stemsOf(quote);
  return wanted.filter((stem) => words.has(stem)).length >= wanted.length * quoteShare;
}
