import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { proposedIn } from '../votes/consent-patterns.ts';
import { broughtUp } from './asked-about.ts';
import { matter, numberedPaper, paper, tellingWords } from './matter-vocabulary.ts';
import { presentedIn } from './presented.ts';
import { designatorsIn } from './spoken-designators.ts';

/** How many sentences after an item is named its title may be read, and the matter described. */
export const within = { named: 4, read: 14, described: 60 };
// What speaks for words as a title, beside how much they tell.
export const worth = {
  own: 12,
  readOut: 8,
  read: 7,
  told: 6,
  introduced: 6.5,
  moved: 5,
  described: 4,
  spokenOf: 2,
  later: 0.04,
};

const courtesy = String.raw`^(?:\W|\b(?:so|okay|yes|thank you|again|and|now)\b)*`;
const introduces = pattern('i')`${courtesy}(?:${phrases(String.raw`
  this is(?!,| (?:the|your|my|for|where|not|now|why|how|what|when|just|really|it|all|one of|part of|also)\b)
  this (?:(?:item|application|request) is|ordinance|resolution|bill)
  the (?:applicant|petitioner|request|purpose) (?:is|has|would|of)
  (?:the )?first one is
`)})`;
/** 'I'm one of our planners and this is a conditional use for …', 'here tonight for the variance'. */
const introducesWithin = pattern(
  'iu',
)`\b(?:this is|we have|here (?:tonight |today )?(?:for|on)|request(?:s|ing)?|seeking|applied for|filed|applying for) (?=(?:an? |the )?(?:\p{L}+ ){0,2}?${matter}\b)`;
/** 'This item', 'the applicant has filed': what introduces and is no part of a title. */
const introduction = pattern('i')`${courtesy}(?:${phrases(String.raw`
  this (?:item |application |request )?is
  the (?:applicant|petitioner)(?: has| is)? (?:filed|submitted|request(?:s|ing|ed)|seek(?:s|ing)|propos(?:es|ing|ed))(?: for)?
  the (?:request|purpose)(?: of this \w+)? is
  (?:the )?first one is
`)}) (?:for )?`;
/** Captions that lost the beginning of what the clerk reads: 'Relating to gig workers, establishing …'. */
const begun = pattern('iu')`^${[
  ...phrases('to see (?:if|whether)\nto hear\nto act on\nto choose\nrelat(?:ing|ed) to'),
  ...words('authorizing amending establishing adopting approving declaring granting appropriating'),
  ...words('regarding concerning requesting creating repealing accepting confirming'),
]} \p{L}`;
/** 'Mr. Atkins is requesting a release of', 'they are proposing to build'. */
const asks = /\b(?:is|are|has been) (?:requesting|seeking|proposing|asking for|petitioning for) /i;
const putOff = 'withdrawn|continued|postponed|tabled|deferred|pulled|removed';
const been = 'is|was|has|have|had|will|be|been|being';
/** 'Item 10 will be continued': what becomes of it is no title. */
const disposes = pattern(
  'i',
)`^\W*(?:(?:we|we'll|we're|staff|going|to|${been}) )*(?:hold|table|continue|defer|postpone|pull|${putOff})\b`;
/** '… goes back to the parks office', '… has been withdrawn': said of an item anywhere. */
export const isDisposedOf = pattern(
  'i',
)`^\W*(?:go(?:es)? back|(?:(?:${been}) )+(?:sent back|${putOff}))\b`;
/** 'We'll hold this item, the purchase of land, until April.' */
const held = /\b(?:this|that) (?:item|one),? ([^,.]{8,120}?),? (?:until|till|to) /i;
/** 'Item seven is deferred. That's the lease of the pool.' */
const isMeant = /^(?:that's|that is|that was|this is|it's) ((?:the|an?|our) [^.?!]{8,160})/i;
const brings = /\b(?:applicant|petitioner|request|purpose) (?:is|has|of|seeks)\b/i;
const thing =
  '(?:bill|resolution|ordinance|legislation|item|application|request|agreement|contract|proposal|appropriation|policy|plan)';
const does =
  '(?:adopts|approves|authori[sz]es|amends|appropriates|establishes|creates|allows|provides|would|affirms|relates|lifts|sets|extends|renews|requires|funds|is (?:to|for)|includes)';
