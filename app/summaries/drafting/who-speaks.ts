import type { RosterMember } from '#app/proceedings/facts/roster.ts';
import { lettersApart } from '#app/proceedings/language/letters-apart.ts';
import type { SpokenSentence } from '#app/proceedings/language/spoken-sentences.ts';
import { surnameOf } from '#app/proceedings/language/surname.ts';
import { isUnnamedVoice } from '#app/proceedings/language/unnamed-voice.ts';
import { nameSpeller } from './name-speller.ts';
import { numberedVoices } from './numbered-voices.ts';
import { publicTurn, speaksForMatter } from './public-time.ts';
import {
  allowsSpeaker,
  answersRoll,
  calledIn,
  callsRoll,
  endsTurn,
  introducedIn,
  isAnswer,
  isSettling,
  isTitled,
  opensWithAnswer,
  thankedIn,
} from './speaker-cues.ts';
import { isOfPublic, speakerName } from './speaker-names.ts';
import { nobody, type Voice } from './voice.ts';

/**
 * In words: for so long it is likely the same person. Of who speaks among others an interjection is
 * soon lost; longer speeches are named by the thanks that follow them.
 */
const longestTurn = { ofPublic: 900, introduced: 450, called: 220 };
/** How many sentences after a name somebody may still be greeting or finding the microphone. */
const settling = 5;
/** How many sentences after they said their name somebody who was let speak is still the same. */
const resuming = 8;

/** Of all sentences: where fewer open a turn, the record's segments are turns and no captions. */
const turnShare = 0.6;

type Turn = Voice & { since: number; words: number; isCalled: boolean };

/**
 * Who says each sentence. Where the record labels nobody, a turn begins where somebody says their
 * name or the chair calls on them, and ends where the chair goes on, a question is asked or an
 * answer given: rather nobody is named than the wrong one.
 */
export function whoSpeaks(
  sentences: readonly SpokenSentence[],
  members: readonly RosterMember[] = [],
): Voice[] {
  const voices = numberedVoices(sentences);
  let turn: Turn | null = null;
  let interrupted: Turn | null = null;
  let publicSince: number | null = null;
  let isRoll = false;
  const showsTurns =
    sentences.filter(({ opensTurn }) => opensTurn).length < turnShare * sentences.length;
  const forward = sentences.map((sentence, at): Voice => {
    const { text, speaker } = sentence;
    const change = publicTurn(text);
    if (change !== null) publicSince = change === 'opens' ? (publicSince ?? at) : null;
    const isPublicTime = publicSince !== null;
    const labelled = speakerName(speaker);
    if (labelled !== null) {
      turn = null;
      return { name: labelled, namedAt: null, isPublic: false };
    }
    if (speaker !== null && isUnnamedVoice(speaker)) {
      turn = null;
      const own = voices[at];
      if (!own) return nobody;
      const isNamedThen =
        publicSince !== null && own.namedAt !== null && own.namedAt >= publicSince;
      return { ...own, isPublic: isNamedThen && !isTitled(own.name ?? '') };
    }
    if (speaker !== null && isOfPublic(speaker)) {
      turn = null;
      return { ...nobody, isPublic: true, isLabelled: true };
    }
    const introduced = introducedIn(text);
    if (introduced !== null) {
      const isPublic: boolean = isPublicTime && !speaksForMatter(text);
      turn = { name: introduced, namedAt: at, isPublic, since: at, words: 0, isCalled: false };
      return voiceOf(turn);
    }
    const called = calledIn(text);
    isRoll = callsRoll(text) || (isRoll && text.split(' ').length <= longestLine);
    const isOfRoll = isRoll || answersRoll(sentences[at + 1]?.text ?? '');
    if (called !== null && isOfRoll && isBare(text)) {
      turn = null;
      return nobody;
    }
    // 'I turn to Ms. Hale. And then we will hear from Mr. Ito.': the second waits, whether or not the first was heard.
    if (called !== null && waits.test(text)) {
      if (turn?.words !== 0) turn = null;
      return nobody;
    }
    if (called !== null) {
      turn = { ...nobody, name: called, namedAt: at, since: at, words: 0, isCalled: true };
      // Those whom the chair calls 'Ms. Hale' are known to the body more often than not.
      turn.isPublic = isPublicTime && !isTitled(called);
      return nobody;
    }
    if (interrupted !== null && allowsSpeaker(text) && at - interrupted.since <= resuming)
      turn = { ...interrupted, since: at, words: 0, isCalled: true };
    if (turn === null) return { ...nobody, isPublic: isPublicTime };
    if (turn.isCalled && turn.words === 0 && at - turn.since <= settling && isSettling(text))
      return nobody;
    // A presenter goes on over many segments; of others the next segment is somebody else's turn.
    const isShort = turn.isPublic || turn.isCalled;
    const isNext = showsTurns && isShort && sentence.opensTurn && turn.words > 0;
    if (isNext || hasEnded(turn, text)) {
      interrupted = turn.isCalled ? null : turn;
      turn = null;
      return nobody;
    }
    turn.words += text.split(' ').length;
    if (turn.isPublic && speaksForMatter(text)) turn.isPublic = false;
    const own = voiceOf(turn);
    // A question is answered by somebody else, but for those that the public asks in a speech.
    if (text.endsWith('?') && !turn.isPublic) turn = null;
    return own;
  });
  const spell = nameSpeller(sentences, members);
  return nameThanked(sentences, forward).map((voice) => {
    if (voice.name === null || voice.namedAt === null) return voice;
    const name = spell(voice.name);
    return name === null ? nobody : { ...voice, name };
  });
}

