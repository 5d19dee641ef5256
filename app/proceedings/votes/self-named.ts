import { findNames } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { isOwnMotion } from './motion-patterns.ts';
import { answersIn, isRollLine } from './roll-lines.ts';
import { sameSurname } from './same-motion.ts';
import { isOwnSecond } from './second-patterns.ts';

const politely =
  /^(?:(?:yes|okay|so|thank you|and|madam chair|mr\.? chair(?:man)?|madam mayor|mr\.? mayor)[,.]? )*(?:this is |it's )?/i;
/** 'McAllister, second', 'Pete Etcheverry. I'd move approval', 'Prewett here.' */
const firstName = /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?: here)?[,.](?: |$)/u;
/** 'Second. Glenn Okuda.': behind it. */
const onlyName = /^(?:that's |this is )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\.$/u;
/** In sentences: a turn in which somebody says who moves is short. */
const longestTurn = 6;

/**
 * The sentences under the names of who speaks, where a record names nobody and those who move and second
 * say who they are, as is asked of them where only the sound is kept.
 */
export function withSelfNamed(
  sentences: readonly SpokenSentence[],
  people: People,
): readonly SpokenSentence[] {
  if (sentences.some(({ speaker }) => speaker !== null)) return sentences;
  const named = [...sentences];
  for (const { index } of sentences.filter(({ opensTurn }) => opensTurn)) {
    const turn = turnAt(sentences, index);
    const next = sentences[index + turn.length]?.text ?? '';
    const speaker = turn.length > longestTurn ? null : whoSpeaks(turn, next, people);
    if (speaker === null) continue;
    for (const sentence of turn) named[sentence.index] = { ...sentence, speaker };
  }
  return named;
}

function turnAt(sentences: readonly SpokenSentence[], from: number): SpokenSentence[] {
  const next = sentences
    .slice(from + 1, from + 2 + longestTurn)
    .findIndex(({ opensTurn }) => opensTurn);
  return sentences.slice(from, next < 0 ? from + 2 + longestTurn : from + 1 + next);
}

/** Who says in a turn that they move or second, and who they are. */
function whoSpeaks(turn: readonly SpokenSentence[], next: string, people: People): string | null {
  const [first, last] = [turn[0]?.text.replace(politely, '') ?? '', turn.at(-1)?.text ?? ''];
  const begun = firstName.exec(first);
  // 'Second. Okay. Glenn Okuda.' 'Yes.': the first who is called.
  const isCalled = answersIn(next) > 0 && isRollLine(next);
  const name = begun?.[1] ?? (turn.length > 1 && !isCalled ? onlyName.exec(last)?.[1] : undefined);
  if (name === undefined || findNames(name).length > 0) return null;
  // 'Okuda, could you read it?' is said to Okuda.
  const isTold = begun !== null && !/,\s*$/.test(begun[0]);
  const rest = begun === null || isTold ? turn.slice(begun ? 1 : 0).map(({ text }) => text) : [];
  const said = [first.slice(begun?.[0].length ?? 0), ...rest];
  const isOwn = said.some((text) => isOwnMotion(text) || isOwnSecond(text));
  const member = isOwn ? people.member(name) : null;
  return member !== null && sameSurname(member.name, name) ? member.name : null;
}
