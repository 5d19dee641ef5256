import type { SpokenSentence } from '#app/proceedings/language/spoken-sentences.ts';
import { bodyName, introducesBody, ordersBody, subjects } from './meeting-purpose-patterns.ts';
import { readableText } from './readable-text.ts';

/** What the meeting was, in one sentence of the record's own words. */
export type Purpose = { text: string; segments: number[]; at: number[] };

/** A meeting's opening: its first tenth, but as many sentences as say good evening first. */
const opening = { share: 0.1, fewest: 30, most: 60 };
/** The chair names the body in the first sentences, or says 'this committee' soon after. */
const namedWithin = { body: 20, committee: 30 };

/** Finds who met and what for, from what the chair says at the opening. */
export function meetingPurpose(sentences: readonly SpokenSentence[]): Purpose | null {
  const tenth = Math.floor(sentences.length * opening.share);
  const early = sentences.slice(0, Math.max(opening.fewest, Math.min(opening.most, tenth)));
  const body = findBody(early);
  for (const { said, tell } of subjects) {
    for (const sentence of early) {
      const spoken = readableText(sentence.text);
      const match = said.exec(spoken);
      const rest = match ? endOfClause(match.at(-1) ?? '') : '';
      if (!match || rest.split(' ').length < 2) continue;
      const predicate = tell(rest, match)
        .replace(
          /\bour (?=(?:inquiry|review|scrutiny|examination|study|report|investigation)\b)/g,
          'its ',
        )
        .replace(/\bour (?=nation)/g, 'the ');
      const name = body?.name ?? 'committee';
      if (body === null && !speaksOfCommittee(sentences)) continue;
      const cited = [...(body?.sentence.segments ?? []), ...sentence.segments];
      return {
        text: `The ${name} ${predicate}.`,
        segments: [...new Set(cited)].sort((a, b) => a - b),
        at: [sentence.index, ...(body ? [body.sentence.index] : [])],
      };
    }
  }
  return null;
}

const speaksOfCommittee = (sentences: readonly SpokenSentence[]) =>
  sentences.slice(0, namedWithin.committee).some(({ text }) => /\bcommittee\b/i.test(text));

function findBody(
  early: readonly SpokenSentence[],
): { name: string; sentence: SpokenSentence } | null {
  for (const sentence of early.slice(0, namedWithin.body)) {
    if (!ordersBody.test(sentence.text)) continue;
    // 'Good morning, welcome to the': the last introduction stands right before the name.
    for (const found of [...sentence.text.matchAll(introducesBody)].reverse()) {
      const rest = sentence.text.slice(found.index + found[0].length);
      const name = bodyName.exec(rest)?.[1]?.trim();
      if (!name || !rest.startsWith(name) || name.split(' ').length < 2) continue;
      if (/\b(?:I|we|you|order|is|are|will|today's|meeting)\b/i.test(name)) continue;
      return { name: name.replace(/^the /i, ''), sentence };
    }
  }
  return null;
}

function endOfClause(text: string): string {
  return (
    text
      .replace(/[.?!]+$/, '')
      .split(/(?:;| – | and I(?:'m| am|'d| would| will)?\b|, and I\b|, and we\b|, so\b|, but\b)/)[0]
      ?.trim()
      .replace(/[\s,]+$/, '') ?? ''
  );
}
