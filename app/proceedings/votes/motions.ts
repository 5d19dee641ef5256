import { findNames, type People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';

const longestMotion = 70;

/**
 * The words of a motion from where it was made: captions end sentences too early ('I move the
 * committee. Grant H.R. 4922.'), so a fragment takes in what follows.
 */
export function motionText(
  said: string | null,
  sentences: readonly SpokenSentence[],
  at: number,
): { text: string | null; to: number } {
  if (said === null) return { text: null, to: at };
  let text = said.trim();
  let next = at + 1;
  while (wordCount(text) < 3 || (next < at + 4 && isTail(sentences[next]?.text ?? ''))) {
    const follows = sentences[next];
    if (!follows || follows.opensTurn || next > at + 4 || isReply.test(follows.text)) break;
    text = `${text.replace(/[.]$/, '')} ${lowerFirst(follows.text)}`;
    next += 1;
  }
  return { text: tidyMotion(text), to: next - 1 };
}

/** What follows a motion without being part of it. */
const isReply =
  /^(?:I(?:'ll)? )?(?:second|support|so moved|moved|all (?:those )?in favou?r|any|is there|thank|okay|discussion|we have|there(?:'s| is)|it(?:'s| has)|aye|opposed)\b/i;
const isTail = (text: string) =>
  wordCount(text) <= 3 &&
  /^(?:closed|open|structured|modified|as amended|with conditions)\b/i.test(text);

/** 'Approve the site plan by Commissioner Hart': who moves stands after what is moved. */
export function partMover(
  motion: string | null,
  people: People,
): { text: string | null; mover: string | null } {
  const match = /^(.{6,}?),? by ([^,]{4,40})$/u.exec(motion ?? '');
  const [mention, ...others] = findNames(match?.[2] ?? '');
  if (!match?.[1] || !mention || mention.from > 0 || others.length > 0)
    return { text: motion, mover: null };
  const isAll = match[2]?.trim().endsWith(mention.name);
  return isAll ? { text: match[1], mover: people.spell(mention) } : { text: motion, mover: null };
}

/** Trims a motion to a phrase: no 'that', no closing point, no more than a reader can take in. */
export function tidyMotion(text: string): string | null {
  let tidy = text
    .replace(/,? (?:madam|mr\.?|mister) (?:chair\w*|mayor|president|speaker)\b.*$/i, '')
    .replace(/\b(?:um|uh|er|ah)\b,?\s*/gi, '')
    .replace(/^[\s,:;-]+/, '')
    .replace(/^(?:that|to|for|is|on)\b\s*/i, '')
    .replace(/\s+/g, ' ')
    .replace(/,? (?:second(?:ed)? by|and seconded|with a second|(?:and )?supported by)\b.*$/i, '')
    .replace(/,? (?:all (?:those )?in favou?r|please say|signify)\b.*$/i, '')
    .replace(/[\s.,;:!?]+$/, '')
    .trim();
  const words = tidy.split(' ');
  if (words.length > longestMotion) tidy = `${words.slice(0, longestMotion).join(' ')} …`;
  return tidy.length > 2 ? tidy : null;
}

/** What an amendment would do, where its mover explains it instead of moving words. */
export function amendmentPurpose(
  sentences: readonly SpokenSentence[],
): { text: string; at: number } | null {
  for (const [index, { text, index: at }] of sentences.entries()) {
    const said =
      /\bamendment\b[^.?]{0,40}?\b(?:that|which) (?:would|will) (.{8,})/i.exec(text)?.[1] ??
      /\b(?:my|this|our) amendment (?:would|will)(?: do is| simply)? (.{8,})/i.exec(text)?.[1];
    const next = sentences[index + 1];
    const then = /\bmy amendment (?:is|would)\b/i.test(text)
      ? /^It (?:would|will|simply) (.{8,})/i.exec(next?.text ?? '')?.[1]
      : undefined;
    const purpose = tidyMotion(said ?? then ?? '');
    if (purpose) return { text: purpose, at: said === undefined ? (next?.index ?? at) : at };
  }
  return null;
}

const emptySubject =
  /^(?:the |this |that |your |our )*(?:amendment|motion|question|rule|resolution|ordinance|item|matter|bill|vote|floor)?s?(?: (?:as (?:amended|stated|presented)|(?:offered|made)? ?(?:by|from) .*|to the rule|now|before (?:us|you)|please))*[.,]?$/i;

/** Whether words such as 'the amendment' or 'the motion from Mr. Roy' name nothing by themselves. */
export function namesNothing(subject: string): boolean {
  return emptySubject.test(subject.trim());
}

/** Who is named as making a motion: 'motion by Mr. X', 'amendment from Mr. X', 'X moved'. */
export function moverIn(text: string, people: People): string | null {
  return (
    namedAfter(
      text,
      /\b(?:(?:motion|amendment|moved|offered|made|first)(?: (?:was|is|made|offered|and a second))* (?:by|from)|motion from)\s/gi,
      people,
    ) ??
    namedBefore(text, /\b(?:moved|moves|made (?:a|the) motion|so moves|makes a motion)\b/i, people)
  );
}

export function seconderIn(text: string, people: People): string | null {
  const seconded = /\b(?:second(?:ed)?|seconds?)(?: (?:was|is|and))* (?:by|from)\s/gi;
  // Michigan's boards 'support' a motion.
  const supported = /\bsupport(?:ed)?(?: (?:was|is))? (?:by|from)\s/gi;
  return (
    namedAfter(text, seconded, people) ??
    (/\bmov(?:ed|es)\b|\bmotion\b/i.test(text) ? namedAfter(text, supported, people) : null) ??
    titledAfter(text, /\bsecond(?:ed)?[,:]? /gi, people) ??
    namedBefore(text, /\b(?:seconded it|seconds|will second|seconded(?! by))\b/i, people)
  );
}

/** 'Second Council Member Lee': without 'by', only a title makes it a name. */
function titledAfter(text: string, pattern: RegExp, people: People): string | null {
  for (const match of text.matchAll(pattern)) {
    const mention = findNames(text.slice(match.index + match[0].length).slice(0, 60))[0];
    if (mention && mention.from === 0 && /^\p{Lu}/u.test(mention.name))
      return people.spell(mention);
  }
  return null;
}

const noName =
  /^(?:The|Motion|Second|Council|Member|Gentle\p{L}*|Mayor|Vice|Chair\p{L}*|President|Board|City|County|Commissioners?|Trustees?|Directors?|Supervisors?|Staff|Public|State|Our|My|His|Her)\b/u;

function namedAfter(text: string, pattern: RegExp, people: People): string | null {
  for (const match of text.matchAll(pattern)) {
    const rest = text
      .slice(match.index + match[0].length, match.index + match[0].length + 80)
      .replace(/^the gentle\p{L}+ from (?:new |north |south |west |rhode )?\p{L}+, /iu, '');
    const mention = findNames(rest)[0];
    if (mention && mention.from <= 1) return people.spell(mention);
    const bare = /^(?:the )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u.exec(rest)?.[1];
    if (bare && !noName.test(bare)) return bare;
  }
  return null;
}

function namedBefore(text: string, pattern: RegExp, people: People): string | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const before = text.slice(Math.max(0, match.index - 60), match.index).trimEnd();
  const mention = findNames(before).at(-1);
  if (mention && before.toLowerCase().endsWith(mention.name.toLowerCase()))
    return people.spell(mention);
  const bare = /(?:^|[\s,])(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u.exec(before)?.[1];
  if (bare && !/^(?:I|It|We|The|That|So|Who|He|She|They|Motion|And|This|You|There)$/.test(bare))
    return bare;
  return null;
}

const recognises =
  /\b(?:you(?:'re| are) (?:now )?recogni[sz]ed|you recogni[sz]ed?|recogni[sz]es?|go ahead|the floor is yours|your motion)\b/i;

/** The member whom the chair calls on in a sentence: 'Mr. Mcgovern, you're recognized'. */
export function recognisedIn(text: string, people: People): string | null {
  const names = findNames(text);
  if (names.length !== 1 || !names[0]) return null;
  if (recognises.test(text)) return people.spell(names[0]);
  const isOnlyName = /^(?:mr|mrs|ms|miss|dr|councilmember|commissioner|representative)\b/i.test(
    text,
  );
  return wordCount(text) <= 3 && isOnlyName ? people.spell(names[0]) : null;
}

/** Which member 'the gentleman from Virginia' is, from where the chair says both together. */
export function readPlaces(
  sentences: readonly SpokenSentence[],
  people: People,
): Map<string, string> {
  const places = new Map<string, string>();
  const pattern =
    /\bgentle(?:man|lady|woman) from ((?:new |north |south |west |rhode )?[a-z]+),? /gi;
  for (const { text } of sentences) {
    for (const match of text.matchAll(pattern)) {
      const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
      const mention = findNames(rest)[0];
      if (mention && mention.from === 0 && match[1])
        places.set(match[1].toLowerCase(), people.spell(mention));
    }
  }
  return places;
}

export function placeIn(text: string): string | null {
  return (
    /\b(?:motion|amendment) (?:from|by|of|offered by) the gentle(?:man|lady|woman) from ((?:new |north |south |west |rhode )?[a-z]+)/i
      .exec(text)?.[1]
      ?.toLowerCase() ?? null
  );
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
