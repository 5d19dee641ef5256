import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tidyMotion } from './motion-text.ts';

/** In sentences: how far before a vote the matter may have been named, where no item has it. */
const reach = 60;

const number = String.raw`(?:(?:number|no\.?) )?[\d][\d-]*`;
/** 'The minutes of July 19', 'Council Bill 119818', 'agenda item four'. */
const matter = pattern('i')`\b${phrases(String.raw`
  (?:the |our )?minutes (?:of|from|for) [^.,;?!]{3,60}
  (?:council bill|resolution|ordinance|bill|case|petition|permit|contract|application) ${number}\b
  agenda item (?:(?:number|no\.?) )?\w+
  item (?:number|no\.?) \w+\b(?! (?:identifies|shows|lists|contains)\b)
`)}`;

/** The matter that was named last before a vote, for a vote whose own words and item name none. */
export function matterBefore(sentences: readonly SpokenSentence[], at: number): string | null {
  for (let index = at; index >= 0 && index > at - reach; index -= 1) {
    const found = matter.exec(sentences[index]?.text ?? '')?.[0];
    if (found) return tidyMotion(found);
  }
  return null;
}
