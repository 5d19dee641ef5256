import { anyWhole } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { lowerFirst } from '../votes/motion-text.ts';
import { tidyTitle } from './case-title.ts';
import { heardOf, isDisposedOf, type Place, within, worth } from './heard-titles.ts';
import { numberedPaper, tellingWords } from './matter-vocabulary.ts';
import { readByStaff } from './read-by-staff.ts';
import { siteNamed } from './site-named.ts';
import { usualItem } from './usual-items.ts';

/** In words that tell something: fewer are no title, and more make it no better. */
const telling = { fewest: 2, enough: 10, whole: 8 };

/** 'My daughter's senior night', 'because the chief has to go': of whoever speaks, or why. */
const ofSpeaker = /^(?:my|because|since)\b/i;

/** In words: behind so many captions without points have gone on to something else. */
const longestTold = 24;
/** Where captions without points go on from a title to what is said of it. */
const verb = /(?<=\S \S+) (?:is|are|was|were|has|have|had)\b/i;

type Told = {
  title: string;
  words: ReadonlySet<string>;
  score: number;
  isRead: boolean;
  at: number;
};

/**
 * The title of a case in the record's own words: what is read out after it is named, how those who
 * bring it introduce it, what is moved; null where nothing of it is said.
 */
export function spokenTitle(
  sentences: readonly SpokenSentence[],
  place: Place,
  mentions: readonly string[] = [],
): string | null {
  const told = readByStaff(sentences, place) ?? toldTitle(sentences, place, mentions);
  const resolved = told === null ? null : resolvedIn(sentences, place);
  const whole = told && inWords.format([told, ...papersBehind(sentences, place, told)]);
  if (resolved !== null) return `${whole}: ${resolved}`;
  const site = whole && siteNamed(sentences, place, whole);
  return site ? `${whole}, ${site}` : whole;
}

/** 'Rezone 22-01.', 'And plan development permit 24-01.': a paper by its number, and no more. */
const paperAlone = /^(?:and )?(?:the )?((?:\p{L}+ ){1,4}\d{2,4}-\d{1,4})[.,]?$/iu;
/** In sentences: so many more are called at once. */
const mostBehind = 3;
/** 'A, b and c'. */
const inWords = new Intl.ListFormat('en-GB');

/** What is called together with the paper that a title names, each in a sentence of its own. */
function papersBehind(
  sentences: readonly SpokenSentence[],
  { at }: Place,
  title: string,
): string[] {
  const named = /\d{2,4}-\d{1,4}$/.exec(title)?.[0];
  if (named === undefined || !sentences[at]?.text.includes(named)) return [];
  const papers: string[] = [];
  for (const { text } of sentences.slice(at + 1, at + 1 + mostBehind)) {
    const paper = paperAlone.exec(text)?.[1];
    if (paper === undefined) break;
    papers.push(lowerFirst(paper));
  }
  return papers;
}

/** In sentences: how long after a paper is named its recitals end. */
const recitalsWithin = 12;
/** 'Now, therefore, be it resolved that the committee will determine its approach': what a paper asks for. */
const asks =
  /\bbe it (?:(?:hereby|therefore|now|so) )*resolved,? (?:that )?[^,.;]{0,90}?\b(?:(?=(?:will|shall|does|do) not\b)|(?:will|shall|does|do|hereby)(?: hereby)? )(.{8,})$/i;
const furtherResolved = /,? (?:and )?be it further\b.*$/i;

/** What is resolved behind the recitals of a paper that is read out. */
function resolvedIn(
  sentences: readonly SpokenSentence[],
  { at, end, until }: Place,
): string | null {
  if (!/\bwhereas\b/i.test(sentences[at]?.text.slice(end) ?? '')) return null;
  const read = sentences.slice(at, Math.min(until, at + recitalsWithin));
  const asked = read.map(({ text }) => asks.exec(text)?.[1]).find((found) => found !== undefined);
  const title = tidyTitle((asked ?? '').replace(furtherResolved, ''));
  return title && lowerFirst(title);
}

