import { foldWord } from '#app/proceedings/language/tokens.ts';
import {
  type Content,
  type ContentWord,
  contentOf,
  type Match,
  matchContent,
} from '../comparison/likeness.ts';
import type { Rule } from '../rule.ts';
import { type ClaimedSpeaker, claimedSpeaker, isPerson } from '../statement/claimed-speaker.ts';
import { namesSpeakers, speakerKey, type Turn, turnsOf } from '../statement/passages.ts';
import type { Statement } from '../statement/statement.ts';
import { bareWord } from '../vocabulary/names.ts';
import { isTitle } from '../vocabulary/titles.ts';

/**
 * All of it stands with another, and next to nothing with the one named. A share of 0.5 catches
 * four more by hand, of sentences that were worked with; a word fewer of a short claim is a guess.
 */
const plainly = { ownShare: 0.12, share: 0.6, shared: 0.8 };
/** The one named says nothing of it, another two things of it at least. */
const silent = { ownShare: 0.05, share: 0.33, shared: 1.5 };
/** Much of it stands with another, less by a clear step with the one named; a tenth moves none. */
const clearly = { ownShare: 0.5, share: 0.55, shared: 3, step: 0.34 };

/**
 * 'Lowe said …' where the source has somebody else say it. Only sources that name their speakers
 * can tell; an answer counts with the question it answers.
 */
export const speakers: Rule = {
  name: 'speakers',
  check: ({ sentence, source }) => {
    const turns = turnsOf(source);
    if (!namesSpeakers(turns)) return [];
    const claim = claimedSpeaker(sentence);
    if (!claim) return [];
    const content = contentOf(sentence, 0, sentence.tokens.length);
    const wanted = withoutSpeakers(content, turns);
    if (wanted.keys.size === 0) return [];
    const other = otherSpeaker(claim, wanted, sentence, source);
    return other === null
      ? []
      : [`In the source ${other} says this, in the sentence ${claim.text}.`];
  },
};

type Range = [from: number, to: number];

function otherSpeaker(
  claim: ClaimedSpeaker,
  wanted: Content,
  sentence: Statement,
  source: Statement,
): string | null {
  const turns = turnsOf(source);
  const own = ownRanges(claim, turns, source);
  const ownShare = matchContent(wanted, joined(source, own)).share;
  if (own.length === 0 && (!isPerson(sentence, claim.at) || isTitle(claim.name))) return null;
  for (const { key, label, ranges } of rangesBySpeaker(turns)) {
    if (key === claim.name || bears(label, claim.name)) continue;
    // Somebody who tells what another said names them.
    if (ranges.some(([from, to]) => names(source, from, to, claim.name))) continue;
    const match = matchContent(wanted, joined(source, ranges));
    if (isMuch(match, ownShare) || (own.length > 0 && isPlain(match, ownShare))) return label;
  }
  return null;
}

const isPlain = ({ share, shared }: Match, ownShare: number) =>
  (ownShare <= plainly.ownShare && share >= plainly.share && shared >= plainly.shared) ||
  (ownShare <= silent.ownShare && share >= silent.share && shared >= silent.shared);

const isMuch = ({ share, shared }: Match, ownShare: number) =>
  ownShare <= clearly.ownShare &&
  share >= clearly.share &&
  shared >= clearly.shared &&
  share - ownShare >= clearly.step;

/** What the one named says; what was asked belongs to the answer, unless it is about the asking. */
function ownRanges(claim: ClaimedSpeaker, turns: readonly Turn[], source: Statement): Range[] {
  return turns.flatMap(({ from, to, label }, index): Range[] => {
    if (label === null || (speakerKey(label) !== claim.name && !bears(label, claim.name)))
      return [];
    const before = turns[index - 1];
    const answers = before && !claim.asks && endsInQuestion(source, before.to);
    return [[answers ? before.from : from, to]];
  });
}

/** 'Right Hon. Ada Moss (Prime Minister)': the office stands in the label. */
const bears = (label: string, name: string) =>
  isTitle(name) && label.split(/[^\p{L}'’-]+/u).some((word) => foldWord(word) === name);

/** Each speaker with the label first given and all that they say. */
function rangesBySpeaker(turns: readonly Turn[]) {
  const speakers = new Map<string, { key: string; label: string; ranges: Range[] }>();
  for (const { from, to, label } of turns) {
    if (label === null) continue;
    const key = speakerKey(label);
    const known = speakers.get(key);
    if (known) known.ranges.push([from, to]);
    else speakers.set(key, { key, label, ranges: [[from, to]] });
  }
  return speakers.values();
}

/** A sentence's content without the names of those who speak. */
function withoutSpeakers(content: Content, turns: readonly Turn[]): Content {
  const speaking = new Set(
    turns.flatMap(({ label }) =>
      label === null ? [] : [speakerKey(label), ...label.split(/[\s.]+/).map(foldWord)],
    ),
  );
  const keys = new Map(
    [...content.keys].filter(([key, { isName }]) => !isName || !speaking.has(key)),
  );
  return { keys, groups: content.groups };
}

function joined(source: Statement, ranges: readonly Range[]): Content {
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
