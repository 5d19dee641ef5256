import { foldWord } from '#app/proceedings/language/tokens.ts';
import { type Content, type ContentWord, contentOf, matchContent } from './likeness.ts';
import { bareWord, isName } from './name-vocabulary.ts';
import { speakerKey, turnsOf } from './passages.ts';
import type { Statement } from './statement.ts';

const asks =
  /^(?:complained|criticized|criticised|called|pulled|voiced|raised|worried|advocated|lamented|complains|ask|asks|asked|questioned|wondered|inquired|requested|urged)$/;
const speaks =
  /^(?:said|says|told|noted|argued|warned|explained|stated|announced|added|replied|answered|acknowledged|attributed|blamed|countered|reported|described|stressed|emphasized|pointed|promised|proposed|suggested|recommended|opposed|opposes|supported|supports|favou?rs|favou?red|objected|thanked|complained|testified|estimated|claimed|believes|believed|wants|wanted|would|credited|cited|called|asked|asks|questioned|wondered|inquired|requested|urged|declined|dissented|introduced|pulled|complained|sided|committed|criticized|criticised|endorsed|backed|voiced|raised|relayed|disputed|rejected|accepted|agreed|disagreed|thinks|thought|challenged|pledged|vowed|admitted|conceded|insisted|preferred|sought|advocated|regretted|lamented|applauded|praised|expressed|inquired|relayed|clarified|confirmed|committed|worried|feared|cautioned|recused|pressed|faulted|defended|offered|welcomed|rebuffed|pushed|promised|claimed)$/;

/**
 * 'Lowe said …' where the source has somebody else say it. Only sources that name their speakers
 * can tell; an answer counts with the question it answers.
 */
export function checkSpeakers(sentence: Statement, source: Statement): string[] {
  const turns = turnsOf(source);
  const named = turns.filter(({ label }) => label !== null);
  if (named.length < 1 || named.length < turns.length * 0.7) return [];
  const claim = claimedSpeaker(sentence);
  if (!claim) return [];
  const speakers = turns.map(({ label }) => (label === null ? '' : speakerKey(label)));
  const content = contentOf(sentence, 0, sentence.tokens.length);
  const wanted = withoutSpeakers(content, [
    ...speakers,
    ...wordsOf(turns.map(({ label }) => label)),
  ]);
  if (wanted.keys.size < 1) return [];
  const own: [number, number][] = [];
  turns.forEach(({ from, to }, index) => {
    if (speakers[index] !== claim.name) return;
    const before = turns[index - 1];
    // What was asked belongs to the answer, unless the sentence is about the asking.
    const answers = before && !claim.asks && endsInQuestion(source, before.to);
    own.push([answers ? before.from : from, to]);
  });
  const ownShare = matchContent(wanted, joined(source, own)).share;
  for (const [index, turn] of turns.entries()) {
    const speaker = speakers[index] ?? '';
    if (speaker === claim.name || turn.label === null) continue;
    const ranges = turns
      .filter((_, at) => speakers[at] === speaker)
      .map(({ from, to }): [number, number] => [from, to]);
    // Somebody who tells what another said names them.
    if (ranges.some(([from, to]) => names(source, from, to, claim.name))) continue;
    const { share, shared } = matchContent(wanted, joined(source, ranges));
    // All that is claimed stands with another, and nothing of it with the one named.
    const isPlain = own.length > 0 && ownShare <= 0.12 && share >= 0.6 && shared >= 0.8;
    const isMuch = share >= 0.55 && shared >= 3 && share - ownShare >= 0.34 && ownShare <= 0.5;
    if (!isPlain && !isMuch) continue;
    if (own.length === 0 && !isPerson(sentence, claim.at)) continue;
    return [`In the source ${turn.label} says this, in the sentence ${claim.text}.`];
  }
  return [];
}

type Claim = { name: string; text: string; at: number; asks: boolean };

/** Who a sentence says spoke: before the verb, or after it at the end. */
function claimedSpeaker(sentence: Statement): Claim | null {
  const { tokens } = sentence;
  for (let index = 0; index < tokens.length; index += 1) {
    const word = tokens[index]?.word ?? '';
    if (!speaks.test(word)) continue;
    const before = tokens[index - 1];
    const isTail = before !== undefined && index >= tokens.length - 2;
    if (!before || tokens[index]?.gap !== 'none' || !isNameLike(sentence, index - 1)) continue;
    if (word === 'would' && index > 3) continue;
    // 'funding Boyle reported' at the end, or the subject at the beginning.
    if (index > 6 && !isTail && tokens[index - 1]?.gap === 'none' && !startsClause(sentence, index))
      continue;
    return claimAt(sentence, index - 1, asks.test(word));
  }
  const according = /\baccording to (?:[\p{L}.]+ ){0,3}?(\p{Lu}[\p{L}'’-]+)(?=[,.]|$)/u.exec(
    sentence.text,
  );
  const at = according ? tokens.findIndex(({ text }) => text === according[1]) : -1;
  return at < 0 ? null : claimAt(sentence, at, false);
}

function startsClause(sentence: Statement, verb: number): boolean {
  for (let at = verb - 1; at >= Math.max(0, verb - 4); at -= 1) {
    if (sentence.tokens[at]?.gap === 'comma' || sentence.tokens[at]?.gap === 'stop') return true;
    if (/^(?:while|but|and|although)$/.test(sentence.tokens[at]?.word ?? '')) return true;
  }
  return false;
}

const isNameLike = (sentence: Statement, at: number) =>
  /^\p{Lu}/u.test(sentence.tokens[at]?.text ?? '') &&
  (isName(sentence, at) || at === 0 || isPerson(sentence, at));

/** Whether a title or a first name stands before a name, so that it is a person's. */
function isPerson(sentence: Statement, at: number): boolean {
  const before = sentence.tokens[at - 1];
  return before !== undefined && /^\p{Lu}/u.test(before.text);
}

const afterNames = /^(?:am|as|ms|mp|jr|sr|ii|iii|md)$/;

function claimAt(sentence: Statement, place: number, isAsking: boolean): Claim {
  // 'Hefin David AM said'
  const at = afterNames.test(sentence.tokens[place]?.word ?? '') && place > 0 ? place - 1 : place;
  const text = sentence.tokens[at]?.text ?? '';
  return { name: bareWord(foldWord(text)), text, at, asks: isAsking };
}

const wordsOf = (labels: readonly (string | null)[]) =>
  labels.flatMap((name) => (name ?? '').split(/[\s.]+/).map(foldWord));

function withoutSpeakers(content: Content, speakers: readonly string[]): Content {
  const keys = new Map(
    [...content.keys].filter(([key, { isName: named }]) => !named || !speakers.includes(key)),
  );
  return { keys, groups: content.groups };
}

function joined(source: Statement, ranges: readonly [number, number][]): Content {
  const keys: Map<string, ContentWord> = new Map();
  const groups = new Set<number>();
  for (const [from, to] of ranges) {
    const part = contentOf(source, from, to);
    for (const [key, value] of part.keys) keys.set(key, value);
    for (const group of part.groups) groups.add(group);
  }
  return { keys, groups };
}

function endsInQuestion(source: Statement, to: number): boolean {
  const last = source.tokens[to - 1];
  return last !== undefined && /^\?/.test(source.text.slice(last.end, last.end + 1));
}

function names(source: Statement, from: number, to: number, name: string): boolean {
  for (let at = from; at < to; at += 1)
    if (bareWord(source.tokens[at]?.word ?? '') === name) return true;
  return false;
}