/** Names whom nobody called on by the thanks that they are given: 'Thank you, Council Member Hale.' */
function nameThanked(sentences: readonly SpokenSentence[], voices: Voice[]): Voice[] {
  sentences.forEach(({ text, speaker }, at) => {
    const name = speakerName(speaker) === null ? thankedIn(text) : null;
    if (name === null) return;
    const own: number[] = [];
    let words = 0;
    let isClosing = true;
    const thanked = voiceBefore(sentences, at);
    for (let before = at - 1; before >= 0; before -= 1) {
      const said = sentences[before];
      // 'That is a good point. Thank you, Ms. Hale.'
      if (said && speaker !== null && said.speaker === speaker) continue;
      if (!said || speakerName(said.speaker) !== null || voices[before]?.name != null) break;
      if (said.speaker !== thanked) break;
      const ends = endsTurn(said.text) || isAnswer(said.text) || calledIn(said.text) !== null;
      // 'Thank you.' is how they ended.
      if (ends && isClosing) continue;
      words += said.text.split(' ').length;
      if (ends || words > longestTurn.ofPublic) {
        // They had ended with thanks: what was said since is the chair's, who thanks them for it.
        const spoke = voices[before - 1]?.name ?? null;
        if (thanksAlone.test(said.text) && spoke !== null && soundsTheSame(spoke, name))
          own.length = 0;
        break;
      }
      isClosing = false;
      own.push(before);
    }
    for (const one of own) voices[one] = { name, namedAt: at, isPublic: false };
  });
  return voices;
}

/** 'Pedersen' and 'Pederson' are one, as captions hear names. */
const soundsTheSame = (one: string, other: string) =>
  lettersApart(surnameOf(one), surnameOf(other)) <= 1;

/** The label of the voice that was heard before the one that speaks at a sentence; null where nobody is labelled. */
function voiceBefore(sentences: readonly SpokenSentence[], at: number): string | null {
  const speaker = sentences[at]?.speaker ?? null;
  if (speaker === null) return null;
  return sentences.slice(0, at).findLast((one) => one.speaker !== speaker)?.speaker ?? null;
}

/** In words: a line of a roll, in which captions run names together. */
const longestLine = 8;
/** In words: a name and no more. */
const isBare = (text: string) => text.split(' ').length <= 4;

const voiceOf = ({ name, namedAt, isPublic }: Turn): Voice => ({ name, namedAt, isPublic });

const waits =
  /^(?:and |so )?(?:then|after (?:that|her|him|them)),? we(?:['’]ll| will) (?:hear from|go to|turn to|have)\b/i;
/** In words: who has said less may still be greeted, or greet. */
const fewestSaid = 25;
/** Whoever says it, it is the end of what somebody said who was called on. */
const thanksAlone = /^(?:all right[,.] |okay[,.] )?thank you(?: (?:so|very) much)?[.!]*$/i;

function hasEnded(turn: Turn, text: string): boolean {
  const { ofPublic, introduced, called } = longestTurn;
  if (turn.words > (turn.isPublic ? ofPublic : turn.isCalled ? called : introduced)) return true;
  if (allowsSpeaker(text)) return true;
  if (endsTurn(text)) return true;
  if (turn.isCalled && turn.words >= fewestSaid && thanksAlone.test(text)) return true;
  return !turn.isPublic && (isAnswer(text) || (turn.words > 0 && opensWithAnswer(text)));
}