function toldTitle(
  sentences: readonly SpokenSentence[],
  place: Place,
  mentions: readonly string[],
): string | null {
  const heard = [...heardOf(sentences, place)];
  for (const text of mentions)
    if (!isDisposedOf.test(text)) heard.push({ text, score: worth.spokenOf });
  const found = heard
    .flatMap(({ text, score, isRead = false, at = 0 }): Told[] => {
      const title = tidyTitle(text);
      const words = new Set(tellingWords(title ?? ''));
      const isRunOn = (title ?? '').split(' ').length > longestTold;
      const named = isRunOn ? new Set(tellingWords(title?.split(verb)[0] ?? '')) : words;
      const isNamed = score === worth.own && words.size > 0 && title?.includes(' ');
      return title !== null &&
        !ofSpeaker.test(title) &&
        (words.size >= telling.fewest || isNamed || numberedPaper.test(title))
        ? [{ title, words, score: score + Math.min(named.size, telling.enough) / 2, isRead, at }]
        : [];
    })
    .sort((a, b) => b.score - a.score);
  const best = found[0];
  if (!best) return paperNamed(sentences, place, within.described) ?? plainTitle(sentences, place);
  const read = found.filter(({ isRead }) => isRead);
  const whole = read.find((one) => one !== best && saysMore(one, best)) ?? best;
  const number = (numberedPaper.exec(whole.title) ?? docket.exec(whole.title))?.[0];
  const first = read[0];
  if (
    number &&
    whole === best &&
    best.score >= worth.own &&
    first &&
    !numberedPaper.test(first.title)
  ) {
    const rest = tellingWords(whole.title.replace(number, ''));
    if (rest.length <= telling.fewest && first.at <= within.named)
      return `${tidyTitle(number)}: ${first.title}`;
  }
  const isNamed = numberedPaper.test(whole.title) || usualItem(whole.title) !== null;
  const head = isNamed ? null : paperNamed(sentences, place, within.named);
  if (head !== null) return `${head}: ${whole.title}`;
  const asked = best.score >= worth.own ? askedFor(whole, found) : null;
  if (asked !== null) return `${whole.title}: ${lowerFirst(asked)}`;
  if (best.score >= worth.own || whole.words.size >= telling.whole) return whole.title;
  const more = read.find(
    ({ words }) => [...words].filter((word) => !whole.words.has(word)).length > telling.fewest,
  );
  return more ? `${whole.title}: ${more.title}` : whole.title;
}

/** What planning boards are asked for; a site or who asks is what items are called by. */
const application = anyWhole(String.raw`
  requests?
  application
  variances?
  conditional use
  special (?:use|exception)
  permit
  rezon\w+
  subdivision
  plat
  site plan
  annex\w+
`);
const longAgo = /\b(?:filed|applied|asked|had|got|was|were|last (?:year|month|week))\b/i;
/** In words that tell something: the name of a firm or of a place. */
const longestName = 4;

/** 'Studio 56': what is asked for there, as it is introduced; null where the name says it, or nobody does. */
function askedFor({ title, words }: Told, found: readonly Told[]): string | null {
  if (words.size > longestName || application.test(title) || !/ \p{Lu}|\d/u.test(title))
    return null;
  const told = found.find(
    ({ at, title }) =>
      at >= 1 && at <= within.named && application.test(title) && !longAgo.test(title),
  );
  return told?.title ?? null;
}

/** 'SLU 25-04', 'Case VAR-2025-11': the number under which an application is kept, and nothing else. */
const docket = /^(?:case )?[A-Z]{1,5}[ -]?\d[\d-]*$/i;

/** The words after a designator, though they tell little: 'Questions from the public'. */
function plainTitle(sentences: readonly SpokenSentence[], { at, end, key }: Place): string | null {
  const text = (sentences[at]?.text ?? '').slice(end);
  const title =
    key === null || aside.test(text) || isDisposedOf.test(text) ? null : tidyTitle(text);
  return title !== null && title.split(' ').length >= fewestPlain ? title : null;
}

const aside = /\b(?:clerk|read|record|please|thank|recogni[sz]ed|address|you)\b/i;
/** In words. */
const fewestPlain = 3;

/** Whether one is another's title and more: it has its number, or most of its words. */
function saysMore(one: Told, other: Told): boolean {
  const shared = [...other.words].filter((word) => one.words.has(word));
  const isSame =
    shared.some((word) => /^\d{4}/.test(word)) ||
    (shared.length >= telling.fewest && shared.length * 2 >= other.words.size);
  return isSame && one.words.size > other.words.size + telling.fewest;
}

/** 'Amending section 100.015 of Ordinance 126094': a law that a paper changes, and not the paper. */
const ofLaw = /\b(?:amend\w*|sections?|chapters?)\b|\.\d{2,}/i;

/** 'Resolution 31951', where a paper is named by its number while its case is open. */
function paperNamed(
  sentences: readonly SpokenSentence[],
  { at, end, until }: Place,
  reach: number,
): string | null {
  for (let next = at; next < Math.min(until, at + reach); next += 1) {
    const text = (sentences[next]?.text ?? '').slice(next === at ? end : 0);
    const named = numberedPaper.exec(text);
    // 'Ordinance 9 had a clause that this one lacks': another paper, for comparison.
    const isLaw = named !== null && ofLaw.test(text.slice(0, named.index));
    if (named && !isLaw && tidyTitle(text.slice(named.index)) !== null) return tidyTitle(named[0]);
  }
  return null;
}
