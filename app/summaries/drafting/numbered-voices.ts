import type { SpokenSentence } from '#app/proceedings/language/spoken-sentences.ts';
import { type HeardAs, sureVoices } from '#app/proceedings/language/sure-voices.ts';
import { isUnnamedVoice } from '#app/proceedings/language/unnamed-voice.ts';
import { calledIn, introducedIn } from './speaker-cues.ts';
import type { Voice } from './voice.ts';

const sure = { fewest: 2, share: 0.7 };

type Call = HeardAs & { at: number };

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

/** With the first call on each. */
function surelyCalled(calls: ReadonlyMap<number, Call>): [string, Call][] {
  const all = [...calls.values()];
  return [...sureVoices(all, sure)].flatMap(([voice, name]) => {
    const first = all.find((call) => call.voice === voice && call.name === name);
    return first ? [[voice, first]] : [];
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
