import { pattern } from '#app/platform/language/pattern.ts';
import { countWords } from '../language/count-words.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { asksForMotion } from '../votes/asks-for-motion.ts';
import { isOwnSecond } from '../votes/second-patterns.ts';
import { tidyTitle } from './case-title.ts';
import type { Start } from './found-case.ts';

/** 'I have 14 resolutions, 13 of which I'd like to move as a package.' */
const asPackage = pattern(
  'i',
)`\b(?:\d{1,2}|${countWords}) (?:resolutions|ordinances)\b[^.]{0,60}\bmove\b[^.]{0,30}\b(?:together|as (?:a|one) (?:package|group|block)|en bloc|in one motion)\b`;
/** 'A resolution authorizing the treasurer', 'resolution to set the pay'. */
const paper = /(?<!\p{L})(?:an? )?(?:resolution|ordinance) (?=(?:\p{L}+ing|to \p{L}+)\b)/giu;
/** The number of the next, also as speech to text hears it: 'two' as 'to', 'four' as 'for'. */
const nextNumber = pattern(
  'i',
)`[,.;]?\s*(?:and )?(?:number )?\b(?:\d{1,2}|${countWords}|to|too|for|ate|won)?[,.]?\s*$`;
/** In sentences: no package is read for longer. */
const farthest = 60;

/** The papers that a member reads out to move them as one, in their order; none where a sentence announces no package. */
export function packageBehind(sentences: readonly SpokenSentence[], at: number): Start[] {
  if (!asPackage.test(sentences[at]?.text ?? '')) return [];
  const papers: Start[] = [];
  for (const { text, index } of sentences.slice(at + 1, at + farthest)) {
    if (asksForMotion(text) || isOwnSecond(text) || /\ba second\b/i.test(text)) break;
    const places = [...text.matchAll(paper)].map((match) => match.index);
    for (const [which, place] of places.entries()) {
      const title = tidyTitle(text.slice(place, places[which + 1]).replace(nextNumber, ''));
      if (title === null) continue;
      const designator = String(papers.length + 1);
      papers.push({ ...ofPackage, designator, title, list: at, movedAt: at, from: index });
    }
  }
  return papers;
}

const ofPackage = { kind: 'action', entry: null, isConsent: false } as const;
