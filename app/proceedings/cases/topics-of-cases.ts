import { anyTitle } from '../facts/title-vocabulary.ts';
import { TopicTitles } from '../items/topic-title.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tidyTitle } from './case-title.ts';
import type { FoundCase } from './found-case.ts';
import { tellingWords } from './matter-vocabulary.ts';

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
    const topic = span && isLong(one) ? titles.title(span, topics) : null;
    if (topic !== null) return { ...one, title: `${one.title}: ${topic}` };
    const thing = isUntold(one) ? introduced(one, sentences) : null;
    if (thing !== null) return { ...one, title: thing };
    const told = isUntold(one) ? openingWords(one, sentences) : null;
    return told === null ? one : { ...one, title: `${one.title}: ${told}` };
  });
}

const isUntold = ({ title }: FoundCase) => saysNothing.test(title);
const isLong = (one: FoundCase) => isUntold(one) && one.to - one.from >= fewest;

/** In sentences after a case is named, in words that tell something, and in words of a title. */
const opening = { within: 5, telling: 4, longest: 12 };
/** 'Council Member Hale, sponsor of the bill': more is not known of what the clerk read unheard. */
const sponsored = new RegExp(
  String.raw`(${anyTitle} \p{Lu}[\p{L}'’-]+),? (?:(?:you are|is|as) )?(?:the )?(?:prime )?sponsor of (?:the|this) (bill|resolution|ordinance)\b`,
  'u',
);
const isProcedure =
  /\b(?:motion|move[ds]?|second|favou?r|opposed|objections?|thank|please|welcome|good (?:evening|morning)|my name|I|we'll|you)\b|\?$/i;

/** 'This is the interlocal with the district for the resource officer.' */
const thisIs =
  /^(?:okay|so|yes|and)?,? ?(?:this is|that's|it's) (?:the|an?|our) (?=\p{L}+ (?:for|with|of|on|from|to|by)\b)(.+)$/iu;

/** The thing that whoever brings an unnamed case says that it is. */
function introduced({ from, to }: FoundCase, sentences: readonly SpokenSentence[]): string | null {
  const said = sentences
    .slice(from, Math.min(to + 1, from + opening.within))
    .map(({ text }) => thisIs.exec(text)?.[1])
    .find((thing) => thing !== undefined && tellingWords(thing).length >= opening.telling);
  return said === undefined ? null : tidyTitle(said);
}

/** What was said first of a case that nobody named: 'October is breast cancer awareness month'. */
function openingWords(
  { from, to }: FoundCase,
  sentences: readonly SpokenSentence[],
): string | null {
  for (const { text } of sentences.slice(from, Math.min(to + 1, from + opening.within))) {
    const [, sponsor, paper] = sponsored.exec(text) ?? [];
    if (sponsor && paper) return `${paper.toLowerCase()} sponsored by ${sponsor}`;
    if (isProcedure.test(text) || tellingWords(text).length < opening.telling) continue;
    const clause = tidyTitle(text.replace(/^\W*(?:(?:um|uh|so|and|okay)\b\W*)+/i, ''))?.split(
      ', ',
    )[0];
    if (clause && clause.split(' ').length <= opening.longest) return clause;
  }
  return null;
}
