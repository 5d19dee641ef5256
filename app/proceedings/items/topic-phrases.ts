import { words } from '#app/platform/language/pattern.ts';
import { smallNumber } from '../facts/number-vocabulary.ts';
import { stem } from '../language/stem.ts';
import { isMeetingWord, isStopWord } from '../language/stop-list.ts';
import { type Token, tokenize } from '../language/tokens.ts';
import { isNamed, isWhole } from './phrase-place.ts';

/** One or two words with content, with how often they were said and how they stood. */
export type Phrase = {
  /** As it was written within sentences, with how often. */
  texts: Map<string, number>;
  stems: string[];
  count: number;
  /** How often it was not part of a longer phrase. */
  whole: number;
  /** How often it stood where a noun stands. */
  named: number;
};

/** Words of procedure and of talk as such: they name no topic. */
export const proceduralStems: ReadonlySet<string> = new Set(
  words(`
    thank minute yield recognize recognized gentleman gentlelady witness testimony colleague chairman
    objection record time session member committee minister secretary doctor prime chair mister
    honourable answer support question today morning afternoon evening hear think look talk lot ask
    want know come work good great number point case sort percent issue kind fact mention
    speaker inaudible course sorry hearing maybe happen start tell believe country
  `).map((word) => stem(word)),
);

/** Counts, measures and the words of a vote: they name no topic either. */
const untitled: ReadonlySet<string> = new Set(
  words(`
    hundred thousand million billion first second third years year months month weeks week days feet foot
    inch hours dollars dollar cents monday tuesday wednesday thursday friday saturday sunday period
    favor favour signify opposed roll call aye ayes noes nays motion amendment seconded clerk vote votes voting
    agenda item items whole bunch huge large small different several couple example amount total
    little person people everybody somebody anybody guys
  `),
);

/** Shorter words are small words that the stop list does not have. */
const shortestWord = 4;

/** The phrases of a stretch of talk that could name it. */
export function topicPhrases(text: string, names: ReadonlySet<string>): Phrase[] {
  const found = new Map<string, Phrase>();
  const isTopical = ({ word }: Token) =>
    word.length >= shortestWord &&
    !isStopWord(word) &&
    !names.has(word) &&
    !/[\d']/.test(word) &&
    !untitled.has(word) &&
    smallNumber(word) === null &&
    !proceduralStems.has(stem(word));
  const tokens = tokenize(text);
  tokens.forEach((token, index) => {
    if (!isTopical(token)) return;
    if (!isMeetingWord(token.word)) addPhrase(found, text, tokens, index, index + 1);
    const before = tokens[index - 1];
    if (before && isTopical(before) && token.gap === 'none')
      addPhrase(found, text, tokens, index - 1, index + 1);
  });
  return [...found.values()];
}

function addPhrase(
  found: Map<string, Phrase>,
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
): void {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last) return;
  const stems = tokens.slice(from, to).map(({ word }) => stem(word));
  const key = stems.join(' ');
  const fresh: Phrase = { texts: new Map(), stems, count: 0, whole: 0, named: 0 };
  const phrase = found.get(key) ?? fresh;
  found.set(key, phrase);
  phrase.count += 1;
  if (isWhole(tokens, from, to)) phrase.whole += 1;
  if (isNamed(tokens, from, to)) phrase.named += 1;
  const written = text.slice(first.start, last.end);
  const opens = from === 0 || first.gap === 'stop';
  const said = opens && !isName(written) ? written.toLowerCase() : written;
  phrase.texts.set(said, (phrase.texts.get(said) ?? 0) + 1);
}

/** 'Otter Creek', but not 'Recreational fishing' at the start of a sentence. */
const isName = (text: string) =>
  text.includes(' ') && text.split(' ').every((word) => /^\p{Lu}/u.test(word));

/** The spelling met most, the first of them where two are as frequent. */
export function asWritten({ texts }: Phrase): string {
  let [best, most] = ['', 0];
  for (const [text, count] of texts) if (count > most) [best, most] = [text, count];
  return best;
}
