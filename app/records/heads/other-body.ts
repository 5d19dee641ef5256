import type { Head } from './head.ts';
import { general, isOfAny, little, wordsOf } from './name-words.ts';
import { placeAtStart, placeInHeading, placeOpened } from './named-place.ts';

/** A body whose meeting it is to be. */
export type MeetingBody = {
  name: string;
  description: string | null;
  /** Its county, and the body of it that meets. */
  alsoCalled: readonly string[];
  /** Everybody in it names it: it tells no body from another. */
  state: string | null;
};

/** A body of a place has one of these in its name; an authority of many places has none. */
const ofPlace = /\b(?:city|town|village|borough|township|county|school|schools|education)\b/i;

/** The body that a head names, where it is clearly another one; null where it is not. */
export function otherBody(head: Head, body: MeetingBody, others: readonly string[]): string | null {
  const there = new Set([...head.lines, head.opening].flatMap(wordsOf));
  if (hasInitials(there, body.name)) return null;
  return knownOther(head, there, { body, others }) ?? otherPlace(head, there, body);
}

type Bodies = { body: MeetingBody; others: readonly string[] };

function knownOther(
  { lines, opening }: Head,
  there: ReadonlySet<string>,
  { body, others }: Bodies,
): string | null {
  const texts = [...lines, ...sentencesSaid(opening)].map((text) => ` ${wordsOf(text).join(' ')} `);
  const own = ownWords(body);
  const isNamed = (name: string) => {
    const its = wordsOf(name);
    // 'Planning Board' may be said of any.
    if (its.every(isOfAny) || !texts.some((text) => text.includes(` ${its.join(' ')} `)))
      return false;
    const apart = own.filter((word) => !its.includes(word) && !little.has(word));
    const telling = apart.filter((word) => !general.has(word));
    const needed = telling.length > 0 ? telling : apart;
    return needed.length > 0 && !needed.some((word) => there.has(word));
  };
  return others.find(isNamed) ?? null;
}

/** A place that a heading or the call to order names, where nothing of the body's own is there. */
function otherPlace(
  { lines, opening }: Head,
  there: ReadonlySet<string>,
  body: MeetingBody,
): string | null {
  const own = ownWords(body).filter((word) => !isOfAny(word));
  if (!ofPlace.test(`${body.name} ${body.description ?? ''}`) || own.length === 0) return null;
  if (own.some((word) => there.has(word))) return null;
  const named = [
    ...lines.map(placeInHeading),
    placeAtStart(opening),
    ...sentencesSaid(opening).map((sentence) => placeOpened(sentence, own)),
  ];
  return named.find((name) => name !== null) ?? null;
}

function ownWords({ name, description, alsoCalled, state }: MeetingBody): string[] {
  const ofState = new Set(wordsOf(state ?? ''));
  const called = [description ?? '', ...alsoCalled].flatMap(wordsOf);
  return [...wordsOf(name), ...called.filter((word) => !ofState.has(word))];
}

/** 'LA City Council', 'LAUSD'. */
function hasInitials(there: ReadonlySet<string>, name: string): boolean {
  const its = wordsOf(name).filter((word) => !little.has(word));
  const telling = its.filter((word) => !general.has(word));
  return [its, telling].some(
    (some) => some.length > 1 && there.has(some.map((word) => word.charAt(0)).join('')),
  );
}

const cue = /\b(?:welcome|meeting|session|to order)\b/i;
/** Then another body is named beside it. */
const together = /\b(?:joint|jointly|together with)\b/i;
const sentencesSaid = (opening: string) =>
  opening
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => cue.test(sentence) && !together.test(sentence));