/** 'This particular resolution adopts policies for', 'the bill before us would'. */
const describes = pattern(
  'i',
)`\b(?:this|the|that) (?:\w+ )?${thing}(?: (?:before|in front of) (?:us|you|the \w+)(?: (?:today|tonight|this \w+))?)?,? (?:which |that )?${does}\b`;
const moves = pattern('i')`\b(?:${phrases(String.raw`
  (?:I |I'll |we )?(?:so )?moved? (?:to|that (?:we|the (?:council|board|commission|committee))|for|the)|motion (?:to|that we|for|on)
  moved and seconded (?:to|that we)
`)}) (?:(?:recommend )?(?:approv\w+|adopt\w*|accept\w*|pass\w*|grant\w*|award\w*|authori[sz]e|ratify|den(?:y|ial))(?: of)? )?(?:the )?`;
const isMotion = /\b(?:move|motion|second)\b/i;

/** Words that may be a case's title. */
export type Heard = { text: string; score: number; isRead?: boolean; at?: number };
/** Where a case is named, and until where it is open. */
export type Place = { at: number; end: number; until: number; key: string | null };

/** What is said of a case that may be its title: read out, told by those who bring it, moved. */
export function* heardOf(
  sentences: readonly SpokenSentence[],
  { at, end, until, key }: Place,
): Generator<Heard> {
  const own = ownWords(sentences[at]?.text ?? '', end);
  // 'Item 3, then.', and what is proposed.
  const isBare = /^\W*(?:then\W*)?$/i.test(own) && at + 1 < until;
  const proposed = proposedIn(isBare ? (sentences[at + 1]?.text ?? '') : own);
  const anew = key === null ? null : saidAnew(own, sentences, { at, key });
  if (proposed) yield { text: `proposal to ${proposed}`, score: worth.own, isRead: true, at: 0 };
  else if (anew !== null) yield { text: anew, score: worth.own };
  else if (!disposes.test(own) && !isDisposedOf.test(own)) yield { text: own, score: worth.own };
  const set = held.exec(own)?.[1];
  if (set) yield { text: set, score: worth.own };
  const meant = disposes.test(own) ? isMeant.exec(sentences[at + 1]?.text ?? '')?.[1] : undefined;
  if (meant) yield { text: meant, score: worth.read, isRead: true, at: 1 };
  if (key === null && isBrokenOff.test(own))
    for (let next = at + 1; next <= Math.min(until - 1, at + anewWithin); next += 1) {
      const begun = isMeant.exec(sentences[next]?.text ?? '')?.[1];
      if (begun) yield { text: begun, score: worth.read, isRead: true, at: next - at };
    }
  const last = Math.min(until, at + within.described);
  const next = sentences[at + 1]?.text ?? '';
  const isNumberAlone = key !== null && isAlone.test(own);
  const isRead = readsTitle.test(next);
  const brought = isRead || isTitleAlone(next) ? next : broughtUp(next);
  if (isNumberAlone && at + 1 < until && brought !== null)
    yield { text: brought, score: isRead ? worth.own : worth.read, isRead: true, at: 1 };
  if (isPaperAlone(own) && at + 1 < until && isReadOut(next))
    yield { text: next, score: worth.read, isRead: true, at: 1 };
  for (let next = at + 1; next < last; next += 1) {
    const text = sentences[next]?.text ?? '';
    const later = (next - at) * worth.later;
    const isEarly = next <= at + within.read;
    const again = isEarly && key !== null ? namedAgain(text, key) : null;
    if (again !== null && !isDisposedOf.test(again))
      yield {
        text: again,
        score: (paper.test(again) ? worth.readOut : worth.read) - later,
        isRead: true,
        at: next - at,
      };
    const named = paper.exec(text);
    if (isEarly && named && !isMotion.test(text.slice(0, named.index)))
      yield {
        text: text.slice(named.index),
        score: (/\d|ing\b/.test(named[0]) ? worth.read : worth.introduced) - later,
        isRead: true,
        at: next - at,
      };
    if (next <= at + within.named && begun.test(text))
      yield { text, score: worth.readOut - later, isRead: true, at: next - at };
    if (isEarly && introduces.test(text))
      yield {
        text: text.replace(introduction, ''),
        score: (brings.test(text) ? worth.introduced : worth.told) - later,
        isRead: brings.test(text),
        at: next - at,
      };
    const introduced = isEarly ? introducesWithin.exec(text) : null;
    if (introduced)
      yield {
        text: text.slice(introduced.index + introduced[0].length),
        score: worth.introduced - later,
        isRead: true,
        at: next - at,
      };
    const asked = isEarly ? asks.exec(text) : null;
    if (asked)
      yield {
        text: text.slice(asked.index + asked[0].length),
        score: worth.introduced - later,
        isRead: true,
        at: next - at,
      };
    const presented = isEarly ? presentedIn(text) : null;
    if (presented !== null)
      yield { text: presented, score: worth.introduced - later, isRead: true, at: next - at };
    const moved = moves.exec(text);
    if (moved)
      yield { text: text.slice(moved.index + moved[0].length), score: worth.moved - later };
    const described = describes.exec(text);
    if (described)
      yield { text: thingFirst(text.slice(described.index)), score: worth.described - later };
  }
}

/** 'An ordinance, well …': whoever reads a title breaks off and begins it again. */
const breaksOff =
  /^\W*(?:(?:is|an?|the) )*\w+, (?:well|sorry|excuse me|I'm sorry|wait|actually|let me)\b/i;
/** 'The next item is a.', and then 'It's the amendment of the flood code.' */
const isBrokenOff = /^\W*(?:an?|the|our|um|uh)?\W*$/i;
/** In sentences. */
const anewWithin = 2;

/** The title of an item whose reading was broken off, as it was begun again. */
function saidAnew(
  own: string,
  sentences: readonly SpokenSentence[],
  { at, key }: Pick<Place, 'at'> & { key: string },
): string | null {
  if (!breaksOff.test(own)) return null;
  for (let next = at + 1; next <= at + anewWithin; next += 1) {
    const again = namedAgain(sentences[next]?.text ?? '', key);
    if (again !== null) return again;
  }
  return null;
}

/** 'Item 11.', 'Item 11, new business.' */
const isAlone = /^(?:\W|\b(?:old|new|unfinished) business\b|\b\p{L}\b)*$/iu;
/** 'Item 6.2' 'discussion and action on the approval of …', in captions without points or capitals. */
const readsTitle =
  /^(?:discussion|discuss|consideration|consider)(?:,? (?:and|or|and\/or))?(?: (?:possible |take )?(?:action|approval))?(?: (?:on|of|to|regarding))? (?:the|an?|approv|adopt|accept|election|award)/i;
/** In words: a longer sentence explains. */
const longestTitle = 24;
/** 'Item five. Purchase of two loaders.': a phrase right after its number. */
const isTitleAlone = (text: string) =>
  text.split(/\s+/).length <= longestTitle &&
  /^\p{Lu}[^?]*$/u.test(text) &&
  !/\b(?:I|we|you|he|she|they|it|motion|moved?|thank|please|okay|yes|no|aye|second|there|this|that|is|are|was|were|has|have|will|would)\b/i.test(
    text,
  );

/** 'Resolution 2026 11.': a paper's number, and what it does is read in the next sentence. */
const isPaperAlone = (own: string) =>
  numberedPaper.test(own) &&
  tellingWords(own.replace(numberedPaper, '')).every((word) => /\d/.test(word));
/** In words that tell something. */
const fewestRead = 4;
/** 'And I am going to turn this over to counsel.' */
const ofChair = /^(?:(?:and|so|okay|now),? )*(?:I|we)(?:['’]\w+)? /i;
const isReadOut = (text: string) =>
  tellingWords(text).length >= fewestRead &&
  !isMotion.test(text) &&
  !ofChair.test(text) &&
  !text.endsWith('?');

/** What follows where a case's own designator is said once more: 'Agenda item four, council bill …'. */
function namedAgain(text: string, key: string): string | null {
  const named = designatorsIn(text);
  const own = named.find((one) => one.key === key || key.endsWith(`.${one.key}`));
  return own ? text.slice(named.at(-1)?.end ?? own.end) : null;
}

/** '5A is the minutes, 5B is the bills': each has the words up to the next. */
function ownWords(text: string, end: number): string {
  const next = designatorsIn(text).find(({ at, isLead }) => isLead && at >= end);
  return text.slice(end, next?.at);
}

/** 'This particular resolution, adopts policies': what it is, then what it does. */
function thingFirst(text: string): string {
  return text
    .replace(/^(?:this|the|that) (?:particular |current |proposed )?/i, '')
    .replace(/^(\w+),/, '$1');
}
