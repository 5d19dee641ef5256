import type { SpokenSentence } from '#app/proceedings/language/spoken-sentences.ts';
import { isUnnamedVoice } from '#app/proceedings/language/unnamed-voice.ts';
import { calledIn, introducedIn } from './speaker-cues.ts';
import type { Voice } from './voice.ts';

/** Who is called once may not be who speaks next; of so many calls some are not followed. */
const sure = { fewest: 2, share: 0.7 };

type Call = { at: number; name: string; voice: string };

/**
 * Who numbered voices are: whom each says that it is, or is called on whenever it speaks next; one that was called on
 * once bears the name for as long as it speaks on.
 */
export function numberedVoices(sentences: readonly SpokenSentence[]): (Voice | null)[] {
  const calls = callsOf(sentences);
  const known = new Map([...surelyCalled(calls), ...introduced(sentences)]);
  let turn: Call | null = null;
  return sentences.map(({ speaker }, at) => {
    if (speaker === null || !isUnnamedVoice(speaker)) return null;
    turn = calls.get(at) ?? (turn?.voice === speaker ? turn : null);
    const named = known.get(speaker) ?? turn;
    return named ? { name: named.name, namedAt: named.at, isPublic: false } : null;
  });
}

/** By the sentence with which the voice that was called on begins. */
function callsOf(sentences: readonly SpokenSentence[]): Map<number, Call> {
  const calls = new Map<number, Call>();
  sentences.forEach(({ text, speaker }, at) => {
    const next = sentences[at + 1]?.speaker ?? null;
    if (next === null || next === speaker || !isUnnamedVoice(next)) return;
    const name = calledIn(text);
    if (name !== null) calls.set(at + 1, { at, name, voice: next });
  });
  return calls;
}

function surelyCalled(calls: ReadonlyMap<number, Call>): [string, Call][] {
  const all = [...calls.values()];
  return [...Map.groupBy(all, ({ voice }) => voice)].flatMap(([voice, own]): [string, Call][] => {
    const [first] = [...Map.groupBy(own, ({ name }) => name).values()].toSorted(
      (one, other) => other.length - one.length,
    );
    const [call] = first ?? [];
    if (!first || !call || first.length < sure.fewest) return [];
    const ofName = all.filter(({ name }) => name === call.name).length;
    const isSure = first.length >= sure.share * Math.max(own.length, ofName);
    return isSure ? [[voice, call]] : [];
  });
}

/** The first name that a voice gives. */
function introduced(sentences: readonly SpokenSentence[]): Map<string, Call> {
  const known = new Map<string, Call>();
  sentences.forEach(({ speaker, text }, at) => {
    if (speaker === null || !isUnnamedVoice(speaker) || known.has(speaker)) return;
    const name = introducedIn(text);
    if (name !== null) known.set(speaker, { at, name, voice: speaker });
  });
  return known;
}
